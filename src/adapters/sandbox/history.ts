import { execFile } from 'node:child_process';
import { copyFile, mkdir, realpath, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Where sandboxed commands find the git objects of the checkout. */
export const objectsInSandbox = '/run/project-objects';

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
    const found = await realpath(await pathOf(root, 'objects'));
    const format = await git(root, ['rev-parse', '--show-object-format']);
    await git(copy, ['init', '--quiet', '--template=', `--object-format=${format}`]);
    await mkdir(join(own, 'objects/info'), { recursive: true });
    await writeFile(join(own, 'objects/info/alternates'), `${objects ?? found}\n`);
    const refs = await git(root, ['for-each-ref', '--format=%(objectname) %(refname)']);
    await writeFile(join(own, 'packed-refs'), `${refs}\n`);
    await copyFile(await pathOf(root, 'HEAD'), join(own, 'HEAD'));
    await copyFile(await pathOf(root, 'shallow'), join(own, 'shallow')).catch(() => {});
    await git(copy, ['read-tree', 'HEAD'], { GIT_ALTERNATE_OBJECT_DIRECTORIES: found });
    return found;
  } catch {
    // An unusual checkout: commands run without history.
    await rm(own, { recursive: true, force: true });
    return undefined;
  }
}

const pathOf = async (root: string, name: string) =>
  resolve(root, await git(root, ['rev-parse', '--git-path', name]));

async function git(
  cwd: string,
  args: readonly string[],
  more: Readonly<Record<string, string>> = {},
) {
  const settings = ['core.fsmonitor=false', 'core.hooksPath=/dev/null', `safe.directory=${cwd}`];
  const { stdout } = await run('git', [...settings.flatMap((it) => ['-c', it]), ...args], {
    cwd,
    env: {
      PATH: process.env.PATH ?? '',
      HOME: '/dev/null',
      LC_ALL: 'C',
      GIT_CONFIG_NOSYSTEM: '1',
      GIT_CONFIG_GLOBAL: '/dev/null',
      GIT_TERMINAL_PROMPT: '0',
      ...more,
    },
    maxBuffer: 256 * 1024 * 1024,
  });
  return stdout.replace(/\n$/, '');
}
