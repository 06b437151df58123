import { type Dispatch, parseDispatch } from '../../dispatch.ts';
import type { Next } from './next.ts';
import type { Outgoing } from './outgoing.ts';

/** How many of a repository's deliveries wait, and when the first of them is due. */
export interface Queue {
  readonly repository: string;
  readonly count: number;
  readonly due: number;
}

interface Row extends Record<string, SqlStorageValue> {
  readonly id: number;
  readonly delivery: string;
  readonly ticket: string;
  readonly repository: string;
  readonly attempts: number;
  readonly begun: number;
  readonly looked: number;
  readonly note: string;
  readonly dispatch: string;
}

/** What has to go to GitHub. Every change of a delivery's state is one statement here. */
export class Outbox {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
  }

  /** The repositories for which something waits, the longest due first. */
  pending(): readonly Queue[] {
    return this.#queues('pending');
  }

  /** The repositories with deliveries of which nobody knows whether GitHub took them. */
  unknown(): readonly Queue[] {
    return this.#queues('sending');
  }

  /** At most `limit` deliveries for a repository that are due, the longest due first. */
  due(repository: string, now: number, limit: number): readonly Outgoing[] {
    const query = `SELECT * FROM arrival
      WHERE state = 'pending' AND repository = ? AND due <= ? ORDER BY due, id LIMIT ?`;
    return this.#rows(query, repository, now, limit);
  }

  /** At most `limit` deliveries whose runs are to be looked for now. */
  toLookFor(repository: string, now: number, limit: number): readonly Outgoing[] {
    const query = `SELECT * FROM arrival
      WHERE state = 'sending' AND repository = ? AND due <= ? ORDER BY due, id LIMIT ?`;
    return this.#rows(query, repository, now, limit);
  }

  /** The newest `limit` dispatched deliveries without a link that were looked for less than `looks` times. */
  withoutLink(before: number, looks: number, limit: number): readonly Outgoing[] {
    const query = `SELECT * FROM (SELECT * FROM arrival ORDER BY id DESC LIMIT ?)
      WHERE state = 'dispatched' AND run = '' AND begun < ? AND looked < ?`;
    return this.#rows(query, limit, before, looks);
  }

  /** When a repository's last `limit` deliveries were begun, after `since`, the newest first. */
  begunSince(repository: string, since: number, limit: number): readonly number[] {
    const query = `SELECT begun FROM arrival
      WHERE repository = ? AND begun > 0 AND begun > ? ORDER BY begun DESC LIMIT ?`;
    const rows = this.#sql.exec<{ begun: number }>(query, repository, since, limit).toArray();
    return rows.map(({ begun }) => begun);
  }

  /** An attempt begins; should it never end, its run is looked for at `due`. */
  begin(id: number, now: number, due: number): void {
    this.#sql.exec(
      `UPDATE arrival SET state = 'sending', attempts = attempts + 1, begun = ?, due = ?, looked = 1
       WHERE id = ?`,
      ...[now, due, id],
    );
  }

  /** Puts the delivery where it stands next. What certainly did not reach GitHub no longer counts as begun. */
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

  /** Notes what was found of a dispatched delivery's run: its address, or `''` after so many looks. */
  link(id: number, run: string, looked: number, note: string): void {
    const set = 'run = ?, looked = ?, note = ?';
    this.#sql.exec(`UPDATE arrival SET ${set} WHERE id = ?`, run, looked, note, id);
  }

  #queues(state: 'pending' | 'sending'): readonly Queue[] {
    const query = `SELECT repository, COUNT(*) AS count, MIN(due) AS due FROM arrival
      WHERE state = '${state}' GROUP BY repository ORDER BY due`;
    return this.#sql.exec<{ repository: string; count: number; due: number }>(query).toArray();
  }

  #rows(query: string, ...values: readonly SqlStorageValue[]): readonly Outgoing[] {
    const rows = this.#sql.exec<Row>(query, ...values).toArray();
    return rows.map((row) => ({ ...row, dispatch: readDispatch(row.dispatch) }));
  }
}

function readDispatch(text: string): Dispatch | undefined {
  try {
    return parseDispatch(JSON.parse(text));
  } catch {
    return undefined;
  }
}
