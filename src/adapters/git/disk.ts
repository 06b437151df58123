import { lstatSync } from 'node:fs';
import { posix } from 'node:path';

const { dirname, join } = posix;

/** What is at a path on disk. */
export type DiskEntry =
  | { readonly kind: 'file'; readonly size: number; readonly mode: number }
  | { readonly kind: 'folder' }
  | { readonly kind: 'absent' }
  /** A symlink, something behind a symlink, or neither file nor folder. */
  | { readonly kind: 'foreign' };

/** Looks up paths below `root` without following symlinks. Looks at each folder once, and at each file anew. */
export function lookBelow(root: string): (path: string) => DiskEntry {
  const known = new Map<string, DiskEntry>([['.', { kind: 'folder' }]]);
  const look = (path: string): DiskEntry => {
    const before = known.get(path);
    if (before !== undefined) return before;
    const parent = look(dirname(path));
    const behind: DiskEntry = parent.kind === 'file' ? { kind: 'foreign' } : parent;
    const entry = parent.kind === 'folder' ? entryAt(join(root, path)) : behind;
    if (entry.kind !== 'file') known.set(path, entry);
    return entry;
  };
  return look;
}

function entryAt(path: string): DiskEntry {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  if (stats === undefined) return { kind: 'absent' };
  if (stats.isFile()) return { kind: 'file', size: stats.size, mode: stats.mode & 0o777 };
  return { kind: stats.isDirectory() ? 'folder' : 'foreign' };
}
