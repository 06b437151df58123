import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

/** Where a ref should point to: nowhere without `to`. `from` is where it must point before; `null` is nowhere. */
export interface RefMove {
  readonly from?: string | null;
  readonly to?: string;
}

export interface Ref {
  readonly name: string;
  readonly sha: string;
}

/** The refs of a bare repository, in git's own files. Needs no process. */
export interface RefFiles {
  /** The id that a ref such as `refs/heads/main` points to. */
  read(ref: string): Promise<string | undefined>;
  /** All refs below a folder such as `refs/heads`, in the order of their names. */
  list(below: string): Promise<readonly Ref[]>;
  /** Resolves to whether the ref was moved. Of two moves at the same time, one is first. */
  move(ref: string, move: RefMove): Promise<boolean>;
}

/** Opens the refs of a bare repository. */
export function openRefs(directory: string): RefFiles {
  let last: Promise<unknown> = Promise.resolve();
  return {
    read: (ref) => readRef(directory, ref),
    list: (below) => listRefs(directory, below),
    move: (ref, move) => {
      const moved = last.then(() => moveRef(directory, ref, move));
      last = moved;
      return moved;
    },
  };
}

/** What git accepts as the name of a ref. */
const validName = /^refs\/(?!.*(?:\.\.|\/[/.]|@\{|\.lock(?:\/|$)|[\0- ~^:?*[\\\x7f]))[^/.].*[^/.]$/;

async function readRef(directory: string, ref: string): Promise<string | undefined> {
  if (!validName.test(ref)) return undefined;
  const text = await readFile(join(directory, ref), 'utf8').catch(() => '');
  return /^[0-9a-f]{40}(?=\n$)/.exec(text)?.[0];
}

async function listRefs(directory: string, below: string): Promise<readonly Ref[]> {
  const options = { recursive: true, withFileTypes: true } as const;
  const entries = await readdir(join(directory, below), options).catch(() => []);
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)));
  const refs = await Promise.all(
    names.toSorted().map(async (name) => ({ name, sha: await readRef(directory, name) })),
  );
  return refs.flatMap(({ name, sha }) => (sha === undefined ? [] : { name, sha }));
}

async function moveRef(directory: string, ref: string, { from, to }: RefMove): Promise<boolean> {
  const now = await readRef(directory, ref);
  if (!validName.test(ref) || (from !== undefined && now !== (from ?? undefined))) return false;
  const file = join(directory, ref);
  if (to === undefined) {
    await rm(file, { force: true });
    await removeEmpty(dirname(file), join(directory, 'refs'));
    return true;
  }
  const partial = join(directory, `tmp_${randomUUID()}`);
  await writeFile(partial, `${to}\n`);
  try {
    await mkdir(dirname(file), { recursive: true });
    await rename(partial, file);
    return true;
  } catch {
    // One of the two names is a folder of the other, as `a` and `a/b`.
    await rm(partial);
    return false;
  }
}

/** Removes empty folders, which would be in the way of a ref with their name. */
async function removeEmpty(folder: string, end: string): Promise<void> {
  if (folder === end) return;
  try {
    await rmdir(folder);
  } catch {
    return;
  }
  await removeEmpty(dirname(folder), end);
}
