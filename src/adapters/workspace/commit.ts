import type { SourceFile, Workspace } from '../../agent/ports.ts';
import { git, gitLine, isOverLimit } from './git.ts';
import { records } from './listing.ts';
import { decodeText, sizeLimit } from './text.ts';

/** The id of the commit that is checked out. */
export function headCommit(directory: string): Promise<string> {
  return gitLine(directory, ['rev-parse', '--verify', 'HEAD^{commit}']);
}

interface Entry {
  readonly path: string;
  readonly blob: string;
  readonly executable: boolean;
}

/** The files of one commit, whatever lies on disk. Symlinks and submodules are not among them. */
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
  };
}

async function list(directory: string, commit: string): Promise<ReadonlyMap<string, Entry>> {
  const args = ['ls-tree', '-r', '-z', '--full-tree', '--end-of-options', commit];
  const entries = records(await git(directory, args)).flatMap((record) => parse(record) ?? []);
  return new Map(entries.map((entry) => [entry.path, entry]));
}

/** A record is `mode type id`, a tab and the path; only the two modes of a regular file count. */
function parse(record: string): Entry | undefined {
  const [, mode, blob, path] = /^(100644|100755) blob ([0-9a-f]+)\t(.+)$/s.exec(record) ?? [];
  if (blob === undefined || path === undefined) return undefined;
  return { path, blob, executable: mode === '100755' };
}

async function readBlob(directory: string, entry: Entry): Promise<SourceFile | undefined> {
  try {
    const text = decodeText(await git(directory, ['cat-file', 'blob', entry.blob], sizeLimit));
    return text === undefined ? undefined : { text, executable: entry.executable };
  } catch (error) {
    if (isOverLimit(error)) return undefined;
    throw error;
  }
}
