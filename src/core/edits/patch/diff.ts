import { formatPatch, type StructuredPatch, type StructuredPatchHunk, structuredPatch } from 'diff';
import { type Delta, deltasOf } from './delta.ts';
import type { FileChange, Patch } from './patch.ts';

/** Lines added and removed beyond which the shortest diff is not looked for: it is quadratic. */
const furthest = 3_000;

/** The unified diff of one file, in git's form. */
export function fileDiff(change: FileChange): string {
  const { path, before, after, executable } = change;
  const mode = executable ? '100755' : '100644';
  return gitDiff({
    oldFileName: before === null ? '/dev/null' : `a/${path}`,
    newFileName: after === null ? '/dev/null' : `b/${path}`,
    hunks: hunksOf(change),
    ...(before === null ? { isCreate: true, newMode: mode } : {}),
    ...(after === null ? { isDelete: true, oldMode: mode } : {}),
  });
}

/** The diff of one entry: of a renamed file only its names, because nothing else is changed. */
export function deltaDiff(delta: Delta): string {
  if (delta.kind !== 'renamed') return fileDiff(delta.change);
  const oldFileName = `a/${delta.from}`;
  const newFileName = `b/${delta.change.path}`;
  const names = gitDiff({ oldFileName, newFileName, hunks: [], isRename: true });
  return names.replace('\n', '\nsimilarity index 100%\n');
}

/** The unified diff of a whole patch, sorted by path; `git apply` makes the patch of it again. */
export function patchDiff(patch: Patch): string {
  return deltasOf(patch).map(deltaDiff).join('');
}

/** Lines. */
export interface DiffSize {
  readonly added: number;
  readonly removed: number;
}

/** Lines added and removed, as the diff shows them: none of a renamed file. */
export function diffSize(delta: Delta): DiffSize {
  const hunks = delta.kind === 'renamed' ? [] : hunksOf(delta.change);
  const lines = hunks.flatMap((hunk) => hunk.lines);
  return {
    added: lines.filter((line) => line.startsWith('+')).length,
    removed: lines.filter((line) => line.startsWith('-')).length,
  };
}

function gitDiff(section: Omit<StructuredPatch, 'isGit' | 'oldHeader' | 'newHeader'>): string {
  return formatPatch({ ...section, isGit: true, oldHeader: undefined, newHeader: undefined });
}

/** A file that is not there has no lines; of one that differs too much, all lines are replaced. */
function hunksOf({ before, after }: FileChange): StructuredPatchHunk[] {
  const [old, now] = [before ?? '', after ?? ''];
  const bounds = { context: 3, maxEditLength: furthest };
  const shortest = structuredPatch('', '', old, now, undefined, undefined, bounds);
  return shortest?.hunks ?? [replacementOf(wholeOf(old, ''), wholeOf('', now))];
}

/** All lines of one of the texts; the other is empty. */
function wholeOf(before: string, after: string): StructuredPatchHunk | undefined {
  return structuredPatch('', '', before, after).hunks[0];
}

function replacementOf(
  removal: StructuredPatchHunk | undefined,
  addition: StructuredPatchHunk | undefined,
): StructuredPatchHunk {
  return {
    oldStart: 1,
    oldLines: removal?.oldLines ?? 0,
    newStart: 1,
    newLines: addition?.newLines ?? 0,
    lines: [...(removal?.lines ?? []), ...(addition?.lines ?? [])],
  };
}
