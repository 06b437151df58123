import { gaveUp, interrupted, policy, settled, waiting, ways } from './stop-policy.ts';

/** Reasons that end a job outside the rules of the loop. */
export const jobStopReasons = {
  'nothing-new': policy({
    ...{ ...settled, exitCode: 6, isBegun: false },
    reporter: 'Nothing was added to this ticket since the last attempt, so nothing was done.',
    way: ways.more,
    reviewer: 'Nothing was added to the ticket since the last attempt, so nothing was done.',
    operator: 'Nothing was added to this ticket since the last attempt, so nothing was done.',
    next: 'nothing, unless you expected work: add a comment that says what is missing, and reopen the ticket.',
  }),
  'ticket-attempts-exhausted': policy({
    ...{ ...interrupted, exitCode: 18, records: 'attempt-limit' },
    reporter: 'The agent has used all of its attempts at this ticket, so it needs a person now.',
    way: 'Please ask a developer to take it over: the agent does nothing more here by itself.',
    reviewer: 'The ticket has used all of its attempts, so it needs a person now.',
    operator: 'This ticket has used all of its attempts, so it needs a person now.',
    next: 'fix the ticket by hand, or raise `max-ticket-attempts` and reopen it.',
  }),
  /** The outcome's `problem` says who, and how. */
  stopped: policy({
    ...{ ...settled, exitCode: 25, problem: 'everybody' },
    reporter: 'The work on this ticket was stopped, as a person asked.',
    way: 'Nothing is needed from you. To start again, undo what has stopped it, then comment `/fix`.',
    reviewer: 'Somebody has ended the work on the ticket.',
    operator: 'Somebody has ended the work on this ticket.',
    next: 'nothing, if it was meant. To start again, undo what has ended the work, and comment `/fix`.',
  }),
  /** The outcome's `problem` says what has changed. No call was made. */
  withdrawn: policy({
    ...{ ...waiting, exitCode: 26, isResumed: false },
    reporter: 'This ticket no longer asks for work, so nothing was done.',
    way: 'Nothing is needed from you. To have it worked on after all, comment `/fix`.',
    reviewer: 'The ticket no longer asks for work, so nothing was done.',
    next: 'nothing, if it was meant. To have it worked on, comment `/fix`.',
  }),
  /** The outcome's `problem` names the pull request. No call was made. */
  'pull-open': policy({
    ...{ ...waiting, exitCode: 34 },
    reporter: 'Somebody may be working on this ticket already, so the work has not begun.',
    way: 'Nothing is needed from you: a sweep starts the work once that pull request has been merged or closed. To start now, comment `/fix`.',
    reviewer: 'An open pull request names the ticket, so nothing was done.',
    operator: 'An open pull request names this ticket, so the model was not asked.',
    next: 'nothing: a sweep starts the ticket once that pull request is merged or closed. To have it worked on now, comment `/fix`.',
  }),
  /** The run did not fit into the budget of its month. The outcome's `problem` says when work can start. */
  'monthly-budget': policy({
    ...{ ...waiting, exitCode: 29, job: 'warning' },
    reporter: "Too little is left of the agent's budget for this month, so the work has not begun.",
    way: 'Nothing is needed from you where the agent looks for open tickets by itself. Otherwise, comment `/fix` once work can start, or reopen the ticket then.',
    reviewer: "Too little is left of the month's budget, so nothing was tried.",
    operator:
      'The run could take more than is left of the budget of this month, so nothing was started.',
    next: 'nothing, if it was meant: the first sweep of the next month starts the ticket. Otherwise, raise `monthly-budget`, or lower `max-tokens`.',
  }),
  /** The project's own commands cannot run; the outcome's `problem` says why, and what to do. */
  'checks-unavailable': policy({
    ...{ ...interrupted, exitCode: 20 },
    reporter: "The project's own checks cannot run at the moment, so the work did not begin.",
    way: ways.mended,
    reviewer: "The project's own checks cannot run here, so nothing was tried.",
    operator: "The project's own checks cannot run here, so the model was not asked.",
    next: 'correct `setup-command`, or run the job where commands can be isolated. Nothing was spent.',
  }),
  deadline: policy({
    ...{ ...interrupted, change: 'passing-draft', exitCode: 13 },
    reporter: 'The work took longer than the agent may take.',
    way: ways.again,
    reviewer: 'The run reached its time limit.',
    next: 'raise `deadline-minutes`, and `timeout-minutes` of the job with it, or choose a faster model or test command.',
  }),
  'branch-taken': policy({
    ...{ ...gaveUp, exitCode: 10 },
    reporter: "A person has worked on the agent's change, so the agent left it as it is.",
    way: 'Please ask that person to finish it. If the agent shall work on it again, a developer makes room for it first, as the details below say.',
    reviewer: "The branch contains someone else's commit, so it was not touched.",
    operator: "The agent's branch contains someone else's commit, so it was not touched.",
    next: 'rename or delete the branch, then reopen the ticket.',
  }),
  unreported: policy({
    ...{ ...interrupted, exitCode: 11 },
    reporter: 'The work is done, but its result could not be written here at the time.',
    way: 'Nothing is needed from you: the next run for this ticket reports it. To hear it at once, comment `/fix`, or reopen the ticket.',
    reviewer: 'The work is done, but the ticket could not be updated.',
    next: 'look in the log for what Jira answered. The next run or sweep repeats the report without a call to the model.',
  }),
  cancelled: policy({
    ...{ ...interrupted, exitCode: 130, isResumed: true },
    reporter: 'The work was cancelled before it was done.',
    way: ways.again,
    reviewer: 'The run was cancelled.',
    next: 'run it again, or reopen the ticket.',
  }),
  /** A setting is missing or wrong; the outcome's `problem` names it. */
  misconfigured: policy({
    ...{ ...interrupted, exitCode: 2, isResumed: true },
    reporter: 'The agent cannot do this work as it is set up.',
    way: ways.mended,
    reviewer: 'A configuration problem stopped the agent.',
    next: 'correct each setting that is named, then run the job again.',
  }),
  /** An outage or a defect; the log has the details. */
  failed: policy({
    ...{ ...interrupted, exitCode: 1 },
    reporter: 'Something failed before the agent could finish.',
    way: ways.again,
    reviewer: 'Something failed before the agent could finish.',
    next: 'run it again; if it fails in the same way, the log has the details for a report.',
  }),
};
