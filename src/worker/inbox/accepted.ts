import type { Delivery } from '../webhook/index.ts';
import { retention } from './ledger.ts';

/** Runs that deliveries may start for one ticket in a day: more than its attempts, and too few to starve others. */
export const ticketCap = 12;

/** Why a delivery is ignored once the cap is reached. */
export const ticketCapReason = `The cap of ${ticketCap} runs a day for one ticket is reached.`;

/** What became of a delivery: stored, known already, or stored without effect because of the ticket's cap. */
export type Kept = 'kept' | 'duplicate' | 'capped';

// The key keeps a ticket's rows together, so that it finds a body and counts a day without an index of its own.
const table = `
  CREATE TABLE IF NOT EXISTS accepted (
    ticket TEXT NOT NULL,
    body TEXT NOT NULL,
    received INTEGER NOT NULL,
    PRIMARY KEY (ticket, body)
  ) STRICT, WITHOUT ROWID;
`;

const day = 86_400_000;

/** The bodies of the last 30 days that have started a run. Times are in milliseconds. */
export class Accepted {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
    sql.exec(table);
  }

  /** Returns whether this body has started a run, under whatever identity, or the ticket as many as it may. */
  objection(delivery: Delivery, now: number): Exclude<Kept, 'kept'> | undefined {
    type Row = { known: number | null; count: number };
    const query = `SELECT MAX(body = ?) AS known, COUNT(*) FILTER (WHERE received > ?) AS count
      FROM accepted WHERE ticket = ?`;
    const values = [delivery.body, now - day, ticketOf(delivery)];
    const [row] = this.#sql.exec<Row>(query, ...values).toArray();
    if (row?.known === 1) return 'duplicate';
    return (row?.count ?? 0) >= ticketCap ? 'capped' : undefined;
  }

  add(delivery: Delivery, now: number): void {
    this.#sql.exec(
      'INSERT INTO accepted (ticket, body, received) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
      ...[ticketOf(delivery), delivery.body, now],
    );
  }

  prune(now: number): void {
    this.#sql.exec('DELETE FROM accepted WHERE received < ?', now - retention);
  }
}

const ticketOf = ({ site, ticket }: Delivery) => `${site}/${ticket}`;
