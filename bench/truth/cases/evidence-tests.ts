import assert from 'node:assert/strict';
import type { Case } from '../case.ts';
import { expectItem, expectRow, fixAtTerminal, fixWithAction } from '../evidence-project.ts';

const refusing = 'echo "Error: connect ECONNREFUSED 127.0.0.1:5432"; exit 1';
const nothing = /– not shown.*nothing shows that a test ran/;

/** Two tests, of which the second fails with and without the fix. */
const flight = `import { test } from 'node:test';
test('parcels fly', () => {
  throw new Error('not yet');
});
`;

export const cases: readonly Case[] = [
  {
    name: 'a test command that fails the same way with and without the change is a draft, not a tick',
    check: async () => {
      const { run, pulls, body, comment, status } = await fixWithAction({
        'test-command': refusing,
      });
      assert.equal(run.outputs['stop-reason'], 'approved');
      assert.equal(pulls[0]?.draft, true);
      assert.equal(status, 'In Arbeit');
      for (const text of [body, comment]) {
        expectRow(text, 'Tests', nothing);
        expectRow(text, 'Tests', /Its output: Error: connect ECONNREFUSED 127.0.0.1:5432/);
        assert.match(text, /It is a draft because: nothing shows that a test ran\./);
      }
    },
  },
  {
    name: 'a test command that names no failure and prints other ports and orders each time shows nothing',
    check: () =>
      fixAtTerminal(
        { options: ['--test-command', 'echo "no database on port $RANDOM$RANDOM"; exit 1'] },
        (ended) => {
          assert.equal(ended.stopReason, 'approved');
          expectItem(ended, 'Tests', /– not shown.*its output names no failure/);
        },
      ),
  },
  {
    name: 'a program that the test command cannot start is named, also behind a makefile',
    check: async () => {
      const makefile = { Makefile: 'unit:\n\t@shoptest --all\n' };
      for (const command of ['shoptest --all', 'make unit']) {
        await fixAtTerminal({ files: makefile, options: ['--test-command', command] }, (ended) =>
          expectItem(ended, 'Tests', /– not shown.*is missing or cannot be run.*shoptest/),
        );
      }
    },
  },
  {
    name: 'tests of several packages are counted and named behind the labels of their runner',
    check: async () => {
      const labelled = `node --test | sed 's/^/shop:test: /'`;
      await fixAtTerminal(
        { files: { 'test/flight.test.js': flight }, options: ['--test-command', labelled] },
        (ended) =>
          expectItem(ended, 'Tests', /≈ as before .*1 passed, 1 fails as before: .*parcels fly/),
      );
    },
  },
  {
    name: 'tests that fail as before have a sign of their own, with the command and its counts',
    check: async () => {
      const { pulls, body, comment, run } = await fixWithAction(
        { 'test-command': 'node --test' },
        { files: { 'test/flight.test.js': flight } },
      );
      assert.equal(pulls[0]?.draft, false);
      for (const text of [body, comment]) {
        expectRow(
          text,
          'Tests',
          /≈ as before \| `node --test`: 1 passed, 1 fails as before: .*parcels fly/,
        );
      }
      assert.match(run.stdout, /tests fail as before/);
    },
  },
  {
    name: 'a pull request is a draft if every test fails, with and without the change',
    check: async () => {
      const { pulls, body } = await fixWithAction(
        { 'test-command': 'node --test test/flight.test.js' },
        { files: { 'test/flight.test.js': flight } },
      );
      assert.equal(pulls[0]?.draft, true);
      expectRow(body, 'Tests', /≈ as before .*0 passed, 1 fails as before/);
      assert.match(body, /no test passes, with or without the change/);
    },
  },
  {
    name: 'a suite that cannot start, with and without the change, shows nothing',
    check: () =>
      fixAtTerminal(
        {
          files: { 'test/broken.test.js': "import './missing.js';\n" },
          options: ['--test-command', 'node --test test/broken.test.js'],
        },
        (ended) => expectItem(ended, 'Tests', nothing),
      ),
  },
  ...[
    ['prints nothing', 'true'],
    ['finds no test', 'cd empty && node --test'],
    ['says so', 'echo "No tests found, exiting with code 0"'],
    ['counts none', 'echo "Tests:       0 total"'],
    ['prints anything else', 'echo "Done in 3 s."'],
  ].map(([what, command = '']) => ({
    name: `a test command that exits with 0 and ${what} is no evidence that tests passed`,
    check: () =>
      fixAtTerminal(
        { files: { 'empty/a.txt': '' }, options: ['--test-command', `${command}; exit 0`] },
        (ended) => {
          assert.match(ended.stderr, /^Stopped: approved\. .* Nothing shows that a test ran\./m);
          expectItem(ended, 'Tests', nothing);
        },
      ),
  })),
  {
    name: 'failed tests that the output counts outweigh exit code 0',
    check: () =>
      fixAtTerminal(
        {
          files: { 'test/flight.test.js': flight },
          options: ['--test-command', 'node --test || true'],
        },
        (ended) => expectItem(ended, 'Tests', /≈ as before .*1 passed, 1 fails as before/),
      ),
  },
  {
    name: 'the terminal, the pull request and the ticket name the command and its counts',
    check: async () => {
      const { body, comment } = await fixWithAction({ 'test-command': 'node --test' });
      for (const text of [body, comment]) {
        expectRow(text, 'Tests', /✓ passed \| `node --test`: 1 passed/);
      }
      await fixAtTerminal({ options: ['--test-command', 'node --test'] }, (ended) =>
        expectItem(ended, 'Tests', /✓ passed +node --test: 1 passed$/),
      );
    },
  },
  {
    name: 'a linter that checks no file, or fails the same way without naming a problem, shows nothing',
    check: async () => {
      const linting = (command: string, shown: RegExp) =>
        fixAtTerminal({ options: ['--lint-command', command] }, (ended) =>
          expectItem(ended, 'Lint and types', shown),
        );
      await linting('echo "Checked 0 files in 1ms."', /– not shown.*it checked no file/);
      await linting(refusing, /– not shown.*its output names no problem/);
      await linting(
        'echo "a.ts(1,2): error TS2304: no x"; exit 2',
        /≈ as before.*1 fails as before: a\.ts/,
      );
      await linting('true', /✓ passed/);
    },
  },
];
