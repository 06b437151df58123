import { createTwoFilesPatch } from 'diff';
import type { FileChange, Patch } from './patch.ts';

/** Milliseconds after which a diff is given up: on huge rewrites the algorithm is quadratic. */
const timeout = 2_000;

/** The unified diff of one file, in git's form; `null` when it was too large to compute in time. */
export function fileDiff(change: FileChange): string | null {
  const from = change.before === null ? '/dev/null' : `a/${change.path}`;
  const to = `b/${change.path}`;
  const body = createTwoFilesPatch(
    from,
    to,
    change.before ?? '',
    change.after,
    undefined,
    undefined,
    {
      context: 3,
      timeout,
    },
  );
  if (body === undefined) return null;
  const hunks = body.split('\n').slice(1).join('\n');
  const mode = change.executable ? '100755' : '100644';
  const created = change.before === null ? `new file mode ${mode}\n` : '';
  return `diff --git a/${change.path} b/${change.path}\n${created}${hunks}`;
}

/** The unified diff of a whole patch, files sorted by path. */
export function patchDiff(patch: Patch): string {
  return sortedChanges(patch)
    .map((change) => fileDiff(change) ?? `diff --git a/${change.path} b/${change.path}\n`)
    .join('');
}

export interface DiffSize {
  readonly added: number;
  readonly removed: number;
}

/** Lines added and removed; for a file whose diff took too long, all of its lines. */
export function diffSize(change: FileChange): DiffSize {
  const diff = fileDiff(change);
  if (diff === null) {
    return {
      added: change.after.split('\n').length,
      removed: (change.before ?? '').split('\n').length,
    };
  }
  const lines = diff.split('\n').slice(diff.split('\n').findIndex((line) => line.startsWith('@@')));
  return {
    added: lines.filter((line) => line.startsWith('+')).length,
    removed: lines.filter((line) => line.startsWith('-')).length,
  };
}

/** The changes of a patch in the order of their paths. */
export function sortedChanges(patch: Patch): readonly FileChange[] {
  return [...patch.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
}
