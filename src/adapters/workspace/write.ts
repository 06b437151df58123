import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileChange, Patch } from '../../core/edit/patch.ts';
import { UserError } from '../../core/user-error.ts';
import { lookBelow, type OnDisk } from './on-disk.ts';
import { type Replacement, replaceAll } from './staging.ts';
import { worktreeRoot } from './worktree.ts';

/**
 * Writes a patch into the working tree, all of it or nothing. Rejects with a UserError where a file is
 * not what the patch was made from, so that nobody's own edits are lost.
 */
export async function writePatch(directory: string, patch: Patch): Promise<void> {
  const root = await worktreeRoot(directory);
  const look = lookBelow(root);
  const changes = [...patch.values()];
  await replaceAll(
    await Promise.all(changes.map(async (change) => plan(root, change, await look(change.path)))),
  );
}

async function plan(root: string, change: FileChange, found: OnDisk): Promise<Replacement> {
  if (found.kind === 'foreign' || found.kind === 'folder') {
    throw new UserError(
      `${change.path} is a folder, a symlink or behind one: put a regular file there, then run again.`,
    );
  }
  const target = join(root, change.path);
  const current = found.kind === 'file' ? await readFile(target) : undefined;
  if (!isAsBefore(change, current)) {
    throw new UserError(
      `${change.path} on disk is not what the patch was made from: commit or stash your change, then run again.`,
    );
  }
  return {
    target,
    text: change.after,
    mode: found.kind === 'file' ? found.mode : undefined,
    executable: change.executable,
  };
}

function isAsBefore({ before }: FileChange, current: Buffer | undefined): boolean {
  if (before === null || current === undefined) return before === null && current === undefined;
  return current.equals(Buffer.from(before, 'utf8'));
}
