import type { FileChange, Patch } from '../../core/edits/index.ts';
import { UserError } from '../../core/user-error.ts';
import type { Connection } from './connection.ts';

type Listing = Awaited<ReturnType<Connection['rest']['git']['getTree']>>['data']['tree'];
type Entry = Listing[number];
type ReadFolder = (tree: string) => Promise<Listing>;

const folderMode = '040000';

/** What a mode of git stands for, in words for people. */
const kinds: Readonly<Record<string, string>> = {
  [folderMode]: 'a folder',
  '100644': 'a file',
  '100755': 'a file',
  '120000': 'a symbolic link',
  '160000': 'a submodule',
};

/**
 * Rejects with a UserError where a new file's place in the tree is taken. GitHub would put the file
 * there without a word, in place of a link, a submodule or a file that is kept elsewhere.
 */
export async function refuseObstacles(
  { rest, at }: Connection,
  tree: string,
  patch: Patch,
): Promise<void> {
  const listings = new Map<string, Listing>();
  const readFolder = async (sha: string) => {
    const listing =
      listings.get(sha) ?? (await rest.git.getTree({ ...at, tree_sha: sha })).data.tree;
    listings.set(sha, listing);
    return listing;
  };
  for (const change of patch.values()) {
    if (change.before === null) await refuseObstacle(readFolder, tree, change, patch);
  }
}

/** Walks down the new file's folders to the first that is not there, or is no folder. */
async function refuseObstacle(
  readFolder: ReadFolder,
  root: string,
  { path }: FileChange,
  patch: Patch,
): Promise<void> {
  let folder = root;
  let place = '';
  for (const name of path.split('/')) {
    place = place === '' ? name : `${place}/${name}`;
    const entry = (await readFolder(folder)).find((one) => one.path === name);
    if (entry === undefined || makesRoom(patch, place)) return;
    if (entry.mode !== folderMode || place === path) throw obstacleAt(place, entry, path);
    folder = entry.sha ?? folder;
  }
}

/** Whether the patch itself removes the file that is there, or files of the folder. */
function makesRoom(patch: Patch, place: string): boolean {
  return [...patch.values()].some(
    ({ path, after }) => after === null && (path === place || path.startsWith(`${place}/`)),
  );
}

function obstacleAt(place: string, { mode = '' }: Entry, path: string): UserError {
  const what = `${JSON.stringify(place)} is ${kinds[mode] ?? 'something else'} in the repository`;
  return new UserError(
    `The new file ${JSON.stringify(path)} cannot be written, because ${what}: let the ticket name another file, or put ${JSON.stringify(place)} into \`protected-paths\`.`,
  );
}
