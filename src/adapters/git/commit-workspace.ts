import type { Visit, Workspace } from '../../agent/ports.ts';
import { type Patch, sortedChanges } from '../../engines/edits/index.ts';
import { errorMessage, showInput, UserError } from '../../engines/errors.ts';
import type { ObstacleKind, RepoPath } from '../../engines/files/index.ts';
import type { EncodedText } from '../../engines/text/index.ts';
import { decodeFile, decodeRecords, sizeLimit, textBytes } from './decode.ts';
import { git, gitLine, isIncomplete } from './git.ts';
import { obstacleAbove, otherModes } from './obstacles.ts';
import { pastCommits } from './past-commits.ts';
import { type ListingPlace, wholeListing } from './whole-listing.ts';

/** Bytes of a list of files, each with its id: those of about 150,000 files with long names. */
const bytes = 20 * 1024 * 1024;

/** The id of the checked-out commit. Throws UserError if there is none. */
export async function headCommit(directory: string): Promise<string> {
  try {
    return await gitLine(directory, ['rev-parse', '--verify', 'HEAD^{commit}']);
  } catch (error) {
    if (!/Needed a single revision/.test(errorMessage(error))) throw error;
    throw new UserError(
      `The repository at ${directory} has no commit yet: push one, then run again.`,
      { cause: error },
    );
  }
}

/**
 * The files of one commit, whatever is on disk; only those of the safe directory if there are too many. Leaves out
 * symlinks and submodules.
 */
export function commitWorkspace(directory: string, commit: string, safeDirectory = ''): Workspace {
  const place = { safeDirectory, setting: showInput('safe-directory') };
  let listed: Promise<Listing> | undefined;
  const listing = () => {
    listed ??= list(directory, commit, place);
    return listed;
  };
  return {
    paths: async () => (await listing()).paths,
    read: async (path) => {
      const found = (await listing()).entries.get(path);
      const content = found && (await contentOf(directory, found));
      if (found === undefined || typeof content !== 'object') return undefined;
      return { ...content, executable: found.executable };
    },
    obstacle: async (path) => {
      const { entries, others } = await listing();
      const found = entries.get(path);
      if (found === undefined) return obstacleAbove(path, others);
      const content = await contentOf(directory, found);
      return typeof content === 'string' ? { kind: content } : undefined;
    },
    scan: async (paths, visit) => scanBlobs(directory, await listing(), paths, visit),
    history: (limit) => pastCommits(directory, commit, limit),
  };
}

/** git may have committed a text with other line endings than it has on disk. */
const unix = (text: string | undefined) => text?.replaceAll('\r\n', '\n');

/**
 * Returns the existing files of a patch whose text is not that of the newest commit, sorted. Asks for no `git status`,
 * which runs filters.
 */
export async function uncommittedFiles(
  root: string,
  patch: Patch,
  safeDirectory = '',
): Promise<readonly string[]> {
  const { read } = commitWorkspace(root, 'HEAD', safeDirectory);
  const committed = (path: RepoPath) =>
    read(path).catch((error: unknown) => {
      if (/not a valid object name/i.test(errorMessage(error))) return undefined;
      throw error;
    });
  const found: string[] = [];
  for (const { path, before } of sortedChanges(patch)) {
    if (before === null) continue;
    if (unix((await committed(path))?.text) !== unix(before)) found.push(path);
  }
  return found;
}

interface Listing {
  /** Sorted. */
  readonly paths: readonly string[];
  readonly entries: ReadonlyMap<string, Entry>;
  /** What is listed and no file. */
  readonly others: ReadonlyMap<string, ObstacleKind>;
}

interface Entry {
  readonly blob: string;
  readonly executable: boolean;
  /** Bytes; missing if the clone lacks the content. */
  readonly size: number | undefined;
}

async function list(directory: string, commit: string, place: ListingPlace): Promise<Listing> {
  const how = ['-r', '-z', '--full-tree', '--end-of-options', commit] as const;
  const listed = await wholeListing(place, (...within) =>
    git(directory, ['ls-tree', ...how, ...within], { bytes }),
  );
  const files: { path: string; blob: string; executable: boolean }[] = [];
  const others = new Map<string, ObstacleKind>();
  for (const record of decodeRecords(listed)) {
    // `mode type id`, a tab and the path.
    const [, mode = '', blob, path] = entry.exec(record) ?? [];
    if (blob === undefined || path === undefined) continue;
    const other = otherModes.get(mode);
    if (other !== undefined) others.set(path, other);
    else files.push({ path, blob, executable: mode === '100755' });
  }
  const blobs = files.map(({ blob }) => blob);
  const sizes = await blobSizes(directory, commit, blobs);
  const entries = new Map(
    files.map(({ path, ...file }) => [path, { ...file, size: sizes.get(file.blob) }]),
  );
  return { paths: [...entries.keys()].sort(), entries, others };
}

