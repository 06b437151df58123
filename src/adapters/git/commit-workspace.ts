import type { SourceFile, Workspace } from '../../agent/ports.ts';
import { errorMessage, UserError } from '../../core/user-error.ts';
import { decodeRecords, decodeText, sizeLimit } from './decode.ts';
import { git, gitLine, isOverLimit } from './git.ts';
import { firstHits, grep } from './grep.ts';

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

interface Entry {
  readonly path: string;
  readonly blob: string;
  readonly executable: boolean;
}

/** The files of one commit, whatever is on disk. Leaves out symlinks and submodules. */
export function commitWorkspace(directory: string, commit: string): Workspace {
  let listed: Promise<ReadonlyMap<string, Entry>> | undefined;
  const entries = () => {
    listed ??= list(directory, commit);
    return listed;
  };
  return {
    paths: async () => [...(await entries()).keys()].sort(),
    read: async (path) => {
      const entry = (await entries()).get(path);
      return entry && readBlob(directory, entry);
    },
    search: async (text, limit) => {
      const files = await entries();
      const found = await grepCommit(directory, commit, text);
      return firstHits(found, (path) => files.has(path), limit);
    },
  };
}

async function list(directory: string, commit: string): Promise<ReadonlyMap<string, Entry>> {
  const args = ['ls-tree', '-r', '-z', '--full-tree', '--end-of-options', commit];
  const entries = decodeRecords(await git(directory, args)).map(parse);
  return new Map(entries.flatMap((entry) => (entry ? [[entry.path, entry]] : [])));
}

/** git prefixes each path with the commit. */
async function grepCommit(directory: string, commit: string, text: string) {
  const name = ['rev-parse', '--verify', '--end-of-options', `${commit}^{commit}`];
  const id = await gitLine(directory, name);
  const found = await grep(directory, text, [id]);
  return found.map((hit) => ({ ...hit, path: hit.path.slice(id.length + 1) }));
}

/** Parses `mode type id`, a tab and the path; `undefined` for anything but a regular file. */
function parse(record: string): Entry | undefined {
  const [, mode, blob, path] = /^(100644|100755) blob ([0-9a-f]+)\t(.+)$/s.exec(record) ?? [];
  if (blob === undefined || path === undefined) return undefined;
  return { path, blob, executable: mode === '100755' };
}

async function readBlob(directory: string, entry: Entry): Promise<SourceFile | undefined> {
  try {
    const text = decodeText(
      await git(directory, ['cat-file', 'blob', entry.blob], { bytes: sizeLimit }),
    );
    return text === undefined ? undefined : { text, executable: entry.executable };
  } catch (error) {
    if (isOverLimit(error)) return undefined;
    throw error;
  }
}
