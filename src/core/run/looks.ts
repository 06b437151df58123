import { type Rules, spentOf, tokensOf } from './budget.ts';
import type { Due } from './due.ts';
import { isExhausted, readsOf } from './exploration.ts';
import type { Run, Spent } from './run.ts';

/** The calls of reading tools that a run has made; one that could not be made is none. */
export function looksOf(run: Run): number {
  return readsOf(run).filter(({ ruling }) => ruling !== 'invalid').length;
}

/** The calls to the model that a step needs at least, and those after it. */
const callsToEnd: Readonly<Record<Due, number>> = {
  plan: 3,
  edit: 2,
  rewrite: 2,
  check: 1,
  test: 1,
  review: 1,
};

/** The looks that are left before a step; none if the calls that are left are needed to finish, or requests repeat. */
export function looksLeft(run: Run, step: Due, { maxLooks, maxCalls }: Rules): number {
  const callsAfter = maxCalls - spentOf(run).calls - 1;
  if (isExhausted(run) || callsAfter < callsToEnd[step]) return 0;
  return Math.max(0, maxLooks - looksOf(run));
}

/** A run that is over, and what it used of its bounds. */
interface Used {
  readonly rules: Rules;
  readonly run: Run;
  readonly spent: Spent;
  /** Milliseconds. */
  readonly elapsed: number;
}

/** The bounds left for another run after one that used some; `undefined` if nothing is left. */
export function rulesLeft({ rules, run, spent, elapsed }: Used): Rules | undefined {
  const maxCalls = rules.maxCalls - spent.calls;
  const maxLooks = Math.max(0, rules.maxLooks - looksOf(run));
  const maxTokens = rules.maxTokens - tokensOf(spent);
  const maxMinutes = rules.maxMinutes - elapsed / 60_000;
  const isLeft = maxCalls > 0 && maxTokens > 0 && maxMinutes > 0;
  return isLeft ? { ...rules, maxCalls, maxLooks, maxTokens, maxMinutes } : undefined;
}
