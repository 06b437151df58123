import type { Dispatch } from '../../dispatch.ts';

/** What is known of one webhook: who sent what about which ticket. Never ticket text. */
export interface Arrival {
  /** The same over Jira's retries. */
  readonly delivery: string;
  /** Host of the Jira site; `''` where the webhook does not say. */
  readonly site: string;
  /** The ticket's key; `''` where the webhook names none. */
  readonly ticket: string;
  /** Such as `jira:issue_updated (issue_reopened)`. */
  readonly event: string;
}

/** What is done about a webhook. `reason` is one sentence for the operator. */
export type Decision =
  | {
      readonly kind: 'dispatch';
      readonly dispatch: Dispatch;
      /** Whose workflow is started, as `owner/name`. */
      readonly repository: string;
      readonly reason: string;
    }
  | { readonly kind: 'ignored'; readonly reason: string };

/** Where a delivery stands. `sending` ones may have reached GitHub or not, and are looked up before they are sent again. */
export type State = 'ignored' | 'pending' | 'sending' | 'dispatched' | 'failed';

/** A delivery as the status page shows it. Instants are milliseconds. */
export interface Kept extends Arrival {
  readonly received: number;
  readonly state: State;
  readonly reason: string;
  /** `''` for an ignored one. */
  readonly repository: string;
  readonly attempts: number;
  /** Why it waits or has failed; `''` when there is nothing to say. */
  readonly note: string;
  /** Address of the run that it started; missing as long as none is known. */
  readonly run?: string;
}

/** What an operator sees of an inbox. */
export interface Report {
  /** The newest first. */
  readonly deliveries: readonly Kept[];
  /** Deliveries that wait, by repository, and until when the first of them does. */
  readonly waiting: readonly {
    readonly repository: string;
    readonly count: number;
    readonly until: number;
    readonly why: string;
  }[];
  /** Webhooks refused at the door for their signature, by day in UTC such as `2026-11-21`, the newest first. */
  readonly refused: readonly { readonly day: string; readonly count: number }[];
}

/** Where deliveries are kept. Every method rejects when the store itself fails. */
export interface InboxPort {
  /** Stores the webhook with what was decided; one that was stored before is left as it is. */
  keep(arrival: Arrival, decision: Decision): Promise<'kept' | 'duplicate'>;
  /** Counts webhooks that were refused for their signature. */
  refuse(count: number): Promise<void>;
  /** The newest `limit` deliveries, and what waits. */
  report(limit: number): Promise<Report>;
  /** Sets the sending going again, should it have stopped, and forgets what is older than 30 days. */
  sweep(): Promise<void>;
}
