import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';

interface CopiedFile {
  readonly path: string;
  readonly mode: number;
  readonly bytes: Buffer;
}

const copies = new Map<string, Promise<readonly CopiedFile[]>>();

/**
 * Fills a folder with what `make` makes. In one process `make` runs once per key, and later folders get
 * copies of its files: a repository takes git a dozen processes.
 */
export async function fillFolder(
  directory: string,
  key: string,
  make: (directory: string) => Promise<void>,
): Promise<void> {
  const copy = copies.get(key) ?? filesMadeBy(make);
  copies.set(key, copy);
  for (const { path, mode, bytes } of await copy) {
    const target = join(directory, path);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, bytes);
    await chmod(target, mode);
  }
}

async function filesMadeBy(make: (directory: string) => Promise<void>) {
  const directory = await mkdtemp(join(tmpdir(), 'copied-'));
  try {
    await make(directory);
    const entries = await readdir(directory, { recursive: true, withFileTypes: true });
    const files: CopiedFile[] = [];
    // One after the other: a repository of 20,000 files would need as many descriptors at once.
    for (const { parentPath, name } of entries.filter((entry) => entry.isFile())) {
      files.push(await readCopy(directory, join(parentPath, name)));
    }
    return files;
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

async function readCopy(directory: string, file: string): Promise<CopiedFile> {
  const [bytes, { mode }] = await Promise.all([readFile(file), stat(file)]);
  return { path: relative(directory, file), mode: mode & 0o777, bytes };
}
