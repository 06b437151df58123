import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { chmod, copyFile, mkdir, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** What is to become of one file. */
export type Placement =
  /** It is to hold `text`. `mode` is the existing file's, `undefined` where there is none yet. */
  | {
      readonly kind: 'text';
      readonly target: string;
      readonly text: string;
      readonly mode: number | undefined;
      readonly executable: boolean;
    }
  | { readonly kind: 'deletion'; readonly target: string };

/** How each thing that was done is undone, newest last. */
type Journal = (() => Promise<void>)[];

/** A placement whose texts lie beside its target: the new one and a copy of the old one. */
type Staged =
  | {
      readonly kind: 'text';
      readonly target: string;
      readonly fresh: string;
      readonly original?: string;
    }
  | { readonly kind: 'deletion'; readonly target: string; readonly original: string };

/**
 * Does all of it, or nothing: each new text, and a copy of each that goes, is written beside its target
 * first. Renaming and removing, the only steps that others can see, come when nothing else is left that
 * could fail; removing comes last, so that a moved file is at every moment in one of its places.
 * Folders below `root` that are left empty go with their last file, as with git.
 */
export async function placeAll(root: string, placements: readonly Placement[]): Promise<void> {
  const journal: Journal = [];
  const staged: Staged[] = [];
  try {
    for (const placement of deletionsLast(placements)) staged.push(await stage(placement, journal));
    for (const file of staged) await put(file, journal);
  } catch (error) {
    await undo(journal, error);
    throw error;
  }
  for (const { original } of staged) if (original !== undefined) await rm(original);
  for (const { kind, target } of staged) if (kind === 'deletion') await removeEmpty(root, target);
}

function deletionsLast(placements: readonly Placement[]): readonly Placement[] {
  return [
    ...placements.filter(({ kind }) => kind !== 'deletion'),
    ...placements.filter(({ kind }) => kind === 'deletion'),
  ];
}

async function stage(placement: Placement, journal: Journal): Promise<Staged> {
  const { kind, target } = placement;
  if (kind === 'deletion') return { kind, target, original: await copyOf(target, journal) };
  const { text, mode, executable } = placement;
  const folder = dirname(target);
  const made = await mkdir(folder, { recursive: true });
  if (made !== undefined) journal.push(() => rm(made, { recursive: true, force: true }));
  const fresh = nameIn(folder, journal);
  await writeFile(fresh, text, { flag: 'wx', mode: executable ? 0o777 : 0o666 });
  if (mode === undefined) return { kind, target, fresh };
  await chmod(fresh, mode);
  return { kind, target, fresh, original: await copyOf(target, journal) };
}

async function copyOf(target: string, journal: Journal): Promise<string> {
  const copy = nameIn(dirname(target), journal);
  await copyFile(target, copy, constants.COPYFILE_EXCL);
  return copy;
}

async function put(file: Staged, journal: Journal): Promise<void> {
  const { target, original } = file;
  await (file.kind === 'text' ? rename(file.fresh, target) : rm(target));
  journal.push(() => (original === undefined ? rm(target) : rename(original, target)));
}

async function removeEmpty(root: string, target: string): Promise<void> {
  try {
    for (let folder = dirname(target); folder !== root; folder = dirname(folder))
      await rmdir(folder);
  } catch {
    // A folder that cannot be removed holds something, or harms nobody.
  }
}

/** A name that nobody has, noted for removal. */
function nameIn(folder: string, journal: Journal): string {
  const name = join(folder, `.jira-bug-fix-${randomUUID()}`);
  journal.push(() => rm(name, { force: true }));
  return name;
}

async function undo(journal: Journal, reason: unknown): Promise<void> {
  const failures: unknown[] = [];
  for (const step of journal.reverse()) {
    await step().catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) {
    throw new AggregateError([reason, ...failures], 'a file could not be put back as it was');
  }
}
