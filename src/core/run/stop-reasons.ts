/** Everything that depends on why work on a ticket ended. */
export interface StopPolicy {
  /** Why the work ended, without what became of the change: one sentence for the ticket, the job and the terminal. */
  readonly sentence: string;
  readonly exitCode: number;
  /** The result of the GitHub Actions job; with a warning, it is green, too. */
  readonly job: 'green' | 'warning' | 'red';
  /**
   * What to publish of the kept change: an approved fix, a draft for people to decide on, a draft unless the
   * project's own checks fail with it, or nothing.
   */
  readonly change: 'fix' | 'draft' | 'passing-draft' | 'none';
  /** What the ticket's record remembers: repeating the input is pointless, the attempts are used up, or nothing. */
  readonly records: 'input' | 'attempt-limit' | 'nothing';
  /** Tells people in the ticket how to start another attempt; `undefined` if none would start. */
  readonly followUp: string | undefined;
  /** What whoever runs the agent can do next; `undefined` if nothing, or if the outcome's `problem` says it. */
  readonly next: string | undefined;
}

/** The ticket got what it needed, or needed nothing. */
const settled = {
  job: 'green',
  change: 'none',
  records: 'input',
  followUp: 'To ask for more, reopen the ticket with a comment that says what is missing.',
  next: undefined,
} as const;

/** The same input would end the same way. */
const gaveUp = { ...settled, job: 'red' } as const;

/** The same, and the last sound change is worth a look. */
const gaveUpAtWork = { ...gaveUp, change: 'passing-draft' } as const;

/** Other limits, other settings or a later attempt may end differently. */
const interrupted = {
  ...gaveUp,
  records: 'nothing',
  followUp: 'To try again, reopen the ticket.',
} as const;

/** Reasons that a rule of the loop can give. */
const loopStopReasons = {
  approved: { ...settled, exitCode: 0, change: 'fix', sentence: 'A fix is ready for review.' },
  /** A command for tests is set, so people expect more than a review. The pull request is a draft. */
  'not-shown': {
    ...settled,
    exitCode: 24,
    job: 'warning',
    change: 'fix',
    sentence: 'A fix was approved, but no test shows that it works.',
    next: 'read in the evidence why the tests show nothing, correct the setting that it names, and try the fix by hand.',
  },
  /** The outcome's `problem` names the files. */
  'secret-added': {
    ...gaveUp,
    exitCode: 23,
    sentence: "The change writes one of the job's secrets into a file, so it was not published.",
    next: 'replace that secret if the model may have seen it; if the value is no secret, set another one.',
  },
  'tests-failed': {
    ...gaveUp,
    exitCode: 19,
    change: 'draft',
    sentence: "The project's own checks fail with the change.",
    next: 'read the output of the command that fails, and finish the change or name the fault in the ticket.',
  },
  answered: {
    ...settled,
    exitCode: 3,
    sentence: 'The ticket asks a question, so it was answered and nothing was changed.',
  },
  /** The ticket's record keeps the plan. */
  planned: {
    ...settled,
    exitCode: 27,
    sentence: 'A plan is ready, and nothing was changed yet.',
    // The plan in the comment says it, with the command.
    followUp: undefined,
    next: 'read the plan; where it is on a ticket, answer it there.',
  },
  asked: {
    ...settled,
    exitCode: 4,
    sentence: 'The ticket needs more detail before it can be fixed.',
    followUp: 'To continue, answer in a comment and reopen the ticket.',
    next: 'answer the question in the ticket.',
  },
  'already-fixed': {
    ...settled,
    exitCode: 5,
    sentence: 'The code already does what the ticket asks for, so nothing was changed.',
    next: 'if the bug is still there, add steps that show it to the ticket.',
  },
  'attempts-exhausted': {
    ...gaveUpAtWork,
    exitCode: 7,
    sentence: 'No attempt passed both the checks and the review.',
    next: 'read the criticism and add what is missing to the ticket, or raise max-attempts.',
  },
  'repeated-critique': {
    ...gaveUpAtWork,
    exitCode: 8,
    sentence: 'The reviewer made the same criticism twice.',
    next: 'name the cause or the file in the ticket, or choose a stronger model.',
  },
  'repeated-edit': {
    ...gaveUpAtWork,
    exitCode: 16,
    sentence: 'The model repeated or undid an earlier edit.',
    next: 'name the cause or the file in the ticket, or choose a stronger model.',
  },
  'repeated-plan': {
    ...gaveUpAtWork,
    exitCode: 22,
    sentence: 'The model went back to a plan that it had left.',
    next: 'name the cause or the file in the ticket, or choose a stronger model.',
  },
  'repeated-request': {
    ...gaveUpAtWork,
    exitCode: 17,
    sentence: 'The model kept making the same request.',
    next: 'name the cause or the file in the ticket, or choose a stronger model.',
  },
  /** Two edits in a row did not match the files, and rewriting them whole was not possible either. */
  'never-applied': {
    ...gaveUpAtWork,
    exitCode: 14,
    sentence: 'Two edits in a row did not match the files.',
    next: 'name the cause or the file in the ticket, or choose a stronger model.',
  },
  'no-action': {
    ...gaveUpAtWork,
    exitCode: 9,
    sentence: 'The model twice failed to do what it was asked.',
    next: 'name the cause or the file in the ticket, or choose a stronger model.',
  },
  /** Two replies in a row; the outcome's `problem` says how long they were, and which settings help. */
  'reply-cut': {
    ...interrupted,
    change: 'passing-draft',
    exitCode: 21,
    sentence: 'Two replies of the model in a row were cut off or empty.',
  },
  'budget-exhausted': {
    ...interrupted,
    change: 'passing-draft',
    exitCode: 12,
    sentence: 'The run used up its model calls or tokens.',
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
    next: 'fix the ticket by hand, or raise max-ticket-attempts.',
  },
  /** The outcome's `problem` says who, and how. */
  stopped: {
    ...settled,
    exitCode: 25,
    sentence: 'Somebody has ended the work on this ticket.',
    followUp: 'To start again, remove what has ended it, and comment with the command.',
  },
  /** The outcome's `problem` says what has changed. No call was made. */
  withdrawn: {
    ...settled,
    exitCode: 26,
    records: 'nothing',
    sentence: 'The ticket no longer asks for work, so nothing was done.',
  },
  /** The project's own commands cannot run; the outcome's `problem` says why, and what to do. */
  'checks-unavailable': {
    ...interrupted,
    exitCode: 20,
    sentence: "The project's own checks cannot run here, so the model was not asked.",
  },
  deadline: {
    ...interrupted,
    change: 'passing-draft',
    exitCode: 13,
    sentence: 'The run reached its time limit.',
    next: 'raise deadline-minutes, or choose a faster model or test command.',
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
    next: 'look in the log for what Jira answered; the next run repeats the report.',
  },
  cancelled: {
    ...interrupted,
    exitCode: 130,
    sentence: 'The run was cancelled.',
    next: 'run it again.',
  },
  /** A setting is missing or wrong; the outcome's `problem` names it. */
  misconfigured: {
    ...interrupted,
    exitCode: 2,
    sentence: 'A configuration problem stopped the agent.',
  },
  /** An outage or a defect; the log has the details. */
  failed: {
    ...interrupted,
    exitCode: 1,
    sentence: 'Something failed before the agent could finish.',
    next: 'run it again; if it fails in the same way, the log has the details for a report.',
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

/** Returns the stop reason of that name, `undefined` if there is none. */
export function parseStopReason(name: unknown): StopReason | undefined {
  const names = Object.keys(stopReasons);
  return names.find((known): known is StopReason => known === name);
}
