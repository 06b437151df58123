import type { Visit, Workspace } from '../../agent/ports.ts';
import { errorMessage, showInput, UserError } from '../../engines/errors.ts';
import type { ObstacleKind } from '../../engines/files/index.ts';
import type { EncodedText } from '../../engines/text/index.ts';
import { blobSizes, readBlobs } from './blobs.ts';
import { decodeFile, decodeRecords, sizeLimit, textBytes } from './decode.ts';
import { git, gitLine } from './git.ts';
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
