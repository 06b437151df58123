import type { RepoPath } from '../../files/index.ts';
import type { Encoding } from '../../text/index.ts';

/**
 * The change of one file. `before` is `null` for a new file, `after` for a deleted one, never both.
 * Texts keep the file's line endings.
 */
export interface FileChange {
  readonly path: RepoPath;
  readonly before: string | null;
  readonly after: string | null;
  readonly executable: boolean;
  /** How the bytes of either text are written; missing for UTF-8, as in new files. */
  readonly encoding?: Encoding | undefined;
}

/** An overlay in memory: at most one entry per path, and only where the text differs. */
export type Patch = ReadonlyMap<RepoPath, FileChange>;

export const emptyPatch: Patch = new Map();

/**
 * Returns the patch with `change` applied. The original text, the mode and the encoding stay those that the patch
 * knows. A file that is back at its original leaves the patch, as does a new file that is deleted.
 */
export function withChange(patch: Patch, change: FileChange): Patch {
  const next = new Map(patch);
  const { before, executable, encoding } = patch.get(change.path) ?? change;
  if (before === change.after) next.delete(change.path);
  else next.set(change.path, { ...change, before, executable, encoding });
  return next;
}

/** Whether two patches result in the same files with the same texts. */
export function samePatch(a: Patch, b: Patch): boolean {
  return a.size === b.size && [...a].every(([path, change]) => b.get(path)?.after === change.after);
}

/** The changes of a patch, sorted by path. */
export function sortedChanges(patch: Patch): readonly FileChange[] {
  return [...patch.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** What a patch does to one file, as a reader sees it. For a renamed file, `change` is its creation. */
export type Delta =
  | { readonly kind: 'created' | 'modified' | 'deleted'; readonly change: FileChange }
  | { readonly kind: 'renamed'; readonly from: RepoPath; readonly change: FileChange };

/**
 * Returns the deltas of a patch, sorted by path. A deletion and a creation with the same text and mode
 * are one rename, as in git; if the text changed on the way, they stay two.
 */
export function findDeltas(patch: Patch): readonly Delta[] {
  const changes = sortedChanges(patch);
  const origins = originsOf(changes);
  const moved = new Set(origins.values());
  return changes
    .filter(({ path }) => !moved.has(path))
    .map((change) => {
      const from = origins.get(change.path);
      return from === undefined
        ? { kind: kindOf(change), change }
        : { kind: 'renamed', from, change };
    });
}

/** Maps each moved file's new path to its old one. Each deleted file is the origin of one file only. */
function originsOf(changes: readonly FileChange[]): ReadonlyMap<RepoPath, RepoPath> {
  const origins = new Map<RepoPath, RepoPath>();
  const deleted = new Set(changes.filter(({ after }) => after === null));
  for (const change of changes.filter(({ before }) => before === null)) {
    const origin = [...deleted].find((gone) => isMoved(gone, change));
    if (origin === undefined) continue;
    deleted.delete(origin);
    origins.set(change.path, origin.path);
  }
  return origins;
}

function isMoved(gone: FileChange, created: FileChange): boolean {
  return (
    gone.before === created.after &&
    gone.executable === created.executable &&
    gone.encoding === created.encoding
  );
}

function kindOf({ before, after }: FileChange): 'created' | 'modified' | 'deleted' {
  if (before === null) return 'created';
  return after === null ? 'deleted' : 'modified';
}
