import { expect, test } from 'vitest';
import { readFirstBlocks } from '../../../src/core/report/changes.ts';
import { readFirstSentence, renderMarkdown } from '../../../src/core/report/index.ts';
import { changeOf, patchOf } from '../../support/memory/samples.ts';

const changing = (...paths: readonly string[]) =>
  patchOf(...paths.map((path) => changeOf(path, 'a\n', 'b\n')));

const said = (...paths: readonly string[]) =>
  renderMarkdown([...readFirstBlocks(changing(...paths))], 10_000);

test('what acts before somebody reads it is named for the reviewer, by the reason', () => {
  expect(said('src/cart.ts', 'web/package.json')).toBe(
    '**Read first:** `web/package.json`, because installs follow such manifests and run their scripts.\n',
  );
  expect(readFirstSentence(changing('setup.py', 'Makefile', 'src/cart.ts', 'web/Dockerfile'))).toBe(
    'Read first: Makefile, web/Dockerfile, because builds run such files; setup.py, because installs follow such manifests and run their scripts.',
  );
});

test('a file that is moved is named by both names', () => {
  const moved = patchOf(changeOf('Makefile', 'a\n', null), changeOf('src/make.ts', null, 'a\n'));
  expect(readFirstSentence(moved)).toBe('Read first: Makefile, because builds run such files.');
});

test.each([
  'src/package.ts',
  'config.ts',
  'makefile/readme.md',
  'builder.ts',
  'gradlew.md',
  'docs/gemfile.md',
])('%s is none of them', (path) => {
  expect(readFirstBlocks(changing(path))).toEqual([]);
  expect(readFirstSentence(changing(path))).toBe('');
});

test('no more than ten are named', () => {
  const many = Array.from({ length: 12 }, (_, at) => `p${at}/package.json`);
  expect(said(...many)).toMatch(/`p7\/package\.json`, because [^;]+; and 2 more\.\n$/);
});
