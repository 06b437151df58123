import type { Arrival, Decision, Kept, State } from '../http/index.ts';

/** Every webhook that was kept, and how many were not. Instants are milliseconds. */
export class Ledger {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
  }

  /** Stores the arrival with what was decided; `false` when it is there already. */
  add({ site, delivery, ticket, event }: Arrival, decision: Decision, now: number): boolean {
    const { kind, reason } = decision;
    const isDispatch = kind === 'dispatch';
    const added = this.#sql.exec(
      `INSERT INTO arrival
         (site, delivery, ticket, event, received, reason, state, due, repository, dispatch)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING RETURNING id`,
      ...[site, delivery, ticket, event, now, reason],
      ...(isDispatch
        ? ['pending', now, decision.repository, JSON.stringify(decision.dispatch)]
        : ['ignored', 0, '', '']),
    );
    return added.toArray().length > 0;
  }

  /** Whether the arrival is there already. */
  has({ site, delivery }: Arrival): boolean {
    const query = 'SELECT 1 FROM arrival WHERE site = ? AND delivery = ?';
    return this.#sql.exec(query, site, delivery).toArray().length > 0;
  }

  /** The newest `limit` arrivals, the newest first. */
  newest(limit: number): readonly Kept[] {
    const query = 'SELECT * FROM arrival ORDER BY id DESC LIMIT ?';
    return this.#sql.exec<Row>(query, limit).toArray().map(kept);
  }

  /** Counts webhooks that were refused at the door, by day in UTC. */
  refuse(count: number, now: number): void {
    this.#sql.exec(
      `INSERT INTO refused (day, count) VALUES (?, ?)
       ON CONFLICT DO UPDATE SET count = count + excluded.count`,
      ...[new Date(now).toISOString().slice(0, 10), count],
    );
  }

  /** How many were refused, by day, the newest first. */
  refused(): readonly { readonly day: string; readonly count: number }[] {
    const query = 'SELECT day, count FROM refused ORDER BY day DESC LIMIT 31';
    return this.#sql.exec<{ day: string; count: number }>(query).toArray();
  }
}

interface Row extends Record<string, SqlStorageValue> {
  readonly site: string;
  readonly delivery: string;
  readonly ticket: string;
  readonly event: string;
  readonly received: number;
  readonly state: string;
  readonly reason: string;
  readonly repository: string;
  readonly attempts: number;
  readonly note: string;
  readonly run: string;
}

function kept(row: Row): Kept {
  const { site, delivery, ticket, event, received, reason, repository, attempts, note, run } = row;
  const known = { site, delivery, ticket, event, received, reason, repository, attempts, note };
  const state = states.find((one) => one === row.state) ?? 'failed';
  return run === '' ? { ...known, state } : { ...known, state, run };
}

const states: readonly State[] = ['ignored', 'pending', 'sending', 'dispatched', 'failed'];
