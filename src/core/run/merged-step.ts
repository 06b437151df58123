import type { Conflict, FileConflict, MergedPatch } from '../../engines/edits/index.ts';
import type { RepoPath } from '../../engines/files/index.ts';
import type { PlannedFile } from './decisions.ts';
import type { StepOf } from './run.ts';

/** A change from before that a run begins with. */
export interface MergedStart extends MergedPatch {
  /** What was wrong, as the plan of that change says; missing if it is not known. */
  readonly understanding?: string | undefined;
}

/** Stands in the plan of a change whose own plan is not known. */
export const unknownPlan = 'A change that was made before is made again on newer files.';

/** The step with which a run begins that goes on with a change from before. */
export function mergedStep({
  patch,
  conflicts,
  understanding = unknownPlan,
}: MergedStart): StepOf<'merged'> {
  const clashes = conflicts.filter(({ path }) => !patch.has(path));
  const named = (path: RepoPath, isNew: boolean): PlannedFile => ({
    path,
    state: isNew ? 'new' : 'existing',
  });
  const files = [
    ...Array.from(patch.values(), ({ path, before }) => named(path, before === null)),
    ...clashes.map(({ path, deletedBy }) => named(path, deletedBy === 'theirs')),
  ];
  const refusals = conflicts.map((conflict) => ({
    path: conflict.path,
    why: describeConflict(conflict),
  }));
  return { kind: 'merged', plan: { kind: 'fix', understanding, files }, patch, refusals };
}

/** Names both sides of a conflict. Its texts are those of files. */
function describeConflict({ hunks, deletedBy }: FileConflict): string {
  if (deletedBy === 'ours') return 'The change deletes this file, and the base has changed it.';
  if (deletedBy === 'theirs') return 'The base has deleted this file, and the change changes it.';
  return hunks.map(describeHunk).join('\n\n');
}

function describeHunk({ line, base, ours, theirs }: Conflict): string {
  return [
    `From line ${line}, before both:\n${shown(base)}`,
    `The change made of it:\n${shown(ours)}`,
    `Its base made of it:\n${shown(theirs)}`,
  ].join('\n');
}

const shown = (text: string) => text.replace(/\n$/, '') || '(nothing)';
