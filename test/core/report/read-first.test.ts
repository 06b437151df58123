import { expect, test } from 'vitest';
import { readFirstBlocks } from '../../../src/core/report/changes.ts';
import {
  lackingEvidence,
  pullRequestBody,
  readFirstSentence,
  renderMarkdown,
} from '../../../src/core/report/index.ts';
import { changeOf, patchOf, pathOf, runOf, step, ticketOf } from '../../support/memory/samples.ts';
import { outcomeOf } from './outcomes.ts';

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

test('a file that code hosts fold is named by the evidence, which makes the change a draft', () => {
  const paths = ['dist/index.js', 'web/app.min.js', 'vendor/x.go', 'api/x.pb.go', 'x.designer.cs'];
  expect(readFirstSentence(changing(...paths))).toBe('');
  const found = paths.map((path) => ({
    ...{ path: pathOf(path), line: 1, column: 1 },
    message: 'a change that code hosts fold, as that of generated code',
  }));
  const checked = { ...step.checked(), hidden: { found, isKept: true } };
  const run = runOf(step.edited(changing(...paths)), checked, step.approved());
  const body = pullRequestBody(ticketOf(), outcomeOf('approved', run));
  for (const path of paths)
    expect(body.split(`${path}:1: a change that code hosts fold`).length).toBe(2);
  expect(lackingEvidence(run, 'reviewed')).toEqual([
    'the change adds characters or code that people cannot see',
  ]);
});

test('no more than ten are named', () => {
  const many = Array.from({ length: 12 }, (_, at) => `p${at}/package.json`);
  expect(said(...many)).toMatch(/`p7\/package\.json`, because [^;]+; and 2 more\.\n$/);
});
