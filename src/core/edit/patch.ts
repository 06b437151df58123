import type { RepoPath } from '../path.ts';

/** One file of a patch. `before` is `null` for a new file; texts keep the file's own line endings. */
export interface FileChange {
  readonly path: RepoPath;
  readonly before: string | null;
  readonly after: string;
  readonly executable: boolean;
}

/** The change as an overlay in memory: at most one entry for each path, and only where text differs. */
export type Patch = ReadonlyMap<RepoPath, FileChange>;

export const emptyPatch: Patch = new Map();

/** The patch with `change` laid over it; a file that is back at its original text leaves the patch. */
export function withChange(patch: Patch, change: FileChange): Patch {
  const next = new Map(patch);
  const before = patch.has(change.path) ? (patch.get(change.path)?.before ?? null) : change.before;
  if (before === change.after) next.delete(change.path);
  else next.set(change.path, { ...change, before });
  return next;
}

/** Whether two patches leave the same files with the same texts. */
export function samePatch(a: Patch, b: Patch): boolean {
  return a.size === b.size && [...a].every(([path, change]) => b.get(path)?.after === change.after);
}
