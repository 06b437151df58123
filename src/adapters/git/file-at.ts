import { UserError } from '../../engines/errors.ts';
import { git, isOverLimit } from './git.ts';
import { literal } from './whole-listing.ts';

/** Bytes of a file that is read by itself. */
const maxBytes = 1024 * 1024;

/**
 * Resolves to the text of a file of a commit, or to `null` if it has none of that name; `undefined` if the clone does
 * not have the commit or the text, or if there is no clone.
 */
export async function fileAt(
  directory: string,
  commit: string,
  path: string,
): Promise<string | null | undefined> {
  try {
    const place = ['--full-tree', '-z', '--end-of-options', commit, literal(path)] as const;
    const listed = (await git(directory, ['ls-tree', ...place])).toString();
    const [, blob] = /^\d+ blob ([0-9a-f]+)\t/.exec(listed) ?? [];
    if (blob === undefined) return null;
    return (await git(directory, ['cat-file', 'blob', blob], { bytes: maxBytes })).toString();
  } catch (error) {
    if (!isOverLimit(error)) return undefined;
    throw new UserError(`Shorten ${path}: it has more than 1 MiB.`, { cause: error });
  }
}
