import { gaveUp, interrupted, type StopPolicy, settled, ways } from './stop-policy.ts';

/** The reasons that say it all. */
export const plainReasons = {
  approved: {
    ...{ ...settled, exitCode: 0, change: 'fix' },
    reporter: 'A fix is ready for review.',
    way: ways.more,
    team: 'A fix is ready for review.',
    next: 'read the diff, and merge the change or request changes.',
  },
  /** An outage or a defect; the log has the details. */
  failed: {
    ...{ ...interrupted, exitCode: 1 },
    reporter: 'Something failed before the agent could finish.',
    way: ways.again,
    team: 'Something failed before the agent could finish.',
    next: 'run it again; if it fails in the same way, the log has the details for a report.',
  },
  /** A setting is missing or wrong; the outcome's `problem` names it. */
  misconfigured: {
    ...{ ...interrupted, exitCode: 2, isResumed: true },
    reporter: 'The agent cannot do this work as it is set up.',
    way: ways.mended,
    team: 'A configuration problem stopped the agent.',
    next: 'correct each setting that is named, then run the job again.',
  },
  answered: {
    ...{ ...settled, exitCode: 3 },
    reporter: 'Your question is answered, and nothing was changed.',
    way: 'If you want a change, comment `/fix` and say which, or reopen the ticket with a comment.',
    team: 'The ticket asks a question, so it was answered and nothing was changed.',
    next: 'read the answer. To ask for a change, reopen the ticket and say so.',
  },
  asked: {
    ...{ ...settled, exitCode: 4 },
    reporter: 'More detail is needed before this can be fixed.',
    way: 'Please answer the question: comment `/fix` and your answer, or answer in a comment and reopen the ticket.',
    team: 'The ticket needs more detail before it can be fixed.',
    next: 'answer the question in the ticket.',
  },
  'already-fixed': {
    ...{ ...settled, exitCode: 5 },
    reporter: 'The program already does what you ask for, so nothing was changed.',
    way: 'If it still goes wrong for you, comment `/fix` and the steps that show it, or reopen the ticket with them.',
    team: 'The code already does what the ticket asks for, so nothing was changed.',
    next: 'check the code that the reply names. If the bug is there, reopen the ticket with steps that show it.',
  },
  /** The ticket's record keeps the plan. */
  planned: {
    ...{ ...settled, exitCode: 6 },
    reporter: 'A plan is ready, and nothing was changed yet.',
    way: 'To go on with this plan, comment `/fix go`. To have another one, comment `/fix` and what to do instead.',
    team: 'A plan is ready, and nothing was changed yet.',
    next: 'read the plan. Comment `/fix go` to go on with it, or `/fix` and what to do instead.',
  },
  /** A command for tests is set, so people expect more than a review. The pull request is a draft. */
  'not-shown': {
    ...{ ...settled, exitCode: 7, job: 'warning', change: 'fix' },
    reporter: 'A fix is made, but no test shows that it works.',
    way: 'Nothing is needed from you: a developer tries it by hand. To ask for more, comment `/fix` and what is missing, or reopen the ticket with a comment.',
    team: 'A fix was approved, but no test shows that it works.',
    next: 'read in the evidence why, and correct the setting. Try the fix by hand before you merge it.',
  },
  'tests-failed': {
    ...{ ...gaveUp, exitCode: 8, change: 'draft' },
    reporter: "A change was tried, but the project's own checks fail with it.",
    way: ways.help,
    team: "The project's own checks fail with the change.",
    next: 'finish the change by hand, or reopen the ticket with a comment that says what the tests expect.',
  },
  'secret-added': {
    ...{ ...gaveUp, exitCode: 9 },
    reporter:
      'The change was held back, because it would have made a secret of the project public.',
    way: 'Nothing is needed from you: whoever runs the agent replaces that secret. After that, comment `/fix`, or reopen the ticket with a comment.',
    team: "The change writes one of the job's secrets into a file, so it was not published.",
    next: 'find out how the model came to know the secret, and replace it. Then reopen the ticket.',
  },
  /** The outcome's `problem` says who, and how. */
  stopped: {
    ...{ ...settled, exitCode: 14, problem: 'everybody' },
    reporter: 'The work on this ticket was stopped, as a person asked.',
    way: 'Nothing is needed from you. To start again, undo what has stopped it, then comment `/fix`.',
    team: 'Somebody has ended the work on the ticket.',
    next: 'nothing, if it was meant. Otherwise, undo what has ended the work, and comment `/fix`.',
  },
  'branch-taken': {
    ...{ ...gaveUp, exitCode: 15 },
    reporter: "A person has worked on the agent's change, so the agent left it as it is.",
    way: 'Please ask that person to finish it. If the agent shall work on it again, a developer makes room for it first, as the details below say.',
    team: "The agent's branch contains someone else's commit, so it was not touched.",
    next: 'rename or delete the branch, then reopen the ticket.',
  },
  /** The project's own commands cannot run; the outcome's `problem` says why, and what to do. */
  'checks-unavailable': {
    ...{ ...interrupted, exitCode: 16 },
    reporter: "The project's own checks cannot run at the moment, so the work did not begin.",
    way: ways.mended,
    team: "The project's own checks cannot run here, so the model was not asked.",
    next: 'correct `setup-command`, or run the job where commands can be isolated. Nothing was spent.',
  },
  unreported: {
    ...{ ...interrupted, exitCode: 17 },
    reporter: 'The work is done, but its result could not be written here at the time.',
    way: 'Nothing is needed from you: the next run for this ticket reports it. To hear it at once, comment `/fix`, or reopen the ticket.',
    team: 'The work is done, but the ticket could not be updated.',
    next: 'look in the log for what Jira answered. The next run or sweep repeats the report without a call to the model.',
  },
  cancelled: {
    ...{ ...interrupted, exitCode: 130, isResumed: true },
    reporter: 'The work was cancelled before it was done.',
    way: ways.again,
    team: 'The run was cancelled.',
    next: 'run it again, or reopen the ticket.',
  },
} satisfies Readonly<Record<string, StopPolicy>>;
