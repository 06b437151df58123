import type { RestEndpointMethodTypes } from '@octokit/rest';
import type { FileChange, Patch } from '../../../core/edits/index.ts';
import { UserError } from '../../../core/user-error.ts';
import type { GitHubConnection } from '../connection/index.ts';

type Listing = RestEndpointMethodTypes['git']['getTree']['response']['data']['tree'];
type ReadFolder = (tree: string) => Promise<Listing>;

/** Something in the repository at the path of a new file, or at a folder above it. */
interface PathConflict {
  readonly path: string;
  readonly mode: string;
}

const folderMode = '040000';

/** Names for git's modes. */
const kinds: Readonly<Record<string, string>> = {
  [folderMode]: 'a folder',
  '100644': 'a file',
  '100755': 'a file',
  '120000': 'a symbolic link',
  '160000': 'a submodule',
};

/** Throws UserError if the path of a new file is taken: GitHub would silently replace a link or submodule. */
export async function rejectPathConflicts(
  { rest, at }: GitHubConnection,
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
    if (change.before !== null) continue;
    const conflict = await findConflict(readFolder, tree, change, patch);
    if (conflict !== undefined) throw conflictError(change.path, conflict);
  }
}

/** Descends the folders of the new file to the first that does not exist or is not a folder. */
async function findConflict(
  readFolder: ReadFolder,
  root: string,
  { path: newFile }: FileChange,
  patch: Patch,
): Promise<PathConflict | undefined> {
  let folder = root;
  let path = '';
  for (const name of newFile.split('/')) {
    path = path === '' ? name : `${path}/${name}`;
    const entry = (await readFolder(folder)).find((one) => one.path === name);
    if (entry === undefined || freesPath(patch, path)) return undefined;
    const { mode = '' } = entry;
    if (mode !== folderMode || path === newFile) return { path, mode };
    folder = entry.sha ?? folder;
  }
  return undefined;
}

/** Whether the patch itself removes the file at this path, or files of the folder. */
function freesPath(patch: Patch, taken: string): boolean {
  return [...patch.values()].some(
    ({ path, after }) => after === null && (path === taken || path.startsWith(`${taken}/`)),
  );
}

function conflictError(newFile: string, { path, mode }: PathConflict): UserError {
  const taken = JSON.stringify(path);
  const what = `${taken} is ${kinds[mode] ?? 'something else'} in the repository`;
  return new UserError(
    `The new file ${JSON.stringify(newFile)} cannot be written, because ${what}: change the ticket to name another file, or put ${taken} into \`protected-paths\`.`,
  );
}
