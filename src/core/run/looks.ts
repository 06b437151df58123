import { type Rules, spentOf } from './budget.ts';
import type { Due } from './due.ts';
import { isExhausted, readsOf } from './exploration.ts';
import type { Run } from './run.ts';

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
