import type { Refusal } from '../edits/index.ts';
import type { RepoPath } from '../repository/index.ts';
import { longestShown, maxRewrites } from './budget.ts';
import type { Run, Step } from './run.ts';

type Edited = Extract<Step, { kind: 'edited' }>;

/** What the attempt that begins with the step at `index` has left refused. */
export function refusalsAfter(run: Run, index: number): readonly Refusal[] {
  const rest = run.steps.slice(index + 1);
  const end = rest.findIndex((step) => step.kind !== 'rewritten');
  const last = run.steps[end === -1 ? run.steps.length - 1 : index + end];
  return last !== undefined && 'refusals' in last ? last.refusals : [];
}

/** The file that the rewrite at `index` was asked for: the first that the step before had refused. */
export function rewrittenPath(run: Run, index: number): RepoPath | undefined {
  const before = run.steps[index - 1];
  return before !== undefined && 'refusals' in before ? before.refusals[0]?.path : undefined;
}

/** Whether the newest edit was refused, and so was the one before it, with nothing sound in between. */
export function isRefusedAgain(run: Run): boolean {
  const edits = run.steps.flatMap((step, at) => (step.kind === 'edited' ? [{ at, step }] : []));
  const [before, last] = edits.slice(-2);
  if (before === undefined || last === undefined) return false;
  return last.step.refusals.length > 0 && refusalsAfter(run, before.at).length > 0;
}

/**
 * Whether the first of the files that are still refused may be asked for whole: after two refused edits
 * in a row, each file once, unless they are too many, too long, gone or to be moved. One that fails ends it.
 */
export function mayRewrite(run: Run): boolean {
  const edited = run.steps.findLast((step): step is Edited => step.kind === 'edited');
  if (edited === undefined || !isRefusedAgain(run) || hasFailed(run)) return false;
  const { patch, refusals } = edited;
  const isRewritable = ({ path, length, isMove }: Refusal) =>
    isMove === undefined && length <= longestShown && patch.get(path)?.after !== null;
  return refusals.length <= maxRewrites && refusals.every(isRewritable);
}

/** Whether the file that was asked for whole is still refused. */
function hasFailed(run: Run): boolean {
  const last = run.steps.at(-1);
  const asked = rewrittenPath(run, run.steps.length - 1);
  return last?.kind === 'rewritten' && last.refusals.some(({ path }) => path === asked);
}
