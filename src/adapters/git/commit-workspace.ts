import type { SourceFile, Visit, Workspace } from '../../agent/ports.ts';
import { errorMessage, showInput, UserError } from '../../core/user-error.ts';
import { readBlobs } from './blobs.ts';
import { decodeRecords, decodeText, isText, sizeLimit } from './decode.ts';
import { git, gitLine, isIncomplete, isOverLimit } from './git.ts';
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
      const entry = (await listing()).entries.get(path);
      return entry && readBlob(directory, entry);
    },
    scan: async (paths, visit) => scanBlobs(directory, await listing(), paths, visit),
    history: (limit) => pastCommits(directory, commit, limit),
  };
}

interface Listing {
  /** Sorted. */
  readonly paths: readonly string[];
  readonly entries: ReadonlyMap<string, Entry>;
}

interface Entry {
  readonly blob: string;
  readonly executable: boolean;
  /** Whether the clone has the content, and it is not known to be above the size limit. */
  readonly readable: boolean;
}

async function list(directory: string, commit: string, place: ListingPlace): Promise<Listing> {
  const { listed, missing } = await wholeListing(place, (...within) =>
    listTree(directory, commit, within),
  );
  const entries = new Map<string, Entry>();
  for (const record of decodeRecords(listed)) {
    // `mode type id size`, a tab and the path. The size is missing in a partial clone, `BAD` without the content.
    const [, mode, blob, size = '0', path] = entry.exec(record) ?? [];
    if (blob === undefined || path === undefined) continue;
    const readable = Number(size) <= sizeLimit && !missing.has(blob);
    entries.set(path, { blob, executable: mode === '100755', readable });
  }
  return { paths: [...entries.keys()].sort(), entries };
}

const entry = /^(100644|100755) blob ([0-9a-f]+)(?: +(\w+))?\t(.+)$/s;

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
    return found?.readable ? [{ path, blob: found.blob }] : [];
  });
  const ids = wanted.map(({ blob }) => blob);
  await readBlobs(directory, ids, (index, bytes) => {
    const path = wanted[index]?.path;
    return path === undefined || !isText(bytes) || visit(path, bytes) !== false;
  });
}

async function readBlob(directory: string, entry: Entry): Promise<SourceFile | undefined> {
  try {
    const text = decodeText(
      await git(directory, ['cat-file', 'blob', entry.blob], { bytes: sizeLimit }),
    );
    return text === undefined ? undefined : { text, executable: entry.executable };
  } catch (error) {
    if (isOverLimit(error) || isIncomplete(error)) return undefined;
    throw error;
  }
}
