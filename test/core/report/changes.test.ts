import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changeBlocks, readFirstBlocks } from '../../../src/core/report/changes.ts';
import {
  lackingEvidence,
  pullRequestBody,
  readFirstSentence,
  renderMarkdown,
} from '../../../src/core/report/index.ts';
import type { Run } from '../../../src/core/run/index.ts';
import { codePoint } from '../../support/code-point.ts';
import { changeOf, patchOf, pathOf } from '../../support/memory/samples/changes.ts';
import { runOf, step } from '../../support/memory/samples/runs.ts';
import { ticketOf } from '../../support/memory/samples/tickets.ts';
import { cart, fixOf, outcomeOf } from './outcomes.ts';

const told = (run: Run) => renderMarkdown(changeBlocks(run, 'What changed:'), 100_000);

test('the summary of the change and its files are listed, without what was planned', () => {
  const moved = [changeOf('old.ts', 'c\n', null), changeOf('new.ts', null, 'c\n')];
  expect(told(fixOf(cart, ...moved, changeOf('gone.ts', 'd\n', null)))).toBe(
    [
      '**What changed:** It multiplies.\n',
      '- `gone.ts` \\(deleted\\) −1',
      '- `new.ts` \\(renamed from `old.ts`\\)',
      '- `src/cart.ts` +1 −1\n',
    ].join('\n'),
  );
});

test('what the reviewer noticed besides comes after the files', () => {
  const noticed = 'The `tax` is 0.';
  const reviewed = step.reviewed({ kind: 'approve', summary: 'It multiplies.', noticed });
  const steps = [step.fix('src/cart.ts'), step.edited(patchOf(cart)), step.checked(), reviewed];
  expect(told(runOf(...steps))).toMatch(
    /\n- `src\/cart\.ts` \+1 −1\n\n\*\*Noticed, not changed:\*\* The `tax` is 0\.\n$/,
  );
});

test('whatever a model says of its change, the list of files is the last', () => {
  const words = fc.oneof(
    fc.string({ unit: codePoint, maxLength: 400 }),
    fc.constantFrom('<img src=x>', '@acme/all', '[a](b)', '\n# Head', '`', '-->', '#7', '\n- '),
  );
  fc.assert(
    fc.property(fc.array(words, { maxLength: 4 }), (parts) => {
      const summary = parts.join(' ');
      const reviewed = step.reviewed({ kind: 'approve', summary });
      const markdown = told(
        runOf(step.fix('src/cart.ts'), step.edited(patchOf(cart)), step.checked(), reviewed),
      );
      expect(markdown).toMatch(/^\*\*What changed:\*\*/);
      expect(markdown).toMatch(/\n\n- `src\/cart\.ts` \+1 −1\n$/);
      const outsideOfCode = markdown.replace(/(?<!\\)`[^`]*`/g, '');
      expect(outsideOfCode).not.toMatch(/(?<!\\)<(?!\u200B)img|(?<!\\)-->/);
    }),
  );
});

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
  ...['src/package.ts', 'config.ts', 'makefile/readme.md', 'builder.ts', 'gradlew.md'],
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
