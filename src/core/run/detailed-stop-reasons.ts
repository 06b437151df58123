import { gaveUp, interrupted, type StopPolicy, settled, ways } from './stop-policy.ts';

type Details = Readonly<Record<string, StopPolicy>>;

const idle = { ...settled, exitCode: 10, isBegun: false } as const;

/** Nothing asks for work. No call was made. */
const nothingToDo = {
  'nothing-new': {
    ...idle,
    reporter: 'Nothing was added to this ticket since the last attempt, so nothing was done.',
    way: ways.more,
    team: 'Nothing was added to this ticket since the last attempt.',
    next: 'nothing, unless you expected work: comment what is missing, and reopen the ticket.',
  },
  /** The outcome's `problem` says what has changed. */
  withdrawn: {
    ...{ ...idle, records: 'nothing', problem: 'everybody' },
    reporter: 'This ticket no longer asks for work, so nothing was done.',
    way: 'Nothing is needed from you. To have it worked on after all, comment `/fix`.',
    team: 'The ticket no longer asks for work.',
    next: 'nothing, if it was meant. Otherwise, comment `/fix`.',
  },
} satisfies Details;

const notNow = {
  ...idle,
  exitCode: 11,
  records: 'nothing',
  problem: 'everybody',
  isResumed: true,
} as const;

/** The ticket waits for something that people need not do for it. The outcome's `problem` says for what. */
const waiting = {
  /** The run did not fit into the budget of its month. */
  'monthly-budget': {
    ...{ ...notNow, job: 'warning' },
    reporter: 'The agent has used its budget for this month, so the work has not begun.',
    way: 'Nothing is needed from you where the agent looks for open tickets by itself. Otherwise, comment `/fix` once work can start, or reopen the ticket then.',
    team: 'The run could take more than is left of the budget of this month.',
    next: 'nothing: the first sweep of the next month starts the ticket. Otherwise, raise `monthly-budget` or lower `max-tokens`.',
  },
  'other-pull-request': {
    ...notNow,
    reporter: 'Somebody may be working on this ticket already, so the work has not begun.',
    way: 'Nothing is needed from you: a sweep starts the work once that pull request has been merged or closed. To start now, comment `/fix`.',
    team: 'An open pull request names this ticket, so the model was not asked.',
    next: 'nothing: a sweep starts the ticket once that is merged or closed. To start now, comment `/fix`.',
  },
  'other-run': {
    ...{ ...notNow, job: 'warning' },
    reporter: 'Another run works on this ticket, so this one has not begun.',
    way: 'Nothing is needed from you: the other run says here what it comes to.',
    team: 'Other runs worked on this ticket the whole time.',
    next: 'run this job again once they have ended.',
  },
} satisfies Details;

const stuck = { ...gaveUp, exitCode: 12, change: 'passing-draft' } as const;

const inCircles = {
  ...stuck,
  reporter: 'The agent went round in circles and got no further.',
  way: ways.help,
  next: 'name the files and the wanted result in a comment and reopen the ticket, or choose a stronger model.',
} as const;

/** The model got no further, and a guard of the loop has seen it. */
const noProgress = {
  'repeated-edit': { ...inCircles, team: 'The model repeated an edit.' },
  'repeated-plan': { ...inCircles, team: 'The model repeated a plan.' },
  'repeated-request': { ...inCircles, team: 'The model repeated a request.' },
  'repeated-critique': {
    ...stuck,
    reporter: 'The automatic review made the same criticism twice, and no change answered it.',
    way: 'Often a decision is missing: comment `/fix` and say what is wanted there, or reopen the ticket with such a comment.',
    team: 'The automatic review made the same criticism twice.',
    next: 'read the criticism: the ticket often lacks a decision. Say what is wanted and reopen it, or choose a stronger model.',
  },
  /** The outcome's `problem` says what mends it. */
  'not-editable': {
    ...stuck,
    reporter: 'The agent cannot edit the files that it would have to change.',
    way: ways.mended,
    team: 'The files to change cannot be edited by the agent.',
    next: 'read which file it is and what is in its way, then remove that, or fix the ticket by hand.',
  },
  /** Three edits in a row did not match the files, or two and no other is left. */
  'never-applied': {
    ...stuck,
    reporter: 'The agent found no way to make its change in the files as they are.',
    way: 'This one is best fixed by a developer. You can also comment `/fix` and say where it goes wrong, or reopen the ticket with such a comment.',
    team: 'Several edits in a row did not match the files.',
    next: 'choose a stronger model: this one did not copy the text of the files.',
  },
  'no-action': {
    ...stuck,
    reporter: 'The agent twice gave no usable answer.',
    way: ways.help,
    team: 'The model twice failed to do what it was asked.',
    next: 'name the cause or the file in the ticket, choose a stronger model, or set `api` to the other protocol.',
  },
  /** Two replies in a row; the outcome's `problem` says how long they were. Other settings may end differently. */
  'reply-cut': {
    ...{ ...stuck, records: 'nothing' },
    reporter: 'The agent twice gave an answer that was not complete.',
    way: ways.mended,
    team: 'Two replies of the model in a row were cut off or empty.',
    next: 'lower `reasoning-effort`, or raise `max-tokens`. Then reopen the ticket.',
  },
} satisfies Details;

const overLimit = { ...interrupted, exitCode: 13, change: 'passing-draft' } as const;

/** The work has used what it may. */
const limitReached = {
  attempts: {
    ...{ ...overLimit, records: 'input' },
    reporter: 'No change was good enough to be proposed as a fix.',
    way: ways.help,
    team: 'No attempt passed both the checks and the review.',
    next: 'read the criticism and add what is missing to the ticket, or raise `effort`.',
  },
  spending: {
    ...overLimit,
    reporter: 'The work was larger than what the agent may spend on one ticket.',
    way: 'You can help: comment `/fix` and say where it goes wrong, or make the ticket smaller and reopen it.',
    team: 'The run used up its model calls or tokens.',
    next: 'raise the limit that was reached, `max-calls` or `max-tokens`, and reopen the ticket.',
  },
  deadline: {
    ...overLimit,
    reporter: 'The work took longer than the agent may take.',
    way: ways.again,
    team: 'The run reached its time limit.',
    next: 'raise `deadline-minutes`, and `timeout-minutes` of the job with it, or choose a faster model or test command.',
  },
  'ticket-attempts': {
    ...{ ...overLimit, change: 'none', records: 'attempt-limit' },
    reporter: 'The agent has used all of its attempts at this ticket, so it needs a person now.',
    way: 'Please ask a developer to take it over: the agent does nothing more here by itself.',
    team: 'This ticket has used all of its attempts, so it needs a person now.',
    next: 'fix the ticket by hand, or raise `max-ticket-attempts` and reopen it.',
  },
} satisfies Details;

/** The reasons of several kinds: each detail with what it means. */
export const detailedReasons = {
  'nothing-to-do': nothingToDo,
  waiting,
  'no-progress': noProgress,
  'limit-reached': limitReached,
} as const;

/** What each detail means, by its name. */
export const details = { ...nothingToDo, ...waiting, ...noProgress, ...limitReached } as const;
