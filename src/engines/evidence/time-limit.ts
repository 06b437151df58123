import { counted } from '../text/index.ts';
import type { CommandResult, StartedCommand, TimeLimit } from './command-result.ts';

/** Returns the limit at which a command was stopped; `undefined` if it ended by itself. */
export function timeLimitOf(result: CommandResult | undefined): TimeLimit | undefined {
  if (result?.kind !== 'timed-out') return undefined;
  return { ms: result.elapsed, setting: result.limit ?? 'test-timeout-minutes' };
}

/** Returns the limit of the first of these runs that was stopped. */
export function firstTimeLimit(
  ...results: readonly (CommandResult | undefined)[]
): TimeLimit | undefined {
  return results.map(timeLimitOf).find((limit) => limit !== undefined);
}

/** Says of a command that it was stopped, such as `takes longer than 5 minutes (test-timeout-minutes)`. */
export function describeTimeLimit({ ms, setting }: TimeLimit): string {
  return `takes longer than ${formatDuration(ms)} (${setting})`;
}

/** A time as people say it, such as `45 seconds` or `2.5 minutes`. */
export function formatDuration(ms: number): string {
  const seconds = Math.max(1, Math.round(ms / 1_000));
  return seconds < 60
    ? counted(seconds, 'second')
    : counted(Math.round(seconds / 6) / 10, 'minute');
}

/** Names a time-out among the failures of a run by its limit. */
export function nameTimeout(
  failures: readonly string[],
  result: StartedCommand,
): readonly string[] {
  const limit = timeLimitOf(result);
  if (limit === undefined) return failures;
  return failures.map((name) => (name === timedOut ? `it ${describeTimeLimit(limit)}` : name));
}

/** How a time-out is called while failures are compared: limits may differ by a moment. */
export const timedOut = 'it timed out';