const entry = /^(\d{6}) \w+ ([0-9a-f]+)\t(.+)$/s;

/** Gives each text among the files to `visit`. */
async function scanBlobs(
  directory: string,
  { entries }: Listing,
  paths: readonly string[],
  visit: Visit,
): Promise<void> {
  const wanted = paths.flatMap((path) => {
    const { blob = '', size = sizeLimit + 1 } = entries.get(path) ?? {};
    return size <= sizeLimit ? [{ path, blob, size }] : [];
  });
  await readBlobs(directory, wanted, (index, bytes) => {
    const path = wanted[index]?.path;
    const text = textBytes(bytes);
    return path === undefined || text === undefined || visit(path, text) !== false;
  });
}

async function contentOf(
  directory: string,
  { blob, size }: Entry,
): Promise<EncodedText | ObstacleKind> {
  if (size === undefined) return 'missing';
  if (size > sizeLimit) return 'too-large';
  return decodeFile(await git(directory, ['cat-file', 'blob', blob]));
}

/** A blob, and its bytes. */
interface SizedBlob {
  readonly blob: string;
  readonly size: number;
}

/** The bytes of the blob at an index of the list; `false` ends the reading. */
type TakeBlob = (index: number, bytes: Buffer) => boolean;

/** Bytes after which the next blobs are read by another process, and of what git says of each. */
const limits = { together: 16 * 1024 * 1024, header: 100 } as const;

const newline = 0x0a;

/** Returns the size of each blob of a commit by its id; none of those that the clone lacks. */
async function blobSizes(
  directory: string,
  commit: string,
  blobs: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  try {
    return await readSizes(directory, blobs);
  } catch (error) {
    if (!isIncomplete(error)) throw error;
    const missing = await missingObjects(directory, commit);
    return readSizes(
      directory,
      blobs.filter((blob) => !missing.has(blob)),
    );
  }
}

async function readSizes(directory: string, blobs: readonly string[]) {
  const printed = await git(directory, ['cat-file', '--batch-check', '--buffer'], {
    input: lines(blobs),
  });
  const sized = printed.toString('latin1').matchAll(/^(\w+) blob (\d+)$/gm);
  return new Map(Array.from(sized, ([, blob = '', size]) => [blob, Number(size)]));
}

async function missingObjects(directory: string, commit: string): Promise<ReadonlySet<string>> {
  const what = ['--objects', '--no-object-names', '--missing=print', '--no-walk'] as const;
  const found = await git(directory, ['rev-list', ...what, '--end-of-options', commit, '--']);
  const missing = found.toString('latin1').matchAll(/^\?(\w+)$/gm);
  return new Set(Array.from(missing, ([, id = '']) => id));
}

/** Reads blobs, a few MiB at a time. */
async function readBlobs(
  directory: string,
  blobs: readonly SizedBlob[],
  take: TakeBlob,
): Promise<void> {
  for (let start = 0; start < blobs.length; ) {
    const together = blobs.slice(start, endOfGroup(blobs, start));
    for (const [index, bytes] of await readGroup(directory, together))
      if (!take(start + index, bytes)) return;
    start += together.length;
  }
}

function endOfGroup(blobs: readonly SizedBlob[], start: number): number {
  let [end, bytes] = [start, 0];
  do {
    bytes += blobs[end]?.size ?? 0;
    end += 1;
  } while (end < blobs.length && bytes + (blobs[end]?.size ?? 0) <= limits.together);
  return end;
}

/** Git prints a line `id type size`, the bytes and a newline for each; or `id missing`. */
async function readGroup(
  directory: string,
  blobs: readonly SizedBlob[],
): Promise<readonly (readonly [number, Buffer])[]> {
  const bytes = blobs.reduce((sum, { size }) => sum + size + limits.header, 0);
  const input = lines(blobs.map(({ blob }) => blob));
  const printed = await git(directory, ['cat-file', '--batch', '--buffer'], { bytes, input });
  let at = 0;
  return blobs.flatMap((_, index) => {
    const end = printed.indexOf(newline, at);
    const [, size] = / blob (\d+)$/.exec(printed.toString('latin1', at, end)) ?? [];
    at = end + 1;
    if (size === undefined) return [];
    const found = printed.subarray(at, at + Number(size));
    at += found.length + 1;
    return [[index, found] as const];
  });
}

const lines = (ids: readonly string[]) => `${ids.join('\n')}\n`;
