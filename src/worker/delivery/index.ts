import type { Dispatch } from '../../dispatch.ts';

/** What is known about one webhook. Never ticket text. */
export interface Delivery {
  /** Identity of the delivery; Jira's retries have the same. */
  readonly delivery: string;
  /** Host of the Jira site; `''` if the webhook does not say. */
  readonly site: string;
  /** Key of the ticket; `''` if the webhook names none. */
  readonly ticket: string;
  /** Such as `jira:issue_updated (issue_reopened)`. */
  readonly event: string;
}

/** What is done about a webhook. `reason` is one sentence for the operator. */
export type Decision =
  | {
      readonly kind: 'dispatch';
      readonly dispatch: Dispatch;
      /** Repository whose workflow is started, as `owner/name`. */
      readonly repository: string;
      readonly reason: string;
    }
  | { readonly kind: 'ignored'; readonly reason: string };

/**
 * How far a delivery has got. GitHub may or may not have received one that is `sending`, so its run is looked
 * up before it is sent again.
 */
export type DeliveryState = 'ignored' | 'pending' | 'sending' | 'dispatched' | 'failed';

/** A delivery as the status page shows it. Times are in milliseconds. */
export interface DeliveryRecord extends Delivery {
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

/** What an operator sees of an inbox. */
export interface InboxReport {
  /** Newest first. */
  readonly deliveries: readonly DeliveryRecord[];
  readonly waiting: readonly WaitingQueue[];
  /** Webhooks rejected for their signature, by UTC day such as `2026-11-21`, newest first. */
  readonly refused: readonly { readonly day: string; readonly count: number }[];
}

/** Where deliveries are kept. Every method rejects if the store itself fails. */
export interface InboxPort {
  /** Stores a delivery with its decision, unless it is stored already. */
  keep(delivery: Delivery, decision: Decision): Promise<'kept' | 'duplicate'>;
  /** Counts webhooks that were rejected for their signature. */
  refuse(count: number): Promise<void>;
  /** Returns the newest `limit` deliveries, and what waits. */
  report(limit: number): Promise<InboxReport>;
  /** Resumes sending if it has stopped, and deletes what is older than 30 days. */
  sweep(): Promise<void>;
}
