import { lstat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * The root of the repository around the absolute path `from` if git may trust it although another user owns
 * it: root, or the user of the runner, whose container jobs are root. `undefined` leaves it to git, which
 * trusts the user's own repositories and those in the user's `safe.directory`.
 */
export async function trustedRoot(from: string): Promise<string | undefined> {
  const root = await repositoryAround(from);
  if (root === undefined) return undefined;
  const trusted = [process.getuid?.(), 0, await ownerOf(process.env.GITHUB_EVENT_PATH)];
  const owners = await Promise.all([root, join(root, '.git')].map(ownerOf));
  return owners.every((owner) => owner !== undefined && trusted.includes(owner)) ? root : undefined;
}

/** The nearest folder with a git folder. One that only links to it is left to git. */
async function repositoryAround(folder: string): Promise<string | undefined> {
  const entry = await lstat(join(folder, '.git')).catch(() => undefined);
  if (entry !== undefined) return entry.isDirectory() ? folder : undefined;
  const parent = dirname(folder);
  return parent === folder ? undefined : repositoryAround(parent);
}

async function ownerOf(path: string | undefined): Promise<number | undefined> {
  const entry = path === undefined ? undefined : await lstat(path).catch(() => undefined);
  return entry?.uid;
}
