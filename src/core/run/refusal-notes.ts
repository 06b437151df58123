import {
  briefEdit,
  type PendingEdits,
  type Refusal,
  writeEdit,
} from '../../engines/edits/index.ts';
import type { RepoPath } from '../../engines/files/index.ts';
import { clipLines, enclosed } from '../../engines/text/index.ts';

/** Maximum characters of the parts of a note. */
const max = { reasons: 8_000, edits: 6_000 } as const;

/** Maximum files whose problems are explained; further ones are only counted. */
export const maxExplained = 5;

/** What a change that breaks the syntax or is too large leaves. */
export const resendAll =
  'Nothing from the last edit was kept: send all of its edits again, including those that matched.';

/** What was refused of a reply, and what waits for the next one; missing if nothing does. */
interface RefusedEdits {
  readonly refusals: readonly Refusal[];
  readonly pending?: PendingEdits | undefined;
}

/** Says what of a reply was refused and why, what of it is kept, and what is to be sent again. The model does not see the reply. */
export function refusalNotes(what: string, { refusals, pending }: RefusedEdits): readonly string[] {
  if (refusals.length === 0) return ['The last edit did not change any file.'];
  const { kept = [], open = [] } = pending ?? {};
  const sent = within(open.map(writeEdit).join('\n\n'), max.edits);
  const reasons = explained(refusals);
  const refused = open.length === 0 ? [] : [enclosed('edits', sent)];
  if (kept.length === 0) return [`${what} refused. ${resendAll} Reasons:`, ...reasons, ...refused];
  const done = within(kept.map(briefEdit).join('\n'), max.edits);
  return [
    `${what} refused in part. These of its changes are kept and wait for the rest; do not send them again:`,
    enclosed('diff', done),
    'Send these again, corrected, or say that one is not needed by a block that leaves its lines as they are:',
    ...refused,
    'Reasons:',
    ...reasons,
  ];
}

/** A last way, for a model that does not copy the lines to replace. */
export const wholeFileNote =
  'A file that you have seen to its end may be sent whole instead, in one fence below a line with its path.';

/** What is wrong with each file, within limits. */
export function explained(
  files: readonly { readonly path: RepoPath; readonly why: string }[],
): readonly string[] {
  const first = files.slice(0, maxExplained);
  const room = Math.floor(max.reasons / first.length);
  const reasons = first.map(({ path, why }) => enclosed('problem', within(why, room), { path }));
  const more = files.length - first.length;
  return more > 0 ? [...reasons, `(and ${more} more)`] : reasons;
}

/** Cuts a text after a whole line. */
export const within = (text: string, room: number) => clipLines(text, room, '\n(cut here)');
