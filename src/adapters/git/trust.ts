import { lstat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * The root of the repository around the absolute path `from` if git may trust it although another user owns
 * it: root, or the user of the runner, whose container jobs are root. `undefined` leaves it to git, which
 * trusts the user's own repositories and those in the user's `safe.directory`.
 */
export async function trustedRoot(from: string): Promise<string | undefined> {
  const root = await repositoryAround(from);
  if (root === undefined || !(await isFolder(join(root, '.git')))) return undefined;
  const trusted = [process.getuid?.(), 0, await ownerOf(process.env.GITHUB_EVENT_PATH)];
  const owners = await Promise.all([root, join(root, '.git')].map(ownerOf));
  return owners.every((owner) => owner !== undefined && trusted.includes(owner)) ? root : undefined;
}

/** The nearest folder from `folder` upwards that holds a git folder, or a link to one. */
export async function repositoryAround(folder: string): Promise<string | undefined> {
  if ((await entryAt(join(folder, '.git'))) !== undefined) return folder;
  const parent = dirname(folder);
  return parent === folder ? undefined : repositoryAround(parent);
}

const entryAt = (path: string) => lstat(path).catch(() => undefined);

/** A git folder that is only linked to is left to git. */
const isFolder = async (path: string) => (await entryAt(path))?.isDirectory() === true;

const ownerOf = async (path: string | undefined) =>
  path === undefined ? undefined : (await entryAt(path))?.uid;
