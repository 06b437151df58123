import { describe, expect, test } from 'vitest';
import {
  type CommandResult,
  compareRuns,
  findFailures,
  hasPassed,
  type ReportedTest,
  readTestRun,
} from '../../../src/engines/evidence/index.ts';

type StartedCommand = Extract<CommandResult, { readonly output: string }>;

const passed: ReportedTest = { name: 'a', state: 'passed' };
const failed: ReportedTest = { name: 'b', state: 'failed', message: 'x is 1' };
const addressed: ReportedTest = { ...failed, message: 'x is 0x7f31a0' };
const skipped: ReportedTest = { name: 'c', state: 'skipped' };

const run = (code: number, output: string, ...tests: readonly ReportedTest[]): StartedCommand => ({
  ...{ kind: 'exited', code, output, elapsed: 1 },
  report: { tests, ignored: [] },
});

const red = 'FAILED t.py::x - y\n1 failed in 1s';

describe('a report of tests', () => {
  test('counts and names what ran, and what failed as often as it did', () => {
    const result = run(1, 'Tests: 9 passed', passed, failed, addressed, skipped);
    expect(findFailures(result)).toEqual(['b', '(2) b']);
    expect(readTestRun(result)).toMatchObject({
      source: 'report',
      counts: { run: 3, failed: 2 },
      failed: [
        { name: 'b', message: 'x is 1' },
        { name: 'b', message: 'x is <address>' },
      ],
      ran: ['a', 'b', 'b'],
      hasRun: true,
    });
  });

  test('shows no test that ran if all were skipped', () => {
    expect(readTestRun(run(0, '3 passed', skipped))).toMatchObject({ hasRun: false });
  });

  test('makes no pass of a failing command, nor of a failed test', () => {
    expect(hasPassed(run(0, '', passed))).toBe(true);
    expect(hasPassed(run(1, '', passed))).toBe(false);
    expect(hasPassed(run(0, '', passed, failed))).toBe(false);
  });

  test('calls a test flaky that passed when it was repeated, and the command passed', () => {
    const repeated = { name: 'b', state: 'passed' } as const;
    const finding = (...tests: readonly ReportedTest[]) =>
      compareRuns({ command: 'tests', head: run(0, '', ...tests) });
    expect(finding(failed, repeated)).toMatchObject({ kind: 'flaky', failures: ['b'] });
    expect(readTestRun(run(0, '', failed, repeated)).counts).toEqual({ run: 1, failed: 0 });
    // The last result counts, and only of the same test.
    expect(hasPassed(run(0, '', repeated, failed))).toBe(false);
    expect(hasPassed(run(0, '', failed, { ...repeated, file: 'other.js' }))).toBe(false);
  });

  test('never calls a test failed that passed when it was repeated, whatever else fails', () => {
    const [other, repeated] = [
      { name: 'c', state: 'failed', message: 'y' },
      { name: 'b', state: 'passed' },
    ] as const;
    const head = run(1, '', failed, repeated, other);
    const found = (...base: readonly ReportedTest[]) =>
      compareRuns({ command: 'tests', head, again: head, base: run(1, '', ...base) });
    const why = expect.stringContaining('passes when it is repeated');
    expect(found(repeated, other)).toMatchObject({ kind: 'inconclusive', why });
    // Two tests of the name in the base are no repetition of one.
    expect(found(repeated, repeated, other).kind).toBe('failed');
  });

  test.each([
    ['is empty', run(1, red)],
    ['is green after a crash', run(1, red, passed)],
    ['knows fewer failures than the output', run(1, `${red}\n1 failed in 1s`, failed)],
    ['is of a run that was stopped', { ...run(1, red, failed), kind: 'timed-out' }],
  ] as const)('is not read if it %s', (_, result) => {
    expect(readTestRun(result)).toMatchObject({ source: 'console', failed: [{ name: 't.py::x' }] });
  });

  test('tells failures apart by what is said of them', () => {
    const compared = (before: ReportedTest, now: ReportedTest, ...others: ReportedTest[]) =>
      compareRuns({
        command: 'tests',
        head: run(1, '', now, ...others),
        again: run(1, '', now, ...others),
        base: run(1, '', before, ...others),
      }).kind;
    const other = { ...failed, message: 'y is 2' };
    const moved = { ...failed, message: 'x is 1\n  at f (a.js:12:3)' };
    const program = { ...failed, isProgram: true };
    expect(compared(failed, failed)).toBe('tolerated');
    expect(compared(failed, moved)).toBe('tolerated');
    expect(compared(failed, other)).toBe('inconclusive');
    expect(compared(failed, { ...failed, name: 'd' })).toBe('failed');
    expect(compared(program, program)).toBe('tolerated');
    expect(compared(program, { ...other, isProgram: true })).toBe('inconclusive');
    // Which of two tests of a name failed, no name says.
    const silent: ReportedTest = { name: 'b', state: 'failed' };
    expect(compared(silent, silent)).toBe('tolerated');
    expect(compared(silent, silent, { name: 'b', state: 'passed' })).toBe('inconclusive');
    // Another test of the same name, and a file that could not be loaded for another reason.
    const file = { ...failed, name: 'b.test.js', file: 'src/b.test.js' };
    expect(compared(file, file)).toBe('tolerated');
    expect(compared(file, { ...file, message: 'no module z' })).toBe('inconclusive');
    expect(compared(failed, { ...failed, file: 'z.js' })).toBe('failed');
  });

  test('lacks files that could not be loaded, which the output names', () => {
    const words =
      'FAIL ./broken.test.js\n  ● Test suite failed to run\n\n    Cannot find module x\n\nTests:       0 total\n';
    expect(readTestRun(run(1, words, failed)).failed.map(({ name }) => name)).toEqual([
      'b',
      './broken.test.js › Test suite failed to run',
    ]);
    const known = { ...failed, file: 'broken.test.js' };
    expect(readTestRun(run(1, words, known)).failed).toHaveLength(1);
  });
});
