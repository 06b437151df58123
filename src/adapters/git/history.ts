import { copyFile, mkdir, realpath, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { git, gitLine } from './git.ts';

/**
 * Creates a git folder in `copy` with the commits, branches, tags, `HEAD` and index of the checkout
 * `root`, but no configuration, hooks or remotes. The objects are not copied: the new folder refers to
 * them at `objects`, or at their real path. Resolves to that real path, or to `undefined` if it creates no
 * git folder because there is no commit or no git.
 */
export async function copyHistory(
  root: string,
  copy: string,
  objects: string | undefined,
): Promise<string | undefined> {
  const own = join(copy, '.git');
  try {
    const found = await createGitFolder(root, copy);
    await mkdir(join(own, 'objects/info'), { recursive: true });
    await writeFile(join(own, 'objects/info/alternates'), `${objects ?? found}\n`);
    const env = { GIT_ALTERNATE_OBJECT_DIRECTORIES: found };
    await git(copy, ['read-tree', 'HEAD'], { env });
    return found;
  } catch {
    // An unusual checkout: commands run without history.
    await rm(own, { recursive: true, force: true });
    return undefined;
  }
}

/**
 * Creates a git folder in `copy` with the branches, tags and `HEAD` of the checkout `root`, but no objects;
 * resolves to the real path of those.
 */
export async function createGitFolder(root: string, copy: string): Promise<string> {
  const own = join(copy, '.git');
  const objects = await realpath(await pathOf(root, 'objects'));
  const format = await gitLine(root, ['rev-parse', '--show-object-format']);
  const env = { GIT_DEFAULT_REF_FORMAT: 'files' };
  await git(copy, ['init', '--quiet', '--template=', `--object-format=${format}`], { env });
  const refs = await git(root, ['for-each-ref', '--format=%(objectname) %(refname)']);
  await writeFile(join(own, 'packed-refs'), refs);
  await copyFile(await pathOf(root, 'HEAD'), join(own, 'HEAD'));
  await copyFile(await pathOf(root, 'shallow'), join(own, 'shallow')).catch(() => {});
  return objects;
}

const pathOf = async (root: string, name: string) =>
  resolve(root, await gitLine(root, ['rev-parse', '--git-path', name]));
