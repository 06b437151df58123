import { foreignCharacters, formatCodePoint, listNames } from '../text/index.ts';
import type { FileChange, Patch } from './patch/index.ts';

/** A file that is not UTF-8, and why its new text cannot be written. */
export interface UnwritableChange extends Pick<FileChange, 'path'> {
  readonly why: string;
  readonly obstacle: { readonly kind: 'encoding' };
}

/**
 * The files of a patch that are not UTF-8 and get a character that neither they nor files that are stored alike had:
 * which bytes it takes there is not known.
 */
export function unwritableChanges(patch: Patch): readonly UnwritableChange[] {
  const changes = [...patch.values()];
  return changes.flatMap(({ path, after, encoding }) => {
    if (encoding === undefined || after === null) return [];
    const alike = changes.filter((other) => other.encoding === encoding);
    const foreign = foreignCharacters(
      after,
      alike.flatMap(({ before }) => before ?? []),
    );
    const named = foreign.map((one) => `${one} (${formatCodePoint(one)})`);
    const why = `the file is not UTF-8, so an edit may add only ASCII and characters that it has, but this one adds${listNames(named)}`;
    return named.length === 0 ? [] : [{ path, why, obstacle: { kind: 'encoding' } }];
  });
}
