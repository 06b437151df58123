/** Everything that depends on why work on a ticket ended: a row of the table of stop reasons. */
export interface StopPolicy {
  /** The same for each detail of a reason. */
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
  /** Whether the run has begun to work on the ticket; one that has not leaves it where it is. */
  readonly isBegun: boolean;
  /** Whether another run can go on from here: the ticket stays the agent's until then. */
  readonly isResumed: boolean;
  /** Whom the outcome's `problem` is for: everybody who reads the ticket, or whoever runs the agent. */
  readonly problem: 'everybody' | 'operator';
  /** Why the work ended, for who reported the ticket, who may neither know the code nor see it: one sentence. */
  readonly reporter: string;
  /** What who reported the ticket can do now, or that nothing is needed. */
  readonly way: string;
  /** Why the work ended, for who reviews the change and for whoever runs the agent: one sentence. */
  readonly team: string;
  /** What whoever runs the agent can do now; names settings, and completes “Next: …”. */
  readonly next: string;
}

/** The ticket got what it needed, or needed nothing. */
export const settled = {
  job: 'green',
  change: 'none',
  records: 'input',
  problem: 'operator',
  isBegun: true,
  isResumed: false,
} as const;

/** The same input would end the same way. */
export const gaveUp = { ...settled, job: 'red' } as const;

/** Other limits, other settings or a later attempt may end differently. */
export const interrupted = { ...gaveUp, records: 'nothing' } as const;

/** How a reporter asks for another attempt. A comment alone is enough where the Worker listens; reopening is anywhere. */
export const ways = {
  more: 'To ask for more, comment `/fix` and what is missing, or reopen the ticket with a comment.',
  help: 'You can help: comment `/fix` and say where it goes wrong and what you expect, or reopen the ticket with such a comment.',
  again: 'Nothing is wrong with your ticket. To try again, comment `/fix`, or reopen the ticket.',
  mended:
    'Nothing is needed from you now: whoever runs the agent finds the cause below. After that, comment `/fix`, or reopen the ticket.',
} as const;
