import { keptPatch, type Run } from '../../core/run/index.ts';
import type { FileChange, Patch } from '../../engines/edits/index.ts';
import { type PathRules, type RepoPath, repoPath } from '../../engines/files/index.ts';
import type { Workspace } from '../ports.ts';

/** What is compared: the files of the branch before an attempt, and those that the attempt worked on. */
export interface ComparedFiles {
  readonly before: Workspace;
  readonly base: Workspace;
  readonly rules: PathRules;
}

/**
 * Returns what an attempt has changed on its branch, as people who look at the branch see it: in the files of its
 * change and in those of these paths. Rejects if the files cannot be read.
 */
export async function changeSince(
  run: Run,
  paths: readonly string[],
  { before, base, rules }: ComparedFiles,
): Promise<Patch> {
  const kept = keptPatch(run);
  const asked = paths.map((path) => repoPath(path, rules));
  const all = new Set([...kept.keys(), ...asked.filter((path) => typeof path === 'string')]);
  const changes = await Promise.all(
    [...all].map(async (path): Promise<readonly [RepoPath, FileChange]> => {
      const [old, other] = await Promise.all([before.read(path), base.read(path)]);
      const after = kept.has(path) ? (kept.get(path)?.after ?? null) : (other?.text ?? null);
      const { executable = false, encoding } = kept.get(path) ?? other ?? {};
      return [path, { path, before: old?.text ?? null, after, executable, encoding }];
    }),
  );
  return new Map(changes.filter(([, { before: old, after }]) => old !== after));
}
