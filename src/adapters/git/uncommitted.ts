import { type Patch, sortedChanges } from '../../engines/edits/index.ts';
import { errorMessage } from '../../engines/errors.ts';
import type { RepoPath } from '../../engines/files/index.ts';
import { commitWorkspace } from './commit-workspace.ts';

/** git may have committed a text with other line endings than it has on disk. */
const unix = (text: string | undefined) => text?.replaceAll('\r\n', '\n');

/**
 * Returns the existing files of a patch whose text is not that of the newest commit, sorted. Asks for no `git status`,
 * which runs filters.
 */
export async function uncommittedFiles(
  root: string,
  patch: Patch,
  safeDirectory = '',
): Promise<readonly string[]> {
  const { read } = commitWorkspace(root, 'HEAD', safeDirectory);
  const committed = (path: RepoPath) =>
    read(path).catch((error: unknown) => {
      if (/not a valid object name/i.test(errorMessage(error))) return undefined;
      throw error;
    });
  const found: string[] = [];
  for (const { path, before } of sortedChanges(patch)) {
    if (before === null) continue;
    if (unix((await committed(path))?.text) !== unix(before)) found.push(path);
  }
  return found;
}
