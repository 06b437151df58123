import { counted } from '../text/index.ts';
import type { TestCounts, TestReport } from './reading/index.ts';

/** What a project command is for. */
export type CommandName = 'lint' | 'tests';

/** How a project command ended. `output` is stdout and stderr in order, `elapsed` milliseconds. */
export type CommandResult =
  | StartedCommand
  /** The command was never started; `why` is a sentence for the report. */
  | { readonly kind: 'not-run'; readonly why: string };

/** The limit at which a command was stopped: milliseconds, and the setting that it comes from, if that is known. */
export interface TimeLimit {
  readonly ms: number;
  readonly setting: string | undefined;
}

/** The result of a command that was started. */
export type StartedCommand = {
  readonly output: string;
  readonly elapsed: number;
  /** The end of what its services printed meanwhile; missing if they printed nothing. Untrusted. */
  readonly services?: string | undefined;
  /** What the command wrote for machines; missing if nothing was found. */
  readonly report?: TestReport | undefined;
} & (
  | { readonly kind: 'exited'; readonly code: number }
  /** Stopped after `elapsed`, because of this setting. */
  | { readonly kind: 'timed-out'; readonly limit?: string | undefined }
);

/** Whether the shell, or that of a makefile, could not start a program that the command names. */
export function isProgramMissing(result: CommandResult): boolean {
  if (result.kind !== 'exited') return false;
  const { code, output } = result;
  return code === 126 || code === 127 || (code !== 0 && missingInMake.test(output));
}

const missingInMake = /^g?make(?:\[\d+\])?: \*\*\* \[.{1,300}\] Error 12[67]$/m;

/** What a project command says about a change. */
export type CheckFinding = {
  readonly counts?: TestCounts | undefined;
  /** Reports of the tests that were not used, a sentence each. Untrusted text. */
  readonly ignored?: readonly string[] | undefined;
  /** The limit at which a run behind it was stopped; missing if none was. */
  readonly limit?: TimeLimit | undefined;
} & (
  | { readonly kind: 'passed' }
  /** It failed once and passed when repeated with the same change. */
  | { readonly kind: 'flaky'; readonly failures: readonly string[] }
  /** It fails with the change, but only with failures that the base has, too. */
  | { readonly kind: 'tolerated'; readonly failures: readonly string[] }
  /** It fails because of the change. `failures` are names found in `output`, which is complete. */
  | {
      readonly kind: 'failed';
      readonly failures: readonly string[];
      readonly output: string;
      /** Lines that its services printed, and that are not in `output`; missing if there are none. Untrusted. */
      readonly services?: string | undefined;
    }
  /** It ran, but shows nothing about the change; `why` is a phrase for the report, `said` a line of its output. */
  | { readonly kind: 'inconclusive'; readonly why: string; readonly said?: string | undefined }
  /** It was not run; `why` is a sentence for the report. */
  | { readonly kind: 'not-run'; readonly why: string }
);

/** Returns the limit at which a command was stopped; `undefined` if it ended by itself. */
export function timeLimitOf(result: CommandResult | undefined): TimeLimit | undefined {
  if (result?.kind !== 'timed-out') return undefined;
  return { ms: result.elapsed, setting: result.limit };
}

/** Returns the limit of the first of these runs that was stopped. */
export function firstTimeLimit(
  ...results: readonly (CommandResult | undefined)[]
): TimeLimit | undefined {
  return results.map(timeLimitOf).find((limit) => limit !== undefined);
}

/** Says of a command that it was stopped, such as `takes longer than 5 minutes (max-minutes)`. */
export function describeTimeLimit({ ms, setting }: TimeLimit): string {
  const named = setting === undefined ? '' : ` (${setting})`;
  return `takes longer than ${formatDuration(ms)}${named}`;
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
