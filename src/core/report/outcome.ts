import type { Rules, Run, Spent, StopReason } from '../run/index.ts';
import type { Moved } from '../tickets/index.ts';

/** The pull request that the work ended with. */
export interface OpenedPullRequest {
  readonly number: number;
  readonly url: string;
  /** Whether it waits as a draft, because the evidence is below what the settings ask for. */
  readonly draft: boolean;
  /** Whether the code host calls its commit verified; missing where it does not say. */
  readonly verified?: boolean;
}

/** How work on a ticket ended: the one model of which all three renderings are made. */
export interface Outcome {
  readonly reason: StopReason;
  readonly run: Run;
  readonly spent: Spent;
  /** Milliseconds. */
  readonly elapsed: number;
  /** What the run was allowed; missing when it did not come that far. */
  readonly allowed?: Rules;
  /** For `misconfigured` and `failed`: one sentence on what is to be mended. */
  readonly problem?: string;
  readonly pullRequest?: OpenedPullRequest;
  /** What evidence the change lacks to be ready for review, each in a phrase. */
  readonly lacking?: readonly string[];
  /** Whether the checks of the pull request wait for somebody to approve their run. */
  readonly checksWait?: boolean;
  /** What else the ticket's people are to know, each in one or two sentences. */
  readonly notes?: readonly string[];
  /** Address of the pull request that an earlier run has left on the ticket's record. */
  readonly earlierPullRequest?: string;
  readonly moved?: Moved;
  /** Where the log of this run can be read. */
  readonly log?: string;
}

const reasonSentences: Readonly<Record<StopReason, string>> = {
  approved: 'A fix is ready for review.',
  'tests-failed':
    "A change was made, but the project's own checks fail with it, so it is left as a draft.",
  answered: 'This is a question, so it was answered and nothing was changed.',
  asked: 'The ticket does not say enough to fix it.',
  'already-fixed': 'The code already does what the ticket asks for, so nothing was changed.',
  'nothing-new': 'This ticket was worked before and nothing was added since, so nothing was done.',
  'attempts-exhausted':
    'No attempt satisfied the checks and the review, so no pull request was made.',
  'ticket-attempts-exhausted':
    'This ticket has had all the attempts that it was allowed, so it was left to people.',
  'repeated-critique':
    'The review asked for the same thing twice, so the work stopped without a pull request.',
  'repeated-answer':
    'The model gave the same answer twice, although it names what is not in the repository.',
  'repeated-edit':
    'The model sent the same edit again, or one that leads back, so no pull request was made.',
  'repeated-request':
    'The model asked for the same thing again and again, so no pull request was made.',
  'never-applied': 'Two edits in a row did not fit the files, so no pull request was made.',
  'budget-exhausted':
    'The calls or tokens that the run was allowed are used up, so no pull request was made.',
  deadline: 'The time that the run was allowed is used up, so no pull request was made.',
  'no-action': 'The model twice did not do what it was asked for, so no pull request was made.',
  'branch-taken': "The agent's branch holds someone else's commit, so it was left alone.",
  unreported: 'The work is done, but the ticket could not be told.',
  cancelled: 'The run was cancelled, so no pull request was made.',
  misconfigured: 'The agent could not work because of its settings, so no pull request was made.',
  failed: 'The agent could not finish because something failed, so no pull request was made.',
};

/** The stop reason in words, one sentence. */
export function reasonSentence(reason: StopReason): string {
  return reasonSentences[reason];
}

/** How the work ended, in one sentence: the reason's, where a fix does not wait as a draft. */
export function headline({ reason, pullRequest, lacking = [] }: Outcome): string {
  const isDraft = pullRequest?.draft ?? lacking.length > 0;
  if (reason === 'approved' && isDraft) return 'A fix was approved, and waits as a draft.';
  return reasonSentence(reason);
}
