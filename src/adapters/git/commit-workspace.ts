import type { Visit, Workspace } from '../../agent/ports.ts';
import type { ObstacleKind } from '../../core/repository/index.ts';
import type { EncodedText } from '../../core/text/index.ts';
import { errorMessage, showInput, UserError } from '../../core/user-error.ts';
import { readBlobs } from './blobs.ts';
import { decodeFile, decodeRecords, sizeLimit, textBytes } from './decode.ts';
import { git, gitLine, isIncomplete, isOverLimit } from './git.ts';
import { obstacleAbove, otherModes } from './obstacles.ts';
import { pastCommits } from './past-commits.ts';
import { type ListingPlace, literal, wholeListing } from './whole-listing.ts';

/** Bytes of a list of files, each with its id and its size: those of about 150,000 files with long names. */
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
  /** Why the content is not read, as far as the list shows it. */
  readonly obstacle: 'missing' | 'too-large' | undefined;
}

async function list(directory: string, commit: string, place: ListingPlace): Promise<Listing> {
  const { listed, missing } = await wholeListing(place, (...within) =>
    listTree(directory, commit, within),
  );
  const entries = new Map<string, Entry>();
  const others = new Map<string, ObstacleKind>();
  for (const record of decodeRecords(listed)) {
    // `mode type id size`, a tab and the path. The size is missing in a partial clone, `BAD` without the content.
    const [, mode = '', blob, size = '0', path] = entry.exec(record) ?? [];
    if (blob === undefined || path === undefined) continue;
    const other = otherModes.get(mode);
    if (other !== undefined) others.set(path, other);
    else {
      const isMissing = missing.has(blob) || !/^\d+$/.test(size);
      const obstacle = isMissing ? 'missing' : Number(size) > sizeLimit ? 'too-large' : undefined;
      entries.set(path, { blob, executable: mode === '100755', obstacle });
    }
  }
  return { paths: [...entries.keys()].sort(), entries, others };
}

const entry = /^(\d{6}) \w+ ([0-9a-f]+)(?: +(\S+))?\t(.+)$/s;

/** Lists a commit with sizes. Where git would fetch a blob to know its size, without them but with what is missing. */
async function listTree(directory: string, commit: string, within: readonly string[]) {
  const ask = (...more: string[]) => {
    const how = ['-r', '-z', '--full-tree', ...more, '--end-of-options'] as const;
    return git(directory, ['ls-tree', ...how, commit, ...within], { bytes });
  };
  try {
    return { listed: await ask('--long'), missing: new Set<string>() };
  } catch (error) {
    if (!isIncomplete(error)) throw error;
    return { listed: await ask(), missing: await missingObjects(directory, commit, within) };
  }
}

async function missingObjects(
  directory: string,
  commit: string,
  within: readonly string[],
): Promise<ReadonlySet<string>> {
  const what = ['--objects', '--no-object-names', '--missing=print', '--no-walk'];
  const place = ['--end-of-options', commit, '--', ...within.map(literal)];
  const found = await git(directory, ['rev-list', ...what, ...place]);
  const lines = found.toString('latin1').split('\n');
  return new Set(lines.filter((line) => line.startsWith('?')).map((line) => line.slice(1)));
}

/** Starts one process for all files: `git cat-file` gets the ids of those that can be read. */
async function scanBlobs(
  directory: string,
  { entries }: Listing,
  paths: readonly string[],
  visit: Visit,
): Promise<void> {
  const wanted = paths.flatMap((path) => {
    const found = entries.get(path);
    return found !== undefined && found.obstacle === undefined ? [{ path, blob: found.blob }] : [];
  });
  const ids = wanted.map(({ blob }) => blob);
  await readBlobs(directory, ids, (index, bytes) => {
    const path = wanted[index]?.path;
    const text = textBytes(bytes);
    return path === undefined || text === undefined || visit(path, text) !== false;
  });
}

async function contentOf(
  directory: string,
  { blob, obstacle }: Entry,
): Promise<EncodedText | ObstacleKind> {
  if (obstacle !== undefined) return obstacle;
  try {
    return decodeFile(await git(directory, ['cat-file', 'blob', blob], { bytes: sizeLimit }));
  } catch (error) {
    if (isOverLimit(error)) return 'too-large';
    if (isIncomplete(error)) return 'missing';
    throw error;
  }
}
