import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { chmod, copyFile, mkdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';
import {
  type CheckedPatch,
  diffBytes,
  type FileChange,
  type Patch,
  requireUnaltered,
} from '../../engines/edits/index.ts';
import { UserError } from '../../engines/errors.ts';
import { encodeText } from '../../engines/text/index.ts';
import { type DiskEntry, lookBelow } from './disk.ts';
import { worktreeRoot } from './worktree.ts';

/**
 * Writes a patch to the working tree completely or not at all. Throws UserError if a file differs from what
 * the patch was made from, so that no edits are lost.
 */
export async function writePatch(directory: string, patch: Patch): Promise<void> {
  const root = normalize(await worktreeRoot(directory));
  const look = lookBelow(root);
  const plans = [...patch.values()].map((change) => plan(root, change, look(change.path)));
  await applyAll(root, await Promise.all(plans));
}

/** What to do with one file. */
interface FileOperation {
  readonly target: string;
  /** The new content; `null` deletes the file. */
  readonly content: Uint8Array | null;
  readonly executable: boolean;
  /** The mode of the existing file; `undefined` for a new one. */
  readonly mode: number | undefined;
}

async function plan(root: string, change: FileChange, entry: DiskEntry): Promise<FileOperation> {
  if (entry.kind === 'foreign' || entry.kind === 'folder') {
    throw new UserError(
      `${change.path} is a folder, a symlink or behind one: put a regular file there, then run again.`,
    );
  }
  const target = join(root, change.path);
  const { before, after, executable, encoding } = change;
  const current = entry.kind === 'file' ? await readFile(target) : undefined;
  const isUnchanged =
    before === null
      ? current === undefined
      : current?.equals(encodeText({ text: before, encoding }));
  if (!isUnchanged) {
    throw new UserError(
      `${change.path} on disk is not what the patch was made from: commit or stash your change, then run again.`,
    );
  }
  const mode = entry.kind === 'file' ? entry.mode : undefined;
  const content = after === null ? null : encodeText({ text: after, encoding });
  return { target, content, executable, mode };
}

/** The steps that undo what was done, in order. */
type Journal = (() => Promise<void>)[];

/** An operation with its files next to the target. */
interface StagedOperation {
  readonly target: string;
  /** The file with the new content; `undefined` deletes the target. */
  readonly fresh: string | undefined;
  /** A copy of the existing file. */
  readonly original: string | undefined;
}

/**
 * Performs all operations or none. First writes each new content, and a copy of each original, next to its
 * target. Only then renames and deletes, the steps that others can see, because nothing else is left that
 * can fail. Deletes last, so that a moved file is never missing. Like git, removes folders below `root`
 * that a deletion leaves empty.
 */
async function applyAll(root: string, operations: readonly FileOperation[]): Promise<void> {
  const journal: Journal = [];
  const staged: StagedOperation[] = [];
  try {
    const deletionsLast = operations.toSorted(
      (a, b) => Number(a.content === null) - Number(b.content === null),
    );
    for (const operation of deletionsLast) staged.push(await stage(operation, journal));
    for (const operation of staged) await commit(operation, journal);
  } catch (error) {
    await undo(journal, error);
    throw error;
  }
  for (const { original } of staged) if (original !== undefined) await rm(original);
  for (const { fresh, target } of staged) if (fresh === undefined) await removeEmpty(root, target);
}

async function stage(operation: FileOperation, journal: Journal): Promise<StagedOperation> {
  const { target, content, mode } = operation;
  const fresh = content === null ? undefined : await writeFresh(operation, content, journal);
  if (mode === undefined) return { target, fresh, original: undefined };
  const original = unusedPath(dirname(target), journal);
  await copyFile(target, original, constants.COPYFILE_EXCL);
  return { target, fresh, original };
}

async function writeFresh(
  { target, executable, mode }: FileOperation,
  content: Uint8Array,
  journal: Journal,
): Promise<string> {
  const folder = dirname(target);
  const created = await mkdir(folder, { recursive: true });
  if (created !== undefined) journal.push(() => rm(created, { recursive: true, force: true }));
  const fresh = unusedPath(folder, journal);
  await writeFile(fresh, content, { flag: 'wx', mode: executable ? 0o777 : 0o666 });
  if (mode !== undefined) await chmod(fresh, mode);
  return fresh;
}

async function commit({ target, fresh, original }: StagedOperation, journal: Journal) {
  await (fresh === undefined ? rm(target) : rename(fresh, target));
  journal.push(() => (original === undefined ? rm(target) : rename(original, target)));
}

async function removeEmpty(root: string, target: string): Promise<void> {
  try {
    for (let folder = dirname(target); folder !== root; folder = dirname(folder))
      await rmdir(folder);
  } catch {
    // A folder that cannot be removed is not empty, or does no harm.
  }
}

/** An unused path in the folder, which the journal removes. */
function unusedPath(folder: string, journal: Journal): string {
  const path = join(folder, `.jira-bug-fix-${randomUUID()}`);
  journal.push(() => rm(path, { force: true }));
  return path;
}

async function undo(journal: Journal, reason: unknown): Promise<void> {
  const failures: unknown[] = [];
  for (const step of journal.reverse()) {
    await step().catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) {
    throw new AggregateError([reason, ...failures], 'a file could not be restored');
  }
}

/**
 * Writes a change to a file that `git apply` accepts, and creates the folders above it. Rejects if it is not the one
 * that was checked.
 */
export async function savePatch(file: string, change: CheckedPatch): Promise<void> {
  const diff = diffBytes(requireUnaltered(change));
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, diff);
}
