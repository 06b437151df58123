import { readdirSync } from 'node:fs';
import { lstat } from 'node:fs/promises';
import { posix } from 'node:path';
import { errorCode } from './git.ts';

const { dirname, join } = posix;

/** What is at a path on disk. */
export type DiskEntry =
  | { readonly kind: 'file'; readonly size: number; readonly mode: number }
  | { readonly kind: 'folder' }
  | { readonly kind: 'absent' }
  /** A symlink, something behind a symlink, or neither file nor folder. */
  | { readonly kind: 'foreign' };

/** Looks up paths below `root` without following symlinks. Caches folders: one call per listed file. */
export function lookBelow(root: string): (path: string) => Promise<DiskEntry> {
  const folders = new Map<string, Promise<DiskEntry>>();
  const folder = (path: string): Promise<DiskEntry> => {
    const known = folders.get(path) ?? look(path);
    folders.set(path, known);
    return known;
  };
  const look = async (path: string): Promise<DiskEntry> => {
    if (path === '.') return { kind: 'folder' };
    const parent = await folder(dirname(path));
    if (parent.kind === 'folder') return entryAt(join(root, path));
    return parent.kind === 'file' ? { kind: 'foreign' } : parent;
  };
  return look;
}

async function entryAt(path: string): Promise<DiskEntry> {
  try {
    const stats = await lstat(path);
    if (stats.isFile()) return { kind: 'file', size: stats.size, mode: stats.mode & 0o777 };
    return { kind: stats.isDirectory() ? 'folder' : 'foreign' };
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return { kind: 'absent' };
    throw error;
  }
}

/**
 * Returns those of the paths below `root` that are regular files, without following symlinks. Lists each folder
 * once, which is many times faster than a look at each file. A file that is not listed under its own name is looked
 * up, because the file system may treat several names as one.
 */
export async function filesAmong(root: string, paths: readonly string[]): Promise<string[]> {
  const contents = listBelow(root);
  const look = lookBelow(root);
  const isFile = async (path: string) => (await look(path)).kind === 'file';
  const files: string[] = [];
  for (const path of paths) {
    const name = path.lastIndexOf('/') + 1;
    const isListed = contents(path.slice(0, name))?.files.has(path.slice(name)) === true;
    if (isListed || (await isFile(path))) files.push(path);
  }
  return files;
}

/** The names in a folder, without symlinks and special files. */
interface Contents {
  readonly files: ReadonlySet<string>;
  readonly folders: ReadonlySet<string>;
}

/** Lists folders below `root` (`''`, `src/`), each once. Returns `undefined` for what is no folder there, or behind a symlink. */
function listBelow(root: string): (folder: string) => Contents | undefined {
  const known = new Map<string, Contents | undefined>();
  const list = (folder: string): Contents | undefined => {
    if (known.has(folder)) return known.get(folder);
    const name = folder.lastIndexOf('/', folder.length - 2) + 1;
    const isFolder =
      folder === '' || list(folder.slice(0, name))?.folders.has(folder.slice(name, -1)) === true;
    const contents = isFolder ? contentsOf(join(root, folder)) : undefined;
    known.set(folder, contents);
    return contents;
  };
  return list;
}

function contentsOf(folder: string): Contents | undefined {
  const files = new Set<string>();
  const folders = new Set<string>();
  try {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (entry.isFile()) files.add(entry.name);
      else if (entry.isDirectory()) folders.add(entry.name);
    }
    return { files, folders };
  } catch {
    return undefined;
  }
}
