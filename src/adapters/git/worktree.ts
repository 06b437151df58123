import { readFile, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import type { SourceFile, Workspace } from '../../agent/ports.ts';
import { UserError } from '../../core/user-error.ts';
import { decodeRecords, decodeText, sizeLimit } from './decode.ts';
import { filesAmong, lookBelow } from './disk.ts';
import { scanFiles } from './file-scan.ts';
import { git, gitLine, NoRepository } from './git.ts';
import { pastCommits } from './past-commits.ts';
import { repositoryAround } from './trust.ts';
import { literal, wholeListing } from './whole-listing.ts';

/** Bytes of a list of names: those of about 150,000 files with long names. */
const bytes = 10 * 1024 * 1024;

/**
 * The absolute path of the root of the repository that contains `directory`. Rejects with UserError, in the
 * words of the command line, if there is none.
 */
export async function worktreeRoot(directory: string): Promise<string> {
  try {
    const root = await gitLine(directory, ['rev-parse', '--show-toplevel']);
    await requireOwnFiles(directory, root);
    return root;
  } catch (error) {
    if (!(error instanceof NoRepository)) throw error;
    throw new UserError(`Set --repo to a directory in a git repository: ${directory} is in none.`, {
      cause: error,
    });
  }
}

/** Throws UserError if the repository's own settings name the files of another folder as its own. */
async function requireOwnFiles(directory: string, root: string): Promise<void> {
  const around = await repositoryAround(await realpath(directory));
  if (around !== undefined && (await realpath(root)) === (await realpath(around))) return;
  throw new UserError(
    `Set --repo to a repository that contains its own files: the \`core.worktree\` of ${directory} is ${root}.`,
  );
}

/**
 * The files as they are on disk; only those of the safe directory if there are too many. Does not list or read
 * ignored files, and follows no symlinks.
 */
export function worktreeWorkspace(directory: string, safeDirectory = ''): Workspace {
  let found: Promise<Worktree> | undefined;
  const worktree = () => {
    found ??= open(directory, safeDirectory);
    return found;
  };
  return {
    paths: async () => (await worktree()).paths,
    read: async (path) => read(await worktree(), path),
    scan: async (paths, visit) => {
      const { root, files } = await worktree();
      const wanted = paths.filter((path) => files.has(path));
      await scanFiles(root, wanted, visit);
    },
    history: (limit) => pastCommits(directory, 'HEAD', limit),
  };
}

interface Worktree {
  readonly root: string;
  /** Sorted. */
  readonly paths: readonly string[];
  readonly files: ReadonlySet<string>;
}

async function open(directory: string, safeDirectory: string): Promise<Worktree> {
  const root = await worktreeRoot(directory);
  const how = ['-z', '--cached', '--others', '--exclude-standard', '--'] as const;
  const place = { safeDirectory, setting: '--safe-directory' };
  const output = await wholeListing(place, (...within) =>
    git(root, ['ls-files', ...how, ...within.map(literal)], { bytes }),
  );
  const listed = new Set(decodeRecords(output));
  const paths = (await filesAmong(root, [...listed])).toSorted();
  return { root, paths, files: new Set(paths) };
}

async function read({ root, files }: Worktree, path: string): Promise<SourceFile | undefined> {
  const entry = files.has(path) ? await lookBelow(root)(path) : undefined;
  if (entry?.kind !== 'file' || entry.size > sizeLimit) return undefined;
  const text = decodeText(await readFile(join(root, path)));
  const executable = (entry.mode & 0o100) !== 0;
  return text === undefined ? undefined : { text, executable };
}
