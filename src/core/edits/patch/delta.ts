import type { RepoPath } from '../../repository/index.ts';
import { type FileChange, type Patch, sortedChanges } from './patch.ts';

/** What a patch does to one file, as people are told it. `change` of a renamed file is its creation. */
export type Delta =
  | { readonly kind: 'created' | 'modified' | 'deleted'; readonly change: FileChange }
  | { readonly kind: 'renamed'; readonly from: RepoPath; readonly change: FileChange };

/**
 * The patch in the order of its paths. A deletion and a creation with the very same text and mode are
 * one rename, as git sees it; where the text was changed on the way, they stay two.
 */
export function deltasOf(patch: Patch): readonly Delta[] {
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

/** Where each created file was before that is only moved; no deleted file is two files' origin. */
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
  return gone.before === created.after && gone.executable === created.executable;
}

function kindOf({ before, after }: FileChange): 'created' | 'modified' | 'deleted' {
  if (before === null) return 'created';
  return after === null ? 'deleted' : 'modified';
}
