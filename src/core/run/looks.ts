import { type Rules, spentOf } from './budget.ts';
import type { Due } from './due.ts';
import type { Run, ToolRead } from './run.ts';

/** A request by the model for a read-only tool, made or about to be made. */
export interface RequestLogEntry {
  /** Identifies the whole request, including its page, so that only identical requests match. */
  readonly fingerprint: string;
  /** Milliseconds on a monotonic clock. */
  readonly at: number;
  /** Number of edits made before the request: after an edit, the same request may give a new result. */
  readonly epoch: number;
}

/** Rules on a request by the identical requests of its epoch in the last `windowMs`; no others count. */
export function ruleOn(
  history: readonly RequestLogEntry[],
  request: RequestLogEntry,
  windowMs: number,
): Exclude<ToolRead['ruling'], 'invalid' | 'failed'> {
  const { length } = history.filter(({ fingerprint, epoch, at }) => {
    const age = request.at - at;
    const isIdentical = fingerprint === request.fingerprint && epoch === request.epoch;
    return isIdentical && age >= 0 && age <= windowMs;
  });
  if (length === 0) return 'fresh';
  return length === 1 ? 'repeated' : 'exhausted';
}

/** Everything that the model has read so far, oldest first. */
export function readsOf(run: Run): readonly ToolRead[] {
  return run.steps.flatMap((step) => (step.kind === 'explored' ? step.reads : []));
}

/** Whether an identical request has ended the exploration, until the next edit. */
export function isExhausted(run: Run): boolean {
  return readsOf(sinceEdit(run)).some(({ ruling }) => ruling === 'exhausted');
}

/** Whether the model has learned anything since its last edit besides what it kept requesting. */
export function hasLearnedMore(run: Run): boolean {
  const reads = readsOf(sinceEdit(run));
  const stuck = reads.filter(({ ruling }) => ruling === 'exhausted');
  const isStuck = (fingerprint: string) => stuck.some((read) => read.fingerprint === fingerprint);
  return reads.some(({ ruling, fingerprint }) => ruling === 'fresh' && !isStuck(fingerprint));
}

function sinceEdit(run: Run): Run {
  const edit = run.steps.findLastIndex(({ kind }) => kind === 'edited');
  return { ...run, steps: run.steps.slice(edit + 1) };
}

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
