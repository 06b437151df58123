import type { CommandResult } from './command-result.ts';
import { failureNames } from './failures.ts';
import { normalizeOutput } from './normalize-output.ts';
import { plainOutput } from './readable.ts';

/** A failure that came in both of two runs; a steady one under the very same name. */
export interface Repeated {
  readonly name: string;
  readonly isSteady: boolean;
}

/** What failed in a run: names from its output, and how it ended where that is unusual. */
export function failuresOf(ran: CommandResult): readonly string[] {
  if (ran.kind === 'not-run') return [];
  const names = failureNames(ran.output);
  if (ran.kind === 'timed-out') return [...names, 'it did not end in time'];
  return ran.code > 128 ? [...names, `it was killed (exit code ${ran.code})`] : names;
}

/** The failures of `last` that `first` has as well, or has but for what differs in every run. */
export function repeated(first: readonly string[], last: readonly string[]): readonly Repeated[] {
  const [exact, folded] = [new Set(first), new Set(first.map(normalizeOutput))];
  return last
    .map((name) => ({ name, isSteady: exact.has(name) }))
    .filter(({ name, isSteady }) => isSteady || folded.has(normalizeOutput(name)));
}

/**
 * The failures that are not among `known`. A steady one must be there under its very name, because a
 * duration or a date in it tells one case of a test from another.
 */
export function unknownAmong(
  found: readonly Repeated[],
  known: readonly string[],
): readonly string[] {
  const [exact, folded] = [new Set(known), new Set(known.map(normalizeOutput))];
  return found
    .filter(
      ({ name, isSteady }) => !(isSteady ? exact.has(name) : folded.has(normalizeOutput(name))),
    )
    .map(({ name }) => name);
}

/** Whether two runs printed the same, but for what differs in every run. */
export function sameOutput(a: CommandResult, b: CommandResult): boolean {
  return a.kind !== 'not-run' && b.kind !== 'not-run' && gist(a.output) === gist(b.output);
}

function gist(output: string): string {
  const lines = normalizeOutput(plainOutput(output)).split('\n');
  return lines
    .map((line) => line.trimEnd())
    .filter((line) => line !== '')
    .join('\n');
}
