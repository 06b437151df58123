import type { Decision } from '../rules/index.ts';
import type { DeliveryRecord, DeliveryState, InboxReport, Refused } from '../status/index.ts';
import type { Delivery } from '../webhook/index.ts';

/** Milliseconds for which deliveries are kept. */
export const retention = 30 * 86_400_000;

// Times are in milliseconds; `''` and 0 stand for nothing. `delivery` is the row's identity, see `markOf`. A row that
// waits for nothing is in no index but that of its identity: Cloudflare bills each index entry as one more row written.
const tables = `
  CREATE TABLE IF NOT EXISTS arrival (
    id INTEGER PRIMARY KEY,
    site TEXT NOT NULL,
    delivery TEXT NOT NULL,
    ticket TEXT NOT NULL,
    event TEXT NOT NULL,
    received INTEGER NOT NULL,
    state TEXT NOT NULL,
    reason TEXT NOT NULL,
    repository TEXT NOT NULL DEFAULT '',
    dispatch TEXT NOT NULL DEFAULT '',
    attempts INTEGER NOT NULL DEFAULT 0,
    begun INTEGER NOT NULL DEFAULT 0,
    due INTEGER NOT NULL DEFAULT 0,
    looked INTEGER NOT NULL DEFAULT 0,
    note TEXT NOT NULL DEFAULT '',
    requester TEXT NOT NULL DEFAULT '',
    UNIQUE (site, delivery)
  ) STRICT;
  CREATE INDEX IF NOT EXISTS arrival_sending ON arrival (due) WHERE state = 'sending';
  CREATE INDEX IF NOT EXISTS arrival_begun ON arrival (repository, begun) WHERE begun > 0;
  CREATE TABLE IF NOT EXISTS refused (
    day TEXT PRIMARY KEY,
    missing INTEGER NOT NULL,
    mismatch INTEGER NOT NULL,
    token INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
`;

/** Rows that one sweep examines; the next sweep continues. */
const sweepRows = 5_000;

/** Every delivery of the last 30 days, and how many requests were rejected. Times are in milliseconds. */
export class Ledger {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
    sql.exec(tables);
  }

  /** Stores a delivery with its decision, a row for each repository; `false` if it is stored already. */
  add(delivery: Delivery, decision: Decision, now: number): boolean {
    if (decision.kind === 'ignored') return this.#insert(delivery, decision.reason, now);
    const { dispatch, repositories, reason, requester = '' } = decision;
    const rows = repositories.map((repository, index) => {
      const row = { ...delivery, delivery: `${delivery.delivery}${markOf(repository, index)}` };
      const sent = ['pending', now, repository, JSON.stringify(dispatch), requester];
      return this.#insert(row, reason, now, sent);
    });
    return rows.includes(true);
  }

  #insert(
    { site, delivery, ticket, event }: Delivery,
    reason: string,
    now: number,
    sent: readonly SqlStorageValue[] = ['ignored', 0, '', '', ''],
  ): boolean {
    const added = this.#sql.exec(
      `INSERT INTO arrival
         (site, delivery, ticket, event, received, reason, state, due, repository, dispatch, requester)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING RETURNING id`,
      ...[site, delivery, ticket, event, now, reason, ...sent],
    );
    return added.toArray().length > 0;
  }

  /** Returns whether a delivery is stored, by its identity or, if it started nothing, by its body. */
  has({ site, delivery, body }: Delivery): boolean {
    const query = 'SELECT 1 FROM arrival WHERE site = ? AND delivery IN (?, ?)';
    return this.#sql.exec(query, site, delivery, body).toArray().length > 0;
  }

  /** Returns the newest `limit` deliveries, newest first. */
  newest(limit: number): readonly DeliveryRecord[] {
    const query = `SELECT site, delivery, ticket, event, received, state, reason, repository, attempts, note
      FROM arrival ORDER BY id DESC LIMIT ?`;
    return this.#sql.exec<InboxRow>(query, limit).toArray().map(recordOf);
  }

  /** Counts rejected requests by UTC day. */
  refuse({ missing, mismatch, token }: Refused, now: number): void {
    this.#sql.exec(
      `INSERT INTO refused (day, missing, mismatch, token) VALUES (?, ?, ?, ?)
       ON CONFLICT DO UPDATE SET missing = missing + excluded.missing,
         mismatch = mismatch + excluded.mismatch, token = token + excluded.token`,
      ...[dayOf(now), missing, mismatch, token],
    );
  }

  /** Returns how many requests were rejected by day, newest first. */
  refused(): InboxReport['refused'] {
    const query = 'SELECT day, missing, mismatch, token FROM refused ORDER BY day DESC LIMIT 31';
    return this.#sql.exec<RefusedRow>(query).toArray();
  }

  /**
   * Deletes what was settled more than 30 days ago, and fails what GitHub has refused for that long. Anything
   * that only waits stays. It examines the oldest rows only, so a sweep reads no more than it may delete.
   */
  prune(now: number): void {
    const oldest = `SELECT id FROM (SELECT id, received FROM arrival ORDER BY id LIMIT ${sweepRows}) WHERE received < ?`;
    this.#sql.exec(
      `DELETE FROM arrival WHERE state IN ('ignored', 'dispatched', 'failed') AND id IN (${oldest})`,
      now - retention,
    );
    this.#sql.exec(
      `UPDATE arrival SET state = 'failed', due = 0, note = 'Given up after 30 days. ' || note
       WHERE state = 'pending' AND attempts > 0 AND id IN (${oldest})`,
      now - retention,
    );
    this.#sql.exec('DELETE FROM refused WHERE day < ?', dayOf(now - retention));
  }
}

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

type RefusedRow = Record<keyof Refused, number> & { day: string };

type InboxRow = Omit<DeliveryRecord, 'state'> & { readonly state: string };

function recordOf({ state, ...row }: InboxRow): DeliveryRecord {
  return {
    ...row,
    delivery: deliveryOf(row.delivery),
    state: states.find((one) => one === state) ?? 'failed',
  };
}

const states: readonly DeliveryState[] = ['ignored', 'pending', 'sending', 'dispatched', 'failed'];

/**
 * Returns what tells the row of a repository from the others of its delivery: the end of the row's identity. The first
 * repository's row has the delivery's own identity, so that Jira's retries are duplicates whatever the rules say by then.
 * No delivery contains a blank, so the identities of the others cannot be another delivery's.
 */
const markOf = (repository: string, index: number) => (index === 0 ? '' : ` ${repository}`);

/** Returns the delivery that a row belongs to. */
export function deliveryOf(identity: string): string {
  return identity.replace(/ [\w-]+\/[\w.-]+$/, '');
}
