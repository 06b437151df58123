import type { Stats } from 'node:fs';
import { lstat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** What a path of the repository leads to on disk when no symlink is followed on the way. */
export type OnDisk =
  | { readonly kind: 'file'; readonly size: number; readonly mode: number }
  | { readonly kind: 'folder' }
  | { readonly kind: 'absent' }
  /** A symlink, something behind a symlink, or neither file nor folder. */
  | { readonly kind: 'foreign' };

/** Looks at paths below `root`; folders are looked at once, so a listing costs one call a file. */
export function lookBelow(root: string): (path: string) => Promise<OnDisk> {
  const folders = new Map<string, Promise<OnDisk>>();
  const folder = (path: string): Promise<OnDisk> => {
    const known = folders.get(path) ?? look(path);
    folders.set(path, known);
    return known;
  };
  const look = async (path: string): Promise<OnDisk> => {
    if (path === '.') return { kind: 'folder' };
    const parent = await folder(dirname(path));
    if (parent.kind === 'folder') return classify(await statOrNothing(join(root, path)));
    return parent.kind === 'file' ? { kind: 'foreign' } : parent;
  };
  return look;
}

/** Whether the owner may execute a file of this mode. */
export const isExecutable = (mode: number): boolean => (mode & 0o100) !== 0;

function classify(stats: Stats | undefined): OnDisk {
  if (stats === undefined) return { kind: 'absent' };
  if (stats.isFile()) return { kind: 'file', size: stats.size, mode: stats.mode & 0o777 };
  return { kind: stats.isDirectory() ? 'folder' : 'foreign' };
}

async function statOrNothing(path: string): Promise<Stats | undefined> {
  try {
    return await lstat(path);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
