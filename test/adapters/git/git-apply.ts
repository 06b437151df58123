import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Patch, patchDiff } from '../../../src/core/edits/index.ts';
import { runGit, temporaryFolder } from '../../support/repository.ts';

/** Texts by path, prefixed with `+x` if the file is executable. */
export type Tree = Readonly<Record<string, string>>;

/** The files after git has applied the patch's diff to the files before. */
export async function gitApply(patch: Patch): Promise<Tree> {
  await using folder = await temporaryFolder();
  for (const { path, before, executable } of patch.values()) {
    if (before === null) continue;
    const target = join(folder.directory, path);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, before, { mode: executable ? 0o755 : 0o644 });
  }
  const env = { GIT_CEILING_DIRECTORIES: dirname(folder.directory) };
  const args = ['apply', '--whitespace=nowarn', '--allow-empty', '-'];
  await runGit(folder.directory, args, { stdin: patchDiff(patch), env });
  return await treeIn(folder.directory);
}

/** The files after the patch, according to itself. */
export function treeAfter(patch: Patch): Tree {
  const texts = [...patch.values()].flatMap(({ path, after, executable }) =>
    after === null ? [] : [[path, shown(after, executable)] as const],
  );
  return Object.fromEntries(texts);
}

async function treeIn(root: string): Promise<Tree> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(async ({ parentPath, name }) => {
      const path = join(parentPath, name);
      const isExecutable = ((await stat(path)).mode & 0o111) !== 0;
      const text = shown(await readFile(path, 'utf8'), isExecutable);
      return [path.slice(root.length + 1), text] as const;
    });
  return Object.fromEntries(await Promise.all(files));
}

const shown = (text: string, executable: boolean) => `${executable ? '+x ' : ''}${text}`;
