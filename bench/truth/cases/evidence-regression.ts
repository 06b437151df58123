import assert from 'node:assert/strict';
import { halfTest } from '../../../test/support/project/parcel.ts';
import { fixBlock, testBlock } from '../../../test/support/project/script.ts';
import type { Case } from '../case.ts';
import {
  expectItem,
  expectRow,
  fixAtTerminal,
  fixing,
  fixWithAction,
} from '../evidence-project.ts';

const item = 'Red before, green after';
const tests = ['--test-command', 'node --test'];

/** Fails whenever the bug is there, as a timing test may by chance, in a file that the change never touches. */
const unrelated = `import { test } from 'node:test';
import { readFileSync } from 'node:fs';
test('a clock that ticks', () => {
  if (readFileSync('src/postage.js', 'utf8').includes('floor')) throw new Error('late');
});
`;

/** Passes with and without the fix. */
const vacuous = {
  ...testBlock,
  replace: "import { test } from 'node:test';\n\ntest('half a kilogram', () => {});",
};

/** Fails the first time that it runs without the fix, and passes from then on. */
const shaky = `import { test } from 'node:test';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
test('sums', () => {
  if (!readFileSync('src/postage.js', 'utf8').includes('floor') || existsSync(process.env.SEEN)) return;
  writeFileSync(process.env.SEEN, '');
  throw new Error('by chance');
});
`;

const longTitle = `half a kilogram costs 100, ${'whatever the weather and the season, '.repeat(6)}always`;

export const cases: readonly Case[] = [
  {
    name: 'a failing test that the change never touched is not red before',
    check: () =>
      fixAtTerminal(
        {
          replies: fixing(fixBlock, vacuous),
          files: { 'test/clock.test.js': unrelated },
          options: tests,
        },
        (ended) => {
          expectItem(ended, item, /– not shown +none of its tests fails without the change/);
          assert.doesNotMatch(ended.stderr, /a clock that ticks/);
        },
      ),
  },
  {
    name: "the change's own tests are named, in full, and no other",
    check: async () => {
      const own = {
        ...testBlock,
        replace: halfTest.replace('half a kilogram costs 100', longTitle),
      };
      const { body, comment } = await fixWithAction(
        { 'test-command': 'node --test' },
        { replies: fixing(fixBlock, own), files: { 'test/clock.test.js': unrelated } },
      );
      for (const text of [body, comment]) {
        expectRow(
          text,
          item,
          /✓ passed \| fails without the fix: test\/half\.test\.js: half a kilogram/,
        );
        expectRow(text, item, /the season, always/);
        assert.doesNotMatch(text, /a clock that ticks/);
      }
    },
  },
  {
    name: 'a test that is not new must be red twice without the fix',
    check: () =>
      fixAtTerminal(
        {
          replies: fixing(fixBlock, {
            path: 'test/sums.test.js',
            search: "test('sums', () => {",
            replace: "// Half a kilogram counts.\ntest('sums', () => {",
          }),
          files: { 'test/sums.test.js': shaky },
          // All runs of the unprotected command share the folder above their copies.
          options: ['--test-command', 'SEEN=$TMPDIR/../../seen node --test'],
        },
        (ended) =>
          expectItem(ended, item, /– not shown +its tests sometimes pass without the change/),
      ),
  },
  {
    name: 'a new test that the test command does not run is reported as not run',
    check: async () => {
      const { body } = await fixWithAction(
        { 'test-command': 'node --test test/postage.test.js' },
        { replies: fixing(fixBlock, testBlock) },
      );
      expectRow(body, item, /– not shown .*the test command did not run them/);
    },
  },
  {
    name: 'a new test that passes without the fix is reported as such',
    check: () =>
      fixAtTerminal({ replies: fixing(fixBlock, vacuous), options: tests }, (ended) =>
        expectItem(ended, item, /– not shown +its tests also pass without the change/),
      ),
  },
  {
    name: 'a silent test command has run tests if those of the change turn it red',
    check: () =>
      fixAtTerminal(
        {
          replies: fixing(fixBlock, testBlock),
          options: ['--test-command', 'node --test > out.txt || { cat out.txt; exit 1; }'],
        },
        (ended) => {
          expectItem(ended, 'Tests', /✓ passed/);
          expectItem(ended, item, /✓ passed +fails without the fix: test\/half\.test\.js/);
        },
      ),
  },
];
