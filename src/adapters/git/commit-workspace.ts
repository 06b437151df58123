import type { SourceFile, Workspace } from '../../agent/ports.ts';
import { errorMessage, UserError } from '../../core/user-error.ts';
import { decodeRecords, decodeText, sizeLimit } from './decode.ts';
import { git, gitLine, isIncomplete, isOverLimit } from './git.ts';

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

/** The files of one commit, whatever is on disk. Leaves out symlinks and submodules. */
export function commitWorkspace(directory: string, commit: string): Workspace {
  let listed: Promise<Listing> | undefined;
  const listing = () => {
    listed ??= list(directory, commit);
    return listed;
  };
  return {
    paths: async () => (await listing()).paths,
    read: async (path) => {
      const entry = (await listing()).entries.get(path);
      return entry && readBlob(directory, entry);
    },
    scan: async (paths, visit) => {
      const { entries } = await listing();
      for (const path of paths) {
        const entry = entries.get(path);
        const file = entry && (await readBlob(directory, entry));
        if (file !== undefined && visit(path, Buffer.from(file.text)) === false) return;
      }
    },
    history: async () => [],
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
}

async function list(directory: string, commit: string): Promise<Listing> {
  const args = ['ls-tree', '-r', '-z', '--full-tree', '--end-of-options', commit] as const;
  const entries = new Map<string, Entry>();
  for (const record of decodeRecords(await git(directory, args))) {
    // `mode type id`, a tab and the path.
    const [, mode, blob, path] = /^(100644|100755) blob ([0-9a-f]+)\t(.+)$/s.exec(record) ?? [];
    if (blob === undefined || path === undefined) continue;
    entries.set(path, { blob, executable: mode === '100755' });
  }
  return { paths: [...entries.keys()].sort(), entries };
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
