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

/** The requests of one day that were rejected. */
export interface RefusedDay extends Refused {
  readonly day: string;
}

/** What an operator sees of an inbox. */
export interface InboxReport {
  /** Newest first. */
  readonly deliveries: readonly DeliveryRecord[];
  readonly waiting: readonly WaitingQueue[];
  /** Requests that were rejected, by UTC day such as `2026-11-21`, newest first. */
  readonly refused: readonly RefusedDay[];
}
