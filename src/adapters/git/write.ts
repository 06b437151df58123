import { readFile } from 'node:fs/promises';
import { join, normalize } from 'node:path';
import type { FileChange, Patch } from '../../core/edits/index.ts';
import { UserError } from '../../core/user-error.ts';
import { lookBelow, type OnDisk } from './on-disk.ts';
import { type Placement, placeAll } from './staging.ts';
import { worktreeRoot } from './worktree.ts';

/**
 * Writes a patch into the working tree, all of it or nothing. Rejects with a UserError where a file is
 * not what the patch was made from, so that nobody's own edits are lost, by deletion least of all.
 */
export async function writePatch(directory: string, patch: Patch): Promise<void> {
  const root = normalize(await worktreeRoot(directory));
  const look = lookBelow(root);
  const changes = [...patch.values()];
  await placeAll(
    root,
    await Promise.all(changes.map(async (change) => plan(root, change, await look(change.path)))),
  );
}

async function plan(root: string, change: FileChange, found: OnDisk): Promise<Placement> {
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
  const { after, executable } = change;
  if (after === null) return { kind: 'deletion', target };
  const mode = found.kind === 'file' ? found.mode : undefined;
  return { kind: 'text', target, text: after, mode, executable };
}

function isAsBefore({ before }: FileChange, current: Buffer | undefined): boolean {
  if (before === null || current === undefined) return before === null && current === undefined;
  return current.equals(Buffer.from(before, 'utf8'));
}
