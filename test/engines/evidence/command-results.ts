import {
  type CommandResult,
  findFailures,
  type ReportedTest,
  type StartedCommand,
  type TestReport,
} from '../../../src/engines/evidence/index.ts';

export function exited(code: number, output = ''): StartedCommand {
  return { kind: 'exited', code, output, elapsed: 1_000 };
}

/** A run whose output shows that a test ran. */
export const green = exited(0, 'ok 1 - all well');
export const absent = exited(127, 'bash: line 1: shoptest: command not found\n');
export const unstarted: CommandResult = { kind: 'not-run', why: 'the copy could not be made' };

/** The result of a run in which the tests with these names fail, which its report says, too. */
export function red(...names: readonly string[]): StartedCommand {
  const output = names.map((name) => `not ok 1 - ${name}\n`).join('');
  return { ...exited(1, output), report: reportOf(...names.map((name) => ({ name }))) };
}

/** A report in which these tests fail, and some others pass. */
export function reportOf(...failed: readonly Partial<ReportedTest>[]): TestReport {
  const tests = failed.map((test) => ({ name: 'a', ...test, state: 'failed' as const }));
  return { tests, ignored: [] };
}

export function timedOut(...names: readonly string[]): StartedCommand {
  return {
    kind: 'timed-out',
    limit: 'test-timeout-minutes',
    output: red(...names).output,
    elapsed: 61_000,
  };
}

/** The names of what failed, as far as an output tells. */
export const failureNames = (output: string) => findFailures(exited(1, output));
