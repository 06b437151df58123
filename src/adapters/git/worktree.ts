import { lstat, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { SourceFile, Workspace } from '../../agent/ports.ts';
import { decodeRecords, decodeText, sizeLimit } from './decode.ts';
import { errorCode, git, gitLine } from './git.ts';
import { firstHits, grep } from './grep.ts';

/** The absolute path of the root of the repository that contains `directory`. */
export function worktreeRoot(directory: string): Promise<string> {
  return gitLine(directory, ['rev-parse', '--show-toplevel']);
}

/** The files as they are on disk. Does not list or read ignored files, and follows no symlinks. */
export function worktreeWorkspace(directory: string): Workspace {
  let found: Promise<Worktree> | undefined;
  const worktree = () => {
    found ??= open(directory);
    return found;
  };
  return {
    paths: async () => [...(await worktree()).files].sort(),
    read: async (path) => read(await worktree(), path),
    search: async (text, limit) => {
      const { root, files } = await worktree();
      return firstHits(await grepDisk(root, text), (path) => files.has(path), limit);
    },
  };
}

interface Worktree {
  readonly root: string;
  readonly files: ReadonlySet<string>;
}

async function open(directory: string): Promise<Worktree> {
  const root = await worktreeRoot(directory);
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const names = [...new Set(decodeRecords(await git(root, args)))];
  const look = lookBelow(root);
  const isFile = await Promise.all(names.map(async (name) => (await look(name)).kind === 'file'));
  return { root, files: new Set(names.filter((_, index) => isFile[index])) };
}

async function read({ root, files }: Worktree, path: string): Promise<SourceFile | undefined> {
  const entry = files.has(path) ? await lookBelow(root)(path) : undefined;
  if (entry?.kind !== 'file' || entry.size > sizeLimit) return undefined;
  const text = decodeText(await readFile(join(root, path)));
  const executable = (entry.mode & 0o100) !== 0;
  return text === undefined ? undefined : { text, executable };
}

/** Searches twice, because the search in new files leaves out ignored ones even if git tracks them. */
async function grepDisk(root: string, text: string) {
  const kinds = [[], ['--untracked', '--exclude-standard']];
  return (await Promise.all(kinds.map((where) => grep(root, text, where)))).flat();
}

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
