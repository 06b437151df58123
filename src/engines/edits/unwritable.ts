import { foreignCharacters, formatCodePoint, listNames, redacted } from '../text/index.ts';
import type { FileChange, Patch } from './patch/index.ts';
import type { Refusal } from './reply/index.ts';

/** The files of a patch whose new text must not be written, and why. */
export function unwritableChanges(patch: Patch): readonly Refusal[] {
  const changes = [...patch.values()];
  const marked = markedChanges(changes).map(({ path }) => ({ path, why: whyMarked }));
  return [...marked, ...foreignChanges(changes)];
}

/**
 * Those that are not UTF-8 and get a character that neither they nor files that are stored alike had: which bytes it
 * takes there is not known.
 */
function foreignChanges(changes: readonly FileChange[]): readonly Refusal[] {
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

/** Those whose new text has the mark of a secret that was not shown, and whose old one has not. */
function markedChanges(changes: readonly FileChange[]): readonly FileChange[] {
  const deleted = changes.filter(({ after }) => after === null);
  return changes.filter((change) => {
    const earlier = change.before === null ? deleted : [change];
    return hasMark(change.after) && !earlier.some(({ before }) => hasMark(before));
  });
}

const whyMarked = `the new text has ${redacted}, which stands for a secret that is not shown: leave its line as it is, and change only other lines`;

/** Why an edit is refused that quotes the mark. */
export const whyQuoted = `has ${redacted}, which stands for a secret that is not shown: quote only lines without it`;

/** Whether a text has the mark. */
export const hasMark = (text: string | null) => text?.includes(redacted) === true;
