import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { savePatch, uncommittedFiles, writePatch } from '../../adapters/git/index.ts';
import {
  type CheckedPatch,
  findDeltas,
  type Patch,
  requireUnaltered,
} from '../../engines/edits/index.ts';
import { errorMessage, UserError } from '../../engines/errors.ts';
import { oneLine } from '../../engines/text/index.ts';
import { printError } from '../terminal/index.ts';

/**
 * Calls `record`, and then writes the fix to the work tree. If that fails, or would delete uncommitted changes,
 * saves it to a file and throws UserError, which names the file.
 */
export async function writeFix(
  root: string,
  change: CheckedPatch,
  record: () => Promise<void>,
  safeDirectory = '',
): Promise<void> {
  try {
    await record();
    const patch = requireUnaltered(change);
    await protectUncommitted(root, patch, safeDirectory);
    await writePatch(root, patch);
  } catch (cause) {
    const file = join(await mkdtemp(join(tmpdir(), 'jira-bug-fix-')), 'fix.patch');
    await savePatch(file, change);
    const why =
      cause instanceof UserError
        ? cause.message
        : `The fix could not be written: ${oneLine(errorMessage(cause)).replace(/[.!]?$/, '.')}`;
    const advice = `To apply it later, run \`git apply ${file}\` in ${root}.`;
    throw new UserError(`${why} The fix is saved. ${advice}`, { cause });
  }
}

/** Says which of the files have uncommitted changes. Throws UserError if one of them would be deleted. */
async function protectUncommitted(
  root: string,
  patch: Patch,
  safeDirectory: string,
): Promise<void> {
  const uncommitted = await uncommittedFiles(root, patch, safeDirectory);
  if (uncommitted.length === 0) return;
  const deleted = findDeltas(patch).flatMap(({ kind, change }) =>
    kind === 'deleted' ? [change.path] : [],
  );
  const lost = uncommitted.filter((path) => deleted.some((gone) => gone === path));
  if (lost.length > 0) {
    throw new UserError(
      `Commit or stash your changes in ${lost.join(', ')} first: the fix deletes them.`,
    );
  }
  printError(`Not committed yet: ${uncommitted.join(', ')}. The fix is added to your changes.`);
}
