import type { CheckResult } from '../github/index.ts';
import type { Decision } from '../rules/index.ts';
import type { InboxReport, Refused } from '../status/index.ts';
import type { Delivery } from '../webhook/index.ts';
import type { Kept } from './accepted.ts';

/** Where deliveries are kept. Every method rejects if the store itself fails. */
export interface InboxPort {
  /** Stores a delivery with its decision, unless it is stored already. */
  keep(delivery: Delivery, decision: Decision): Promise<Kept>;
  /** Counts requests that were rejected. */
  refuse(counts: Refused): Promise<void>;
  /** Returns the newest `limit` deliveries, and what waits. */
  report(limit: number): Promise<InboxReport>;
  /** Asks GitHub, once a minute at most, whether it accepts the settings. */
  check(): Promise<CheckResult>;
  /** Resumes sending if it has stopped, and deletes what is older than 30 days. */
  sweep(): Promise<void>;
}

/** The inboxes by name. */
export interface Inboxes {
  getByName(name: string): InboxPort;
}

/** Returns the only inbox. */
export function openInbox(inboxes: Inboxes): InboxPort {
  return inboxes.getByName('inbox');
}
