import { realpath } from 'node:fs/promises';
import { basename, delimiter, dirname, isAbsolute, relative, sep } from 'node:path';

/**
 * Returns a `PATH` without the folders that a repository can fill: relative ones, those below its `root`, and each
 * `node_modules/.bin`, which npx adds for every folder around the one that it is started in.
 */
export async function searchPath(
  path: string | undefined,
  root: string | undefined,
): Promise<string> {
  const folders = (path ?? '').split(delimiter).filter((one) => isAbsolute(one) && !isOfNpm(one));
  if (root === undefined) return folders.join(delimiter);
  const outside = await Promise.all(folders.map((folder) => isOutside(root, folder)));
  return folders.filter((_, index) => outside[index]).join(delimiter);
}

/** Whether a path lies outside a folder, with all links followed. One that does not exist lies nowhere. */
export async function isOutside(root: string, path: string): Promise<boolean> {
  const [above, found] = await Promise.all(
    [root, path].map((one) => realpath(one).catch(() => '')),
  );
  if (!above || !found) return false;
  const way = relative(above, found);
  return way === '..' || way.startsWith(`..${sep}`) || isAbsolute(way);
}

const isOfNpm = (folder: string) =>
  basename(folder) === '.bin' && basename(dirname(folder)) === 'node_modules';
