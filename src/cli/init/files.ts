import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { createTwoFilesPatch, FILE_HEADERS_ONLY } from 'diff';
import { lookBelow } from '../../adapters/git/index.ts';
import { UserError } from '../../engines/errors.ts';

/** A file to write, beside what is on disk. */
export interface ComparedFile {
  /** Relative to the root of the repository. */
  readonly path: string;
  readonly text: string;
  readonly state: 'new' | 'same' | 'differs';
  /** Its unified diff; empty if nothing changes. */
  readonly difference: string;
}

/** Compares a file with what is on disk. */
export async function compareFile(root: string, path: string, text: string): Promise<ComparedFile> {
  const found = await readBelow(root, path);
  if (found === text) return { path, text, state: 'same', difference: '' };
  const from = found === undefined ? '/dev/null' : `a/${path}`;
  const options = { headerOptions: FILE_HEADERS_ONLY };
  const patch = createTwoFilesPatch(from, `b/${path}`, found ?? '', text, '', '', options);
  return {
    ...{ path, text, state: found === undefined ? 'new' : 'differs' },
    difference: patch.trimEnd(),
  };
}

/** Bytes of a file of the repository that is read or replaced; manifests are far smaller. */
const maxSize = 2_000_000;

/**
 * Resolves to the text of a file of the repository; `undefined` if there is none. Rejects with UserError for
 * what is not read or replaced there: something behind a link, which may lie anywhere, or a huge file.
 */
export async function readBelow(root: string, path: string): Promise<string | undefined> {
  const entry = lookBelow(root)(path);
  if (entry.kind === 'absent') return undefined;
  if (entry.kind === 'file' && entry.size <= maxSize) return readIfThere(`${root}/${path}`);
  throw new UserError(
    `Remove ${path}: init replaces regular files only, and follows no symbolic links.`,
  );
}

/** Writes a file whole or not at all. */
export async function placeFile(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}`;
  try {
    await writeFile(draft, text, { flag: 'wx' });
    await rename(draft, path);
  } finally {
    await rm(draft, { force: true });
  }
}

/** Resolves to the text of a file; `undefined` if there is none. */
export function readIfThere(path: string): Promise<string | undefined> {
  return readFile(path, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  });
}

/** Whether there is a file or folder. */
export function fileExists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
