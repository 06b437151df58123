import type { Run, ToolRead } from './run.ts';

/** A request by the model for a read-only tool, made or about to be made. */
export interface RequestLogEntry {
  /** Identifies the whole request, including its page, so that only identical requests match. */
  readonly fingerprint: string;
  /** Number of edits made before the request: after an edit, the same request may give a new result. */
  readonly epoch: number;
}

/** Rules on a request by the identical ones of its epoch. */
export function ruleOn(
  history: readonly RequestLogEntry[],
  request: RequestLogEntry,
): Exclude<ToolRead['ruling'], 'invalid' | 'failed'> {
  const { length } = history.filter(
    ({ fingerprint, epoch }) => fingerprint === request.fingerprint && epoch === request.epoch,
  );
  if (length === 0) return 'fresh';
  return length === 1 ? 'repeated' : 'exhausted';
}

/** Everything that the model has read so far, oldest first. */
export function findReads(run: Run): readonly ToolRead[] {
  return run.steps.flatMap((step) => (step.kind === 'explored' ? step.reads : []));
}

/** Whether an identical request has ended the exploration, until the next edit. */
export function isExhausted(run: Run): boolean {
  return findReads(sinceEdit(run)).some(({ ruling }) => ruling === 'exhausted');
}

/** Whether the model has learned anything since its last edit besides what it kept requesting. */
export function hasLearnedMore(run: Run): boolean {
  const reads = findReads(sinceEdit(run));
  const stuck = reads.filter(({ ruling }) => ruling === 'exhausted');
  const isStuck = (fingerprint: string) => stuck.some((read) => read.fingerprint === fingerprint);
  return reads.some(({ ruling, fingerprint }) => ruling === 'fresh' && !isStuck(fingerprint));
}

function sinceEdit(run: Run): Run {
  const edit = run.steps.findLastIndex(({ kind }) => kind === 'edited');
  return { ...run, steps: run.steps.slice(edit + 1) };
}
