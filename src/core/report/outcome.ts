import type { Run } from '../run.ts';
import type { StopReason } from '../stop.ts';
import type { Moved } from '../transition.ts';

/** How work on a ticket ended: the one model of which all three renderings are made. */
export interface Outcome {
  readonly reason: StopReason;
  readonly run: Run;
  /** For `misconfigured` and `failed`: one sentence on what is to be mended. */
  readonly problem?: string;
  readonly pullRequest?: { readonly number: number; readonly url: string };
  readonly moved?: Moved;
  /** Where the log of this run can be read. */
  readonly log?: string;
}

const reasonSentences: Readonly<Record<StopReason, string>> = {
  approved: 'A fix is ready for review.',
  answered: 'This is a question, so it was answered and nothing was changed.',
  asked: 'The ticket does not say enough to fix it.',
  'already-fixed': 'The code already does what the ticket asks for, so nothing was changed.',
  'nothing-new': 'This ticket was worked before and nothing was added since, so nothing was done.',
  'attempts-exhausted':
    'No attempt satisfied the checks and the review, so there is no pull request.',
  'repeated-critique':
    'The review asked for the same thing twice, so the work stopped without a pull request.',
  'no-action': 'The model twice did not do what it was asked for, so there is no pull request.',
  'branch-taken': "The agent's branch holds someone else's commit, so it was left alone.",
  unreported: 'The work is done, but the ticket could not be told.',
  cancelled: 'The run was cancelled, so there is no pull request.',
  misconfigured: 'The agent could not work because of its settings, so there is no pull request.',
  failed: 'The agent could not finish because something failed, so there is no pull request.',
};

/** The stop reason in words, one sentence. */
export function reasonSentence(reason: StopReason): string {
  return reasonSentences[reason];
}
