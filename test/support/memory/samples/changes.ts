import type { FileChange, Patch } from '../../../../src/engines/edits/index.ts';
import { type RepoPath, repoPath, unprotected } from '../../../../src/engines/files/index.ts';

/** A path inside the repository. */
export function pathOf(path: string): RepoPath {
  const made = repoPath(path, { safeDirectory: '', ...unprotected });
  if (typeof made !== 'string') throw new Error(made.why);
  return made;
}

type Text = string | null;

export function changeOf(path: string, before: Text, after: Text, executable = false): FileChange {
  return { path: pathOf(path), before, after, executable };
}

export function patchOf(...changes: readonly FileChange[]): Patch {
  return new Map(changes.map((change) => [change.path, change]));
}
