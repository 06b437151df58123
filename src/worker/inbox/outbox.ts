import { parseDispatch } from '../../dispatch.ts';
import { parseJson } from '../webhook/index.ts';
import type { Next, Outgoing } from './next.ts';
import { Turns } from './turns.ts';

/** How many deliveries to a repository wait, and when the first of them is due, in milliseconds. */
type QueueLength = {
  readonly repository: string;
  readonly count: number;
  readonly due: number;
};

type OutboxRow = Omit<Outgoing, 'dispatch'> & { readonly dispatch: string };

/**
 * The deliveries on their way to GitHub, in the ledger's table. Each change of a state is one statement. Times
 * are in milliseconds.
 */
export class Outbox {
  readonly #sql: SqlStorage;
  readonly #turns: Turns;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
    this.#turns = new Turns(sql);
  }

  /** Returns what waits to be sent, or for its run to be looked up, by repository, longest due first. */
  queues(state: 'pending' | 'sending'): readonly QueueLength[] {
    const query = `SELECT repository, COUNT(*) AS count, MIN(due) AS due FROM arrival
      WHERE state = '${state}' GROUP BY repository ORDER BY due`;
    return this.#sql.exec<QueueLength>(query).toArray();
  }

  /** Returns the delivery to send next: those who ask take turns. */
  next(repository: string, now: number): Outgoing | undefined {
    const id = this.#turns.next(repository, now);
    return id === undefined ? undefined : this.#rows('SELECT * FROM arrival WHERE id = ?', id)[0];
  }

  /** Returns the deliveries that got no answer and were due to be looked up by then, longest due first. */
  unanswered(repository: string, until: number): readonly Outgoing[] {
    const query = `SELECT * FROM arrival
      WHERE state = 'sending' AND repository = ? AND due <= ? ORDER BY due, id`;
    return this.#rows(query, repository, until);
  }

  /** Returns those of the newest `limit` deliveries whose run is unknown after fewer than `looks` lookups. */
  withoutLink(before: number, looks: number, limit: number): readonly Outgoing[] {
    const query = `SELECT * FROM (SELECT * FROM arrival ORDER BY id DESC LIMIT ?)
      WHERE state = 'dispatched' AND run = '' AND begun < ? AND looked < ?`;
    return this.#rows(query, limit, before, looks);
  }

  /** Returns when the latest `limit` attempts for a repository after `since` began, newest first. */
  begunSince(repository: string, since: number, limit: number): readonly number[] {
    const query = `SELECT begun FROM arrival
      WHERE repository = ? AND begun > 0 AND begun > ? ORDER BY begun DESC LIMIT ?`;
    const rows = this.#sql.exec<{ begun: number }>(query, repository, since, limit).toArray();
    return rows.map(({ begun }) => begun);
  }

  /** Records that an attempt begins. If it never ends, its run is looked up at `due`. */
  begin(id: number, now: number, due: number): void {
    this.#turns.take(id, now);
    this.#sql.exec(
      `UPDATE arrival SET state = 'sending', attempts = attempts + 1, begun = ?, due = ?, looked = 1
       WHERE id = ?`,
      ...[now, due, id],
    );
  }

  /** Moves a delivery on. One that certainly did not reach GitHub does not count against the cap. */
  move(id: number, next: Next): void {
    const { kind, note } = next;
    const due = 'due' in next ? next.due : 0;
    const looked = 'looked' in next ? next.looked : 0;
    const run = 'run' in next ? next.run : '';
    const begun = kind === 'pending' || kind === 'failed' ? 'begun = 0,' : '';
    this.#sql.exec(
      `UPDATE arrival SET ${begun} state = ?, due = ?, looked = ?, run = ?, note = ? WHERE id = ?`,
      ...[kind, due, looked, run, note, id],
    );
  }

  prune(now: number): void {
    this.#turns.prune(now);
  }

  #rows(query: string, ...values: readonly SqlStorageValue[]): readonly Outgoing[] {
    const rows = this.#sql.exec<OutboxRow>(query, ...values).toArray();
    return rows.map((row) => ({ ...row, dispatch: parseDispatch(parseJson(row.dispatch)) }));
  }
}
