import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { chmod, copyFile, mkdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';
import type { FileChange, Patch } from '../../core/edits/index.ts';
import { UserError } from '../../core/user-error.ts';
import { type DiskEntry, lookBelow, worktreeRoot } from './worktree.ts';

/**
 * Writes a patch to the working tree: all of it or nothing. Throws UserError if a file differs from what
 * the patch was made from, so that nobody's edits are lost.
 */
export async function writePatch(directory: string, patch: Patch): Promise<void> {
  const root = normalize(await worktreeRoot(directory));
  const look = lookBelow(root);
  const changes = [...patch.values()];
  await applyAll(
    root,
    await Promise.all(changes.map(async (change) => plan(root, change, await look(change.path)))),
  );
}

/** What to do with one file. */
type FileOperation =
  /** `mode` is that of the existing file; `undefined` for a new one. */
  | {
      readonly kind: 'write';
      readonly target: string;
      readonly text: string;
      readonly mode: number | undefined;
      readonly executable: boolean;
    }
  | { readonly kind: 'delete'; readonly target: string };

async function plan(root: string, change: FileChange, entry: DiskEntry): Promise<FileOperation> {
  if (entry.kind === 'foreign' || entry.kind === 'folder') {
    throw new UserError(
      `${change.path} is a folder, a symlink or behind one: put a regular file there, then run again.`,
    );
  }
  const target = join(root, change.path);
  const current = entry.kind === 'file' ? await readFile(target) : undefined;
  if (!isUnchanged(change, current)) {
    throw new UserError(
      `${change.path} on disk is not what the patch was made from: commit or stash your change, then run again.`,
    );
  }
  const { after, executable } = change;
  if (after === null) return { kind: 'delete', target };
  const mode = entry.kind === 'file' ? entry.mode : undefined;
  return { kind: 'write', target, text: after, mode, executable };
}

function isUnchanged({ before }: FileChange, current: Buffer | undefined): boolean {
  if (before === null || current === undefined) return before === null && current === undefined;
  return current.equals(Buffer.from(before, 'utf8'));
}

/** The steps that undo what was done, in order. */
type Journal = (() => Promise<void>)[];

/** An operation with its files next to the target: the new text, and a copy of the original. */
type StagedOperation =
  | {
      readonly kind: 'write';
      readonly target: string;
      readonly fresh: string;
      readonly original?: string;
    }
  | { readonly kind: 'delete'; readonly target: string; readonly original: string };

/**
 * Performs all operations or none. First writes each new text, and a copy of each original, next to its
 * target. Only then renames and deletes, the steps that others can see, because nothing else is left that
 * can fail. Deletes last, so that a moved file is never missing. Like git, removes folders below `root`
 * that a deletion leaves empty.
 */
async function applyAll(root: string, operations: readonly FileOperation[]): Promise<void> {
  const journal: Journal = [];
  const staged: StagedOperation[] = [];
  try {
    for (const operation of deletionsLast(operations)) staged.push(await stage(operation, journal));
    for (const operation of staged) await commit(operation, journal);
  } catch (error) {
    await undo(journal, error);
    throw error;
  }
  for (const { original } of staged) if (original !== undefined) await rm(original);
  for (const { kind, target } of staged) if (kind === 'delete') await removeEmpty(root, target);
}

function deletionsLast(operations: readonly FileOperation[]): readonly FileOperation[] {
  return [
    ...operations.filter(({ kind }) => kind !== 'delete'),
    ...operations.filter(({ kind }) => kind === 'delete'),
  ];
}

async function stage(operation: FileOperation, journal: Journal): Promise<StagedOperation> {
  const { kind, target } = operation;
  if (kind === 'delete') return { kind, target, original: await copyOf(target, journal) };
  const { text, mode, executable } = operation;
  const folder = dirname(target);
  const created = await mkdir(folder, { recursive: true });
  if (created !== undefined) journal.push(() => rm(created, { recursive: true, force: true }));
  const fresh = unusedPath(folder, journal);
  await writeFile(fresh, text, { flag: 'wx', mode: executable ? 0o777 : 0o666 });
  if (mode === undefined) return { kind, target, fresh };
  await chmod(fresh, mode);
  return { kind, target, fresh, original: await copyOf(target, journal) };
}

async function copyOf(target: string, journal: Journal): Promise<string> {
  const copy = unusedPath(dirname(target), journal);
  await copyFile(target, copy, constants.COPYFILE_EXCL);
  return copy;
}

async function commit(operation: StagedOperation, journal: Journal): Promise<void> {
  const { target, original } = operation;
  await (operation.kind === 'write' ? rename(operation.fresh, target) : rm(target));
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
