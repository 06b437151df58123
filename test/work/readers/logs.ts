import { failedStep } from '../../../src/adapters/github/checks/index.ts';
import { readMonth } from '../../../src/core/ledger/index.ts';
import { findTestFiles } from '../../../src/core/proof/index.ts';
import { ownFailures } from '../../../src/core/proof/own-tests.ts';
import { emptyPatch, withChange } from '../../../src/engines/edits/index.ts';
import {
  compareRuns,
  findFailures,
  foundNoTest,
  normalizeOutput,
  plainOutput,
  readOutput,
  shortenOutput,
} from '../../../src/engines/evidence/index.ts';
import { checkedNothing, earlyEnd } from '../../../src/engines/evidence/reading/index.ts';
import { showsProblems } from '../../../src/engines/evidence/test-run.ts';
import { pathOf } from '../../support/memory/samples/changes.ts';
import { anyText, type Reader } from '../reader.ts';

const logs = [
  'FAIL a/b.test.js > x\n',
  'E   assert x\n',
  ...['x\n', 'not ok 1 - a\n', 'ok 1 - a\n'],
  '  ● a › b\n',
  'Tests: 3 passed, 1 failed, 4 total\n',
  ...[' Test Files  1 failed (1)\n', '1 failed in 1s\n', 'FAIL\ta\t1s\n', 'test result: \n'],
  ...['  1 passing\n  1 failing\n', 'ℹ tests 1\n', 'a:test: ok 1 - a\n', '# Subtest: a\n'],
  'a/b.py:1: error: x\n',
  ...['a/', '.', '-', '=\n'],
  '--- FAIL: TestA (0.00s)\n',
  '    a_test.go:1: x\n',
  ...['1) a\n', '\u001b[31m'],
  '\u001b[',
  '\r',
  '3 examples, 1 failure\n',
  'FAILED tests/a.py::b - x\n',
  'error[E0001]: x\n  --> a.rs:1:1\n',
  'Traceback (most recent call last):\n',
  '0x7ffe',
  '2024-01-01T00:00:00Z ',
  '12 ',
  'AssertionError: ',
  ' ✗ a (3 ms)\n',
  '::error file=a.py,line=1::x\n',
  '/a.ts\n  1:1  error  x  rule\n',
];

const tests = findTestFiles(
  withChange(emptyPatch, {
    path: pathOf('tests/test_a.py'),
    before: null,
    after: 'def test_a():\n  assert x\n',
    executable: false,
  }),
);

/** What reads the output of a command. */
export const logReaders: readonly Reader[] = [
  {
    name: 'failures of a log',
    tokens: [...logs, ...anyText],
    read: (output) => findFailures({ kind: 'exited', code: 1, output, elapsed: 1 }),
  },
  {
    name: 'a log against itself',
    tokens: logs.slice(0, 9),
    read: (output) => {
      const run = { kind: 'exited' as const, code: 1, output, elapsed: 1 };
      return compareRuns({ command: 'tests', head: run, again: run, base: run });
    },
  },
  {
    name: 'the log of a job',
    tokens: ['##[group]Run a\n', '##[error]b\n', '##[', ...logs],
    read: failedStep,
  },
  { name: 'the console of a log', tokens: [...logs, ...anyText], read: readOutput },
  {
    name: 'a log without tests',
    tokens: logs,
    read: (text) => [
      foundNoTest(text),
      showsProblems(text),
      checkedNothing(text),
      earlyEnd(text, 'make test'),
    ],
  },
  {
    name: 'a shortened log',
    tokens: [...logs, ...anyText],
    read: (text) => shortenOutput(text, 5_000),
  },
  {
    name: 'a plain log',
    tokens: [...logs, ...anyText],
    read: (text) => normalizeOutput(plainOutput(text)),
  },
  {
    name: 'failures of own tests',
    tokens: logs,
    read: (text) => ownFailures({ kind: 'exited', code: 1, output: text, elapsed: 1 }, tests),
  },
  {
    name: 'a month of the ledger',
    tokens: ['{"kind":"run"', '{"kind":"pull"', ',"at":"2026-11-01"', '}', '\n', ...anyText],
    read: readMonth,
  },
];
