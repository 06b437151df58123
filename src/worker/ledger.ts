import { type Dispatch, parseDispatch } from '../dispatch.ts';

/** A delivery that waits to be sent. `tries` counts the ones that were begun. */
export interface Waiting {
  readonly id: number;
  readonly tries: number;
  /** `undefined` when the row is not a dispatch of this version. */
  readonly dispatch: Dispatch | undefined;
}

const table = `
  CREATE TABLE IF NOT EXISTS delivery (
    id INTEGER PRIMARY KEY,
    delivery TEXT NOT NULL,
    site TEXT NOT NULL,
    ticket TEXT NOT NULL,
    ticketId TEXT NOT NULL,
    reason TEXT NOT NULL,
    received INTEGER NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('pending', 'sent', 'failed')),
    tries INTEGER NOT NULL DEFAULT 0,
    due INTEGER NOT NULL,
    note TEXT NOT NULL DEFAULT '',
    UNIQUE (site, delivery)
  ) STRICT;
  CREATE INDEX IF NOT EXISTS delivery_due ON delivery (state, due);
`;

/** The deliveries in the object's own database. Instants and pauses are milliseconds. */
export class Ledger {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
    sql.exec(table);
  }

  /** Stores the delivery, due at once; `false` when it is there already. */
  add({ delivery, site, ticket, ticketId, reason }: Dispatch, now: number): boolean {
    const added = this.#sql.exec(
      `INSERT INTO delivery (delivery, site, ticket, ticketId, reason, received, state, due)
       VALUES (?, ?, ?, ?, ?, ?, 'pending', ?) ON CONFLICT DO NOTHING RETURNING id`,
      ...[delivery, site, ticket, ticketId, reason, now, now],
    );
    return added.toArray().length > 0;
  }

  /** At most `limit` deliveries that are due, the longest due first. */
  due(now: number, limit: number): readonly Waiting[] {
    return this.#sql
      .exec<{ id: number; tries: number }>(
        `SELECT * FROM delivery WHERE state = 'pending' AND due <= ? ORDER BY due, id LIMIT ?`,
        ...[now, limit],
      )
      .toArray()
      .map((row) => ({ id: row.id, tries: row.tries, dispatch: parseDispatch(row) }));
  }

  /** When the next delivery is due; `undefined` when none waits. */
  nextDue(): number | undefined {
    const query = `SELECT due FROM delivery WHERE state = 'pending' ORDER BY due LIMIT 1`;
    return this.#sql.exec<{ due: number }>(query).toArray()[0]?.due;
  }

  /** Counts a try that begins now and puts the next one off to `due`, should this one never end. */
  begin(id: number, due: number): void {
    this.#sql.exec('UPDATE delivery SET tries = tries + 1, due = ? WHERE id = ?', due, id);
  }

  /** Ends the delivery's way; `note` says why when it failed. */
  settle(id: number, state: 'sent' | 'failed', note: string): void {
    this.#sql.exec('UPDATE delivery SET state = ?, note = ? WHERE id = ?', state, note, id);
  }

  /** Notes why a try failed. */
  note(id: number, note: string): void {
    this.#sql.exec('UPDATE delivery SET note = ? WHERE id = ?', note, id);
  }

  /** Lets everything that waits wait until `due` at least. */
  holdUntil(due: number): void {
    this.#sql.exec(`UPDATE delivery SET due = max(due, ?) WHERE state = 'pending'`, due);
  }
}
