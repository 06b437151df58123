/** Everything that depends on why work on a ticket ended. */
export interface StopPolicy {
  /** The headline of the ticket's comment and the job summary; also the last line of the job's log. */
  readonly sentence: string;
  readonly exitCode: number;
  /** The result of the GitHub Actions job. */
  readonly job: 'green' | 'red';
  /** The change to publish or show: an approved fix, a draft for people to decide on, or none. */
  readonly change: 'fix' | 'draft' | 'none';
  /** What the ticket's record remembers: repeating the input is pointless, the attempts are used up, or nothing. */
  readonly records: 'input' | 'attempt-limit' | 'nothing';
  /** Tells people in the ticket how to start another attempt; `undefined` if none would start. */
  readonly followUp: string | undefined;
  /** Whether the cause is unexpected, so that the terminal prints its stack. */
  readonly isDefect: boolean;
}

/** The ticket got what it needed, or needed nothing. */
const settled = {
  job: 'green',
  change: 'none',
  records: 'input',
  followUp: 'To ask for more, reopen the ticket with a comment that says what is missing.',
  isDefect: false,
} as const;

/** The same input would end the same way. */
const gaveUp = { ...settled, job: 'red' } as const;

/** Other limits, other settings or a later attempt may end differently. */
const interrupted = {
  ...gaveUp,
  records: 'nothing',
  followUp: 'To try again, reopen the ticket.',
} as const;

/** Reasons that a rule of the loop can give. */
const loopStopReasons = {
  approved: { ...settled, exitCode: 0, change: 'fix', sentence: 'A fix is ready for review.' },
  'tests-failed': {
    ...gaveUp,
    exitCode: 19,
    change: 'draft',
    sentence:
      "A change was made, but the project's own checks fail with it, so it is only a draft.",
  },
  answered: {
    ...settled,
    exitCode: 3,
    sentence: 'The ticket asks a question, so it was answered and nothing was changed.',
  },
  asked: {
    ...settled,
    exitCode: 4,
    sentence: 'The ticket needs more detail before it can be fixed.',
    followUp: 'To continue, answer in a comment and reopen the ticket.',
  },
  'already-fixed': {
    ...settled,
    exitCode: 5,
    sentence: 'The code already does what the ticket asks for, so nothing was changed.',
  },
  'attempts-exhausted': {
    ...gaveUp,
    exitCode: 7,
    sentence: 'No attempt passed both the checks and the review, so no pull request was opened.',
  },
  'repeated-critique': {
    ...gaveUp,
    exitCode: 8,
    sentence: 'The reviewer made the same criticism twice, so no pull request was opened.',
  },
  'repeated-answer': {
    ...gaveUp,
    exitCode: 15,
    sentence:
      'The model twice gave the same answer, which names something that is not in the repository.',
  },
  'repeated-edit': {
    ...gaveUp,
    exitCode: 16,
    sentence: 'The model repeated or undid an earlier edit, so no pull request was opened.',
  },
  'repeated-request': {
    ...gaveUp,
    exitCode: 17,
    sentence: 'The model kept making the same request, so no pull request was opened.',
  },
  /** Two edits in a row did not match the files, and rewriting them whole was not possible either. */
  'never-applied': {
    ...gaveUp,
    exitCode: 14,
    sentence: 'Two edits in a row did not match the files, so no pull request was opened.',
  },
  'no-action': {
    ...gaveUp,
    exitCode: 9,
    sentence: 'The model twice failed to do what it was asked, so no pull request was opened.',
  },
  'budget-exhausted': {
    ...interrupted,
    exitCode: 12,
    sentence: 'The run used up its model calls or tokens, so no pull request was opened.',
  },
} satisfies Readonly<Record<string, StopPolicy>>;

/** Reasons that end a job outside the rules of the loop. */
const jobStopReasons = {
  'nothing-new': {
    ...settled,
    exitCode: 6,
    sentence: 'Nothing was added to this ticket since the last attempt, so nothing was done.',
  },
  'ticket-attempts-exhausted': {
    ...interrupted,
    exitCode: 18,
    records: 'attempt-limit',
    followUp: undefined,
    sentence: 'This ticket has used all of its attempts, so it needs a person now.',
  },
  deadline: {
    ...interrupted,
    exitCode: 13,
    sentence: 'The run reached its time limit, so no pull request was opened.',
  },
  'branch-taken': {
    ...gaveUp,
    exitCode: 10,
    sentence: "The agent's branch contains someone else's commit, so it was not touched.",
  },
  unreported: {
    ...interrupted,
    exitCode: 11,
    sentence: 'The work is done, but the ticket could not be updated.',
  },
  cancelled: {
    ...interrupted,
    exitCode: 130,
    sentence: 'The run was cancelled, so no pull request was opened.',
  },
  /** A setting is missing or wrong; the outcome's `problem` names it. */
  misconfigured: {
    ...interrupted,
    exitCode: 2,
    sentence: 'A configuration problem stopped the agent, so no pull request was opened.',
  },
  /** An outage or a defect; the log has the details. */
  failed: {
    ...interrupted,
    exitCode: 1,
    sentence: 'Something failed before the agent could finish, so no pull request was opened.',
    isDefect: true,
  },
} satisfies Readonly<Record<string, StopPolicy>>;

/** Why a rule of the loop ends a run. */
export type LoopStopReason = keyof typeof loopStopReasons;

/** Why work on a ticket ended. Every job ends with exactly one. */
export type StopReason = LoopStopReason | keyof typeof jobStopReasons;

/** Each stop reason and what it means throughout the program. */
export const stopReasons: Readonly<Record<StopReason, StopPolicy>> = {
  ...loopStopReasons,
  ...jobStopReasons,
};
