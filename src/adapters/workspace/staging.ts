import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { chmod, copyFile, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** A file that is to hold `text`. `mode` is the existing file's, `undefined` where there is none yet. */
export interface Replacement {
  readonly target: string;
  readonly text: string;
  readonly mode: number | undefined;
  readonly executable: boolean;
}

/** How each thing that was done is undone, newest last. */
type Journal = (() => Promise<void>)[];

interface Staged {
  readonly target: string;
  readonly fresh: string;
  readonly original: string | undefined;
}

/**
 * Puts all texts in place, or none: each is written beside its target first, and renaming, the only
 * step that others can see, comes when nothing else is left that could fail.
 */
export async function replaceAll(replacements: readonly Replacement[]): Promise<void> {
  const journal: Journal = [];
  const staged: Staged[] = [];
  try {
    for (const replacement of replacements) staged.push(await stage(replacement, journal));
    for (const file of staged) await swap(file, journal);
  } catch (error) {
    await undo(journal, error);
    throw error;
  }
  for (const { original } of staged) if (original !== undefined) await rm(original);
}

async function stage(replacement: Replacement, journal: Journal): Promise<Staged> {
  const { target, text, mode, executable } = replacement;
  const folder = dirname(target);
  const made = await mkdir(folder, { recursive: true });
  if (made !== undefined) journal.push(() => rm(made, { recursive: true, force: true }));
  const fresh = nameIn(folder, journal);
  await writeFile(fresh, text, { flag: 'wx', mode: executable ? 0o777 : 0o666 });
  if (mode === undefined) return { target, fresh, original: undefined };
  await chmod(fresh, mode);
  const original = nameIn(folder, journal);
  await copyFile(target, original, constants.COPYFILE_EXCL);
  return { target, fresh, original };
}

async function swap({ target, fresh, original }: Staged, journal: Journal): Promise<void> {
  await rename(fresh, target);
  journal.push(() => (original === undefined ? rm(target) : rename(original, target)));
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
