import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SourceFile, Workspace } from '../../agent/ports.ts';
import { git, gitLine } from './git.ts';
import { firstHits, grep } from './grep.ts';
import { records } from './listing.ts';
import { isExecutable, lookBelow } from './on-disk.ts';
import { decodeText, sizeLimit } from './text.ts';

/** The full path of the root of the repository that `directory` is in. */
export function worktreeRoot(directory: string): Promise<string> {
  return gitLine(directory, ['rev-parse', '--show-toplevel']);
}

/** The files as they lie on disk. Ignored ones can be neither listed nor read; no symlink is followed. */
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
  const names = [...new Set(records(await git(root, args)))];
  const look = lookBelow(root);
  const isFile = await Promise.all(names.map(async (name) => (await look(name)).kind === 'file'));
  return { root, files: new Set(names.filter((_, index) => isFile[index])) };
}

async function read({ root, files }: Worktree, path: string): Promise<SourceFile | undefined> {
  const found = files.has(path) ? await lookBelow(root)(path) : undefined;
  if (found?.kind !== 'file' || found.size > sizeLimit) return undefined;
  const text = decodeText(await readFile(join(root, path)));
  return text === undefined ? undefined : { text, executable: isExecutable(found.mode) };
}

/** Two searches, because the one for new files leaves out ignored ones even where git tracks them. */
async function grepDisk(root: string, text: string) {
  const kinds = [[], ['--untracked', '--exclude-standard']];
  return (await Promise.all(kinds.map((where) => grep(root, text, where)))).flat();
}
