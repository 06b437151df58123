import type { CommandResult } from '../../../src/core/checks/command-result.ts';

type Started = Exclude<CommandResult, { readonly kind: 'not-run' }>;

export function exited(code: number, output = ''): Started {
  return { kind: 'exited', code, output, elapsed: 1_000 };
}

export const green = exited(0, 'all well');
export const absent = exited(127, 'bash: line 1: shoptest: command not found\n');
export const unstarted: CommandResult = { kind: 'not-run', why: 'the copy could not be made' };

/** A run in which the tests of these names fail. */
export function red(...names: readonly string[]): Started {
  return exited(1, names.map((name) => `not ok 1 - ${name}\n`).join(''));
}

export function timedOut(...names: readonly string[]): Started {
  return { kind: 'timed-out', output: red(...names).output, elapsed: 61_000 };
}
