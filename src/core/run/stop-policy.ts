/** What somebody is told about an end. */
interface Told {
  /** Why the work ended, without what became of the change: one sentence. */
  readonly ended: string;
  /** What the reader can do now, or that nothing is needed. */
  readonly next: string;
}

/** Everything that depends on why work on a ticket ended. */
export interface StopPolicy {
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
  /** For who reported the ticket, who may neither know the code nor see it. */
  readonly reporter: Told;
  /** For who reviews the pull request: why the work ended, in one sentence. */
  readonly reviewer: string;
  /** For whoever runs the agent: names settings. `next` completes “Next: …”. */
  readonly operator: Told;
}

/** A row of the table of stop reasons, with each sentence once. */
interface StopRow extends Omit<StopPolicy, 'reporter' | 'operator'> {
  /** What the reporter is told of the end. */
  readonly reporter: string;
  /** What the reporter can do now, or that nothing is needed. */
  readonly way: string;
  /** What whoever runs the agent is told of the end; missing if the same as the reviewer. */
  readonly operator?: string;
  /** What whoever runs the agent can do now. */
  readonly next: string;
}

/** Returns what a row of the table says to each reader. */
export function policy({ reporter, way, operator, next, ...row }: StopRow): StopPolicy {
  return {
    ...row,
    reporter: { ended: reporter, next: way },
    operator: { ended: operator ?? row.reviewer, next },
  };
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

/** The ticket waits for something that people need not do for it; a sweep starts it then. */
export const waiting = {
  ...settled,
  records: 'nothing',
  problem: 'everybody',
  isBegun: false,
  isResumed: true,
} as const;

/** How a reporter asks for another attempt. A comment alone is enough where the Worker listens; reopening is anywhere. */
export const ways = {
  more: 'To ask for more, comment `/fix` and what is missing, or reopen the ticket with a comment.',
  help: 'You can help: comment `/fix` and say where it goes wrong and what you expect, or reopen the ticket with such a comment.',
  again: 'Nothing is wrong with your ticket. To try again, comment `/fix`, or reopen the ticket.',
  mended:
    'Nothing is needed from you now: whoever runs the agent finds the cause below. After that, comment `/fix`, or reopen the ticket.',
} as const;
