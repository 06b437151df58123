import type { RepoPath } from '../../repository/index.ts';

/**
 * One file of a patch. `before` is `null` for a new file, `after` for a deleted one, never both;
 * texts keep the file's own line endings.
 */
export interface FileChange {
  readonly path: RepoPath;
  readonly before: string | null;
  readonly after: string | null;
  readonly executable: boolean;
}

/** The change as an overlay in memory: at most one entry for each path, and only where text differs. */
export type Patch = ReadonlyMap<RepoPath, FileChange>;

export const emptyPatch: Patch = new Map();

/**
 * The patch with `change` laid over it; origin and mode stay those that the patch knows. A file that is
 * as it was at the origin leaves the patch, and so does a new one that is deleted.
 */
export function withChange(patch: Patch, change: FileChange): Patch {
  const next = new Map(patch);
  const { before, executable } = patch.get(change.path) ?? change;
  if (before === change.after) next.delete(change.path);
  else next.set(change.path, { ...change, before, executable });
  return next;
}

/** Whether two patches leave the same files with the same texts. */
export function samePatch(a: Patch, b: Patch): boolean {
  return a.size === b.size && [...a].every(([path, change]) => b.get(path)?.after === change.after);
}

/** The changes of a patch in the order of their paths. */
export function sortedChanges(patch: Patch): readonly FileChange[] {
  return [...patch.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
}
