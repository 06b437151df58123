import type { BudgetUsage, Tally } from '../ledgers/index.ts';
import type { ProjectBudget } from '../settings/index.ts';
import type { Delivery } from '../webhook/index.ts';

/**
 * How far a delivery has got. GitHub may or may not have received one that is `sending`, so its run is looked
 * up before it is sent again.
 */
export type DeliveryState = 'ignored' | 'pending' | 'sending' | 'dispatched' | 'failed';

/** A delivery as the status page shows it. Times are in milliseconds. */
export interface DeliveryRecord extends Omit<Delivery, 'body'> {
  readonly received: number;
  readonly state: DeliveryState;
  readonly reason: string;
  /** `''` if the delivery was ignored. */
  readonly repository: string;
  readonly attempts: number;
  /** Why it waits or has failed; `''` if there is nothing to say. */
  readonly note: string;
  /** URL of the run that it started; `undefined` until it is known. */
  readonly run?: string | undefined;
}

/** Deliveries to one repository that wait. */
export interface WaitingQueue {
  readonly repository: string;
  readonly count: number;
  /** When the first of them is due, in milliseconds. */
  readonly until: number;
  readonly why: string;
}

/** Requests without a signature, with one that does not match, and with another Automation token. */
export interface Refused {
  readonly missing: number;
  readonly mismatch: number;
  readonly token: number;
}

/** The requests of one day that were rejected. An object of an earlier version does not tell them apart. */
export interface RefusedDay extends Partial<Refused> {
  readonly day: string;
  readonly count: number;
}

/** A project's budget, and what of it is taken this month. */
export interface BudgetState extends ProjectBudget, BudgetUsage {
  /** Deliveries that wait for the next month, or until something ends that was reserved. */
  readonly waiting: number;
  /** Why it is not known what is taken, so that nothing is sent; `''` if it is. */
  readonly why: string;
}

/** What an operator sees of an inbox. */
export interface InboxReport {
  /** Newest first. */
  readonly deliveries: readonly DeliveryRecord[];
  readonly waiting: readonly WaitingQueue[];
  /** Requests that were rejected, by UTC day such as `2026-11-21`, newest first. */
  readonly refused: readonly RefusedDay[];
  /** Missing, like the next two, if an object of an earlier version answers, or without settings. */
  readonly budgets?: readonly BudgetState[];
  /** Of the last three months. */
  readonly outcomes?: readonly Tally[];
  /** A sentence, without a full stop, for each repository whose ledger could not be read. */
  readonly unread?: readonly string[];
}
