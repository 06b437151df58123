import { countTokens, type Rules, sumSpent } from './budget.ts';
import type { Due } from './due.ts';
import { findReads, isExhausted } from './exploration.ts';
import type { Run, Spent } from './run.ts';
import type { Ending } from './stop-reasons.ts';

/** A run that is over: its bounds, and what was decided after each step. */
export type RecordedRun = Ending & {
  readonly rules: Rules;
  readonly run: Run;
  /** For each step, the next one that was due, or the reason to stop. */
  readonly decisions: readonly string[];
  readonly spent: Spent;
  /** Milliseconds. */
  readonly elapsed: number;
};

/** Counts the calls of reading tools in a run, without those that were not valid. */
export function countLooks(run: Run): number {
  return findReads(run).filter(({ ruling }) => ruling !== 'invalid').length;
}

/** Minimum calls to the model that a step and those after it need. */
const callsToEnd: Readonly<Record<Due, number>> = {
  ...{ plan: 3, edit: 2 },
  ...{ check: 1, test: 1, review: 1 },
};

/** Counts the looks left before a step: none if the remaining calls are needed to finish, or if requests repeat. */
export function looksLeft(run: Run, step: Due, { maxLooks, maxCalls }: Rules): number {
  const callsAfter = maxCalls - sumSpent(run).calls - 1;
  if (isExhausted(run) || callsAfter < callsToEnd[step]) return 0;
  return Math.max(0, maxLooks - countLooks(run));
}

type UsedRun = Pick<RecordedRun, 'rules' | 'run' | 'spent' | 'elapsed'>;

/** The bounds left for another run after one that used some; `undefined` if nothing is left. */
export function rulesLeft({ rules, run, spent, elapsed }: UsedRun): Rules | undefined {
  const maxCalls = rules.maxCalls - spent.calls;
  const maxLooks = Math.max(0, rules.maxLooks - countLooks(run));
  const maxTokens = rules.maxTokens - countTokens(spent);
  const maxMinutes = rules.maxMinutes - elapsed / 60_000;
  const isLeft = maxCalls > 0 && maxTokens > 0 && maxMinutes > 0;
  return isLeft ? { ...rules, maxCalls, maxLooks, maxTokens, maxMinutes } : undefined;
}
