import { expect, test } from 'vitest';
import { isMetadataCheck } from '../../../src/core/pulls/check-kind.ts';

test.each([
  ...['DCO', 'license/cla', 'EasyCLA', 'CLA Assistant', 'Validate PR title', 'Lint PR title'],
  ...['commitlint', 'Lint commit messages', 'Semantic Pull Request', 'semantic-pull-request'],
  ...['Changelog', 'check-changelog', 'Label required', 'labeler', 'PR size', 'milestone'],
  ...['Verify linked issue', 'Conventional Commits', 'sign-off', 'pull_request_title / check'],
])('“%s” is about metadata', (name) => {
  expect(isMetadataCheck(name, ['Run check'])).toBe(true);
});

test.each([
  ...['test', 'build', 'lint', 'unit tests (labels)', 'bundle size', 'size-limit', 'class tests'],
  ...['declare types', 'test changelog parser', 'semantic versioning', 'titles', 'clang', 'resize'],
])('“%s” is about code', (name) => {
  expect(isMetadataCheck(name, ['Run it'])).toBe(false);
});

test('the steps that failed count as well as the name', () => {
  expect(isMetadataCheck('checks', ['Check PR title'])).toBe(true);
  expect(isMetadataCheck('checks', ['Check PR title', 'npm run check'])).toBe(false);
  expect(isMetadataCheck('checks', [])).toBe(false);
  expect(isMetadataCheck('changelog', ['npm test'])).toBe(false);
  expect(isMetadataCheck('tests', ['Check PR title'])).toBe(false);
});
