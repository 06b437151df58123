import { type StopReason, stopReasons } from '../run/index.ts';
import {
  clipWithin,
  oneLine,
  type ParagraphBlock,
  paragraph,
  strong,
  text,
} from '../text/index.ts';
import type { OpenedPullRequest } from '../tickets/index.ts';

/** Who reads how the work ended: each has a column in the table of stop reasons. */
type Reader = 'reporter' | 'reviewer' | 'operator';

/** Why work ended, and whether its change is a draft. */
interface Ended {
  readonly reason: StopReason;
  readonly pullRequest?: Pick<OpenedPullRequest, 'draft'> | undefined;
}

/** How the work ended and what became of the change, in one or two sentences. */
export function headline({ reason, pullRequest }: Ended, reader: Reader = 'operator'): string {
  const { change, ...told } = stopReasons[reason];
  const sentence = reader === 'reviewer' ? told.reviewer : told[reader].ended;
  const isDraft = pullRequest?.draft === true;
  switch (change) {
    case 'fix':
      if (reason !== 'approved')
        return isDraft ? `${sentence} It is waiting as a draft.` : sentence;
      return isDraft ? 'A fix was approved and is waiting as a draft.' : sentence;
    case 'draft':
    case 'passing-draft':
      return `${sentence} ${fates[reader][isDraft ? 'draft' : 'none']}`;
    case 'none':
      return sentence;
  }
}

const shownFates = {
  draft: 'The last sound change is a draft.',
  none: 'No pull request was opened.',
} as const;

/** What became of the change of a run that gave up. */
const fates: Readonly<Record<Reader, Readonly<Record<'draft' | 'none', string>>>> = {
  reporter: { draft: 'The last change waits as a draft.', none: 'The project is unchanged.' },
  reviewer: shownFates,
  operator: shownFates,
};

/** Why the pull request is a draft; `undefined` if it is not. */
export function draftSentence(lacking: readonly string[] = []): string | undefined {
  return lacking.length === 0 ? undefined : `It is a draft because: ${lacking.join('; ')}.`;
}

/** Characters of a status. */
export const maxStatus = 1_000;

/** The line that says how things stand, in a pull request and in a ticket's comment. */
export function statusParagraph(status: string): ParagraphBlock {
  return paragraph(strong('Now:'), text(` ${clipWithin(oneLine(status), maxStatus)}`));
}
