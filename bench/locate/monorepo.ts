import { existsSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UserError } from '../../src/engines/errors.ts';
import { runGit } from '../../test/support/repository.ts';

/** A bare repository and the number of files in its newest commit. */
export interface Part {
  readonly name: string;
  readonly directory: string;
  readonly files: number;
}

/** Finds the repositories `owner+name/repo` of a folder, the smallest first. */
export async function partsIn(repos: string): Promise<readonly Part[]> {
  const names = (await readdir(repos)).filter((name) => existsSync(join(repos, name, 'repo')));
  const parts = await Promise.all(
    names.map(async (name): Promise<Part> => {
      const directory = join(repos, name, 'repo');
      const paths = await git(directory, 'ls-tree', '-r', '-z', '--name-only', 'HEAD');
      return { name, directory, files: paths.split('\0').length - 1 };
    }),
  );
  return parts.sort((a, b) => a.files - b.files || (a.name < b.name ? -1 : 1));
}

/** A part of a monorepo, in a folder of its own. */
interface Placed extends Part {
  readonly folder: string;
}

/**
 * Returns parts that have about so many files together. Once all are used, each is used again in another folder,
 * so that the bytes to read grow as in a repository without copies.
 */
export function partsFor(files: number, parts: readonly Part[]): readonly Placed[] {
  const total = parts.reduce((sum, part) => sum + part.files, 0);
  if (total === 0) throw new UserError('Put repositories into the folder: it has none.');
  const chosen: Placed[] = [];
  let left = files;
  for (let round = 1; left >= total; round += 1) {
    chosen.push(...parts.map((part) => ({ ...part, folder: `${round}-${part.name}` })));
    left -= total;
  }
  for (const part of parts.toReversed()) {
    if (left <= 0 || part.files > left) continue;
    chosen.push({ ...part, folder: `more-${part.name}` });
    left -= part.files;
  }
  return chosen;
}

/** Makes a bare repository whose only commit has each part in its folder. It borrows their objects. */
export async function makeMonorepo(directory: string, parts: readonly Placed[]): Promise<void> {
  await mkdir(directory, { recursive: true });
  await git(directory, 'init', '--quiet', '--bare');
  const objects = [...new Set(parts.map((part) => join(part.directory, 'objects')))];
  await writeFile(join(directory, 'objects/info/alternates'), `${objects.join('\n')}\n`);
  for (const part of parts) {
    const head = await git(part.directory, 'rev-parse', 'HEAD');
    await git(directory, 'read-tree', '-i', `--prefix=${part.folder}/`, head);
  }
  const tree = await git(directory, 'write-tree', '--missing-ok');
  const commit = await git(directory, 'commit-tree', tree, '-m', 'All parts');
  await git(directory, 'update-ref', 'HEAD', commit);
}

async function git(directory: string, ...args: readonly string[]): Promise<string> {
  return (await runGit(directory, args)).toString('utf8').trimEnd();
}
