import { UserError } from '../../engines/errors.ts';
import { isOverLimit } from './git.ts';

/** Where a workspace lists files if the whole repository has too many. */
export interface ListingPlace {
  /** Relative to the root; `''` is the whole repository. */
  readonly safeDirectory: string;
  /** How users write the setting of it. */
  readonly setting: string;
}

/**
 * Lists the whole repository, or only its safe directory if the whole list is longer than is read: never a part of
 * either. Throws UserError if the list is too long all the same.
 */
export async function wholeListing<T>(
  { safeDirectory, setting }: ListingPlace,
  list: (...within: readonly string[]) => Promise<T>,
): Promise<T> {
  try {
    return await list().catch((error: unknown) => {
      if (safeDirectory === '' || !isOverLimit(error)) throw error;
      return list(`${safeDirectory}/`);
    });
  } catch (cause) {
    if (!isOverLimit(cause)) throw cause;
    const files = safeDirectory === '' ? 'the repository' : safeDirectory;
    throw new UserError(
      `Set ${setting} to a directory with fewer files: git lists more of them in ${files} than are read.`,
      { cause },
    );
  }
}

/** Returns the pathspec, from the root, of a path that may contain signs of a pattern. */
export const literal = (path: string) => `:(top,literal)${path}`;
