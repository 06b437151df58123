import { redacted } from '../text/index.ts';
import type { FileChange, Patch } from './patch/index.ts';

/** The files of a patch whose new text has the mark of a secret that was not shown, and whose old one has not. */
export function markedChanges(patch: Patch): readonly FileChange[] {
  const changes = [...patch.values()];
  const deleted = changes.filter(({ after }) => after === null);
  return changes.filter((change) => {
    const earlier = change.before === null ? deleted : [change];
    return hasMark(change.after) && !earlier.some(({ before }) => hasMark(before));
  });
}

/** Why an edit is refused that writes the mark. */
export const whyMarked = `the new text has ${redacted}, which stands for a secret that is not shown: leave its line as it is, and change only other lines`;

/** Why an edit is refused that quotes the mark. */
export const whyQuoted = `has ${redacted}, which stands for a secret that is not shown: quote only lines without it`;

/** Whether a text has the mark. */
export const hasMark = (text: string | null) => text?.includes(redacted) === true;
