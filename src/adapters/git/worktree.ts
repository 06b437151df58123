import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs';
import { access, lstat, readFile, realpath } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { setImmediate as breathe } from 'node:timers/promises';
import type { SourceFile, Visit, Workspace } from '../../agent/ports.ts';
import { UserError } from '../../engines/errors.ts';
import { type Obstacle, type ObstacleKind, sortedPlace } from '../../engines/files/index.ts';
import type { EncodedText } from '../../engines/text/index.ts';
import { decodeFile, decodeRecords, sizeLimit, textBytes } from './decode.ts';
import { lookBelow } from './disk.ts';
import { errorCode, git, gitLine, NoRepository } from './git.ts';
import { obstacleAbove, obstaclesInIndex } from './obstacles.ts';
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
export function worktreeWorkspace(
  directory: string,
  safeDirectory = '',
  { isWritten = true }: { readonly isWritten?: boolean } = {},
): Workspace {
  let found: ReturnType<typeof open> | undefined;
  const worktree = () => {
    found ??= open(directory, safeDirectory);
    return found;
  };
  return {
    paths: async () => (await worktree()).paths,
    read: async (path) => read(await worktree(), path),
    obstacle: async (path) => {
      const tree = await worktree();
      return obstacleAbove(path, await tree.others()) ?? obstacleOnDisk(path, tree, isWritten);
    },
    scan: async (paths, visit) => {
      const { root, isFile } = await worktree();
      await scanFiles(root, paths.filter(isFile), visit);
    },
    history: (limit) => pastCommits(directory, 'HEAD', limit),
  };
}

async function open(directory: string, safeDirectory: string) {
  const root = await worktreeRoot(directory);
  const how = ['-z', '--cached', '--others', '--exclude-standard', '--'] as const;
  const place = { safeDirectory, setting: '--safe-directory' };
  const output = await wholeListing(place, (...within) =>
    git(root, ['ls-files', ...how, ...within.map(literal)], { bytes }),
  );
  const listed = [...decodeRecords(output)].sort();
  const look = lookBelow(root);
  const paths = listed.filter(isNew).filter((path) => look(path).kind === 'file');
  let index: Promise<ReadonlyMap<string, ObstacleKind>> | undefined;
  const readIndex = async () => {
    const stages = ['-z', '-t', '--stage', '--'] as const;
    const list = (...within: readonly string[]) =>
      git(root, ['ls-files', ...stages, ...within.map(literal)], { bytes: 2 * bytes });
    return obstaclesInIndex(await wholeListing(place, list));
  };
  /** What the index lists and is not to be edited. */
  const others = () => {
    index ??= readIndex();
    return index;
  };
  const isFile = (path: string) => paths[sortedPlace(paths, path)] === path;
  return { root, paths, isFile, others };
}

/** git lists a file that is merged twice or three times. */
const isNew = (path: string, index: number, sorted: readonly string[]) =>
  path !== sorted[index - 1];

async function read({ root, isFile }: GitFiles, path: string): Promise<SourceFile | undefined> {
  const entry = isFile(path) ? lookBelow(root)(path) : undefined;
  if (entry?.kind !== 'file') return undefined;
  const content = await contentOf(join(root, path), entry);
  if (typeof content === 'string') return undefined;
  return { ...content, executable: (entry.mode & 0o100) !== 0 };
}

/** Files between two pauses, in which timers and signals are served. */
const stretch = 64;

/** Calls `visit` with the bytes of each text file below `root`, as `Workspace.scan` does. Follows no symlinks. */
async function scanFiles(root: string, paths: readonly string[], visit: Visit): Promise<void> {
  // One byte more than the limit shows that a file has grown.
  const buffer = Buffer.allocUnsafe(sizeLimit + 1);
  const look = lookBelow(root);
  for (const [index, path] of paths.entries()) {
    if (index % stretch === stretch - 1) await breathe();
    if (look(dirname(path)).kind !== 'folder') continue;
    const length = readInto(buffer, join(root, path));
    if (length === undefined) continue;
    const text = textBytes(buffer.subarray(0, length));
    if (text !== undefined && visit(path, text) === false) return;
  }
}

/** Opens no symlink, and does not wait for what is no file. */
const flags = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

/** Reads a file into the buffer; returns its length, or `undefined` if it cannot be read or does not fit. */
function readInto(buffer: Buffer, path: string): number | undefined {
  let file: number | undefined;
  try {
    file = openSync(path, flags);
    const stats = fstatSync(file);
    if (!stats.isFile() || stats.size > sizeLimit) return undefined;
    let length = 0;
    for (let read = -1; read !== 0 && length < buffer.length; length += read) {
      read = readSync(file, buffer, length, buffer.length - length, null);
    }
    return length;
  } catch {
    return undefined;
  } finally {
    if (file !== undefined) closeSync(file);
  }
}

/** Returns the text of a file of this size, or why it has none. */
async function contentOf(
  file: string,
  { size }: { readonly size: number },
): Promise<EncodedText | ObstacleKind> {
  if (size > sizeLimit) return 'too-large';
  try {
    return decodeFile(await readFile(file));
  } catch (error) {
    if (isForbidden(error)) return 'read-only';
    throw error;
  }
}

const isForbidden = (error: unknown) => /^(?:EACCES|EPERM|EROFS)$/.test(String(errorCode(error)));

/** What is on disk, and which files git lists. */
interface GitFiles {
  readonly root: string;
  readonly isFile: (path: string) => boolean;
}

/** Returns what on disk keeps a path from being edited and, if it `isWritten`, from being replaced. */
async function obstacleOnDisk(
  path: string,
  { root, isFile }: GitFiles,
  isWritten: boolean,
): Promise<Obstacle | undefined> {
  const look = lookBelow(root);
  const entry = look(path);
  if (entry.kind === 'foreign') return { kind: 'symlink', at: firstForeign(path, look) };
  if (entry.kind === 'file' && !isFile(path)) return { kind: 'ignored' };
  const isFixed = entry.kind === 'file' && (entry.mode & 0o222) === 0;
  if (isWritten && (isFixed || !(await isWritable(join(root, dirname(path))))))
    return { kind: 'read-only' };
  const content = entry.kind === 'file' ? await contentOf(join(root, path), entry) : undefined;
  return typeof content === 'string' ? { kind: content } : undefined;
}

/** The path, or the highest folder above it, that is no real file or folder. */
function firstForeign(path: string, look: ReturnType<typeof lookBelow>): string {
  const above = dirname(path);
  return look(above).kind === 'foreign' ? firstForeign(above, look) : path;
}

/** Whether files can be created in a folder, or in the nearest one above it that exists. */
async function isWritable(folder: string): Promise<boolean> {
  try {
    await access(folder, constants.W_OK);
    return true;
  } catch (error) {
    return errorCode(error) === 'ENOENT' ? isWritable(dirname(folder)) : !isForbidden(error);
  }
}

/** Throws UserError unless a fix can be written to the work tree: nobody else is at work there. */
export async function requireWritable(root: string): Promise<void> {
  if (!(await isWritable(root))) {
    throw new UserError(
      `Allow writing to ${root}, or try it with --dry-run: the fix could not be written there.`,
    );
  }
  const lock = resolve(root, await gitLine(root, ['rev-parse', '--git-path', 'index.lock']));
  if ((await lstat(lock).catch(() => undefined)) === undefined) return;
  throw new UserError(
    `Wait until the other Git command in ${root} has ended, then run again; if there is none, delete ${lock}.`,
  );
}
