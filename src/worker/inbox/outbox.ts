import { parseDispatch } from '../../dispatch.ts';
import type { Decision } from '../rules/index.ts';
import { type Delivery, parseJson } from '../webhook/index.ts';
import { deliveryOf, retention } from './ledger.ts';
import type { Next, Outgoing } from './next.ts';

/** How many deliveries to a repository wait, and when the first of them is due, in milliseconds. */
type QueueLength = {
  readonly repository: string;
  readonly count: number;
  readonly due: number;
};

type OutboxRow = Omit<Outgoing, 'dispatch'> & { readonly dispatch: string };

/** What starts a run. */
type Request = Extract<Decision, { readonly kind: 'dispatch' }>;

/** Milliseconds within which changes count as made at once. */
const bulkTime = 60_000;

/** Newest deliveries of which a bulk change is looked for. */
const bulkRows = 1_000;

const withdrawnReason = 'The ticket was taken from the agent before its run began.';

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
    const isUnsent = kind === 'failed' || (kind === 'pending' && !next.mayHave);
    const begun = isUnsent ? 'begun = 0,' : '';
    this.#sql.exec(
      `UPDATE arrival SET ${begun} state = ?, due = ?, looked = ?, note = ? WHERE id = ?`,
      ...[kind, due, looked, note, id],
    );
  }

  /** Drops what waits because the ticket was assigned to the agent, if it was taken from it since. */
  withdraw({ site, ticket }: Pick<Delivery, 'site' | 'ticket'>, unassigned: string): void {
    this.#sql.exec(
      `UPDATE arrival SET state = 'ignored', due = 0, reason = ?, note = ''
       WHERE state = 'pending' AND site = ? AND ticket = ?
         AND json_extract(dispatch, '$.reason') = 'assigned'
         AND json_extract(dispatch, '$.changed') <= ?`,
      ...[withdrawnReason, site, ticket, unassigned],
    );
  }

  /**
   * Drops what waits of a bulk change: if somebody has asked for more than `limit` tickets for the same reason within
   * a minute. Jira does not say how many tickets a change is about. New tickets, as of an import, take turns instead.
   */
  dropBulk(
    { dispatch: { reason, site }, requester = '' }: Request,
    limit: number,
    now: number,
  ): void {
    if (requester === '' || reason === 'created') return;
    this.#sql.exec(
      `WITH bulk AS (
         SELECT id, ticket FROM (SELECT * FROM arrival ORDER BY id DESC LIMIT ${bulkRows})
         WHERE received > ? AND site = ? AND requester = ?
           AND CASE WHEN dispatch = '' THEN '' ELSE json_extract(dispatch, '$.reason') END = ?
       )
       UPDATE arrival SET state = 'ignored', due = 0, reason = ?, note = ''
       WHERE state = 'pending' AND id IN (SELECT id FROM bulk)
         AND (SELECT COUNT(DISTINCT ticket) FROM bulk) > ?`,
      ...[now - bulkTime, site, requester, reason],
      ...[`Part of a bulk change of more than ${limit} tickets, see BULK_LIMIT.`, limit],
    );
  }

  prune(now: number): void {
    this.#turns.prune(now);
  }

  #rows(query: string, ...values: readonly SqlStorageValue[]): readonly Outgoing[] {
    const rows = this.#sql.exec<OutboxRow>(query, ...values).toArray();
    return rows.map((row) => ({
      ...row,
      delivery: deliveryOf(row.delivery),
      dispatch: parseDispatch(parseJson(row.dispatch)),
    }));
  }
}

// Whoever asks is known by a hash. The index keeps what each of them waits for together, so that the next
// delivery is found without reading all others.
const tables = `
  CREATE TABLE IF NOT EXISTS turn (
    repository TEXT NOT NULL,
    requester TEXT NOT NULL,
    served INTEGER NOT NULL,
    PRIMARY KEY (repository, requester)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS arrival_turn ON arrival (repository, requester, due) WHERE state = 'pending';
`;

const waiting = `FROM arrival WHERE state = 'pending' AND repository = ?1`;

/** The requesters one by one, each the least that is greater than the one before; then the head of each queue. */
const nextInTurn = `
  WITH RECURSIVE asking (requester) AS (
    SELECT MIN(requester) ${waiting}
    UNION ALL
    SELECT (SELECT MIN(requester) ${waiting} AND requester > asking.requester) FROM asking
    WHERE asking.requester IS NOT NULL
  ), head (id) AS (
    SELECT (SELECT id ${waiting} AND requester = asking.requester AND due <= ?2 ORDER BY due, id LIMIT 1)
    FROM asking WHERE asking.requester IS NOT NULL
  )
  SELECT arrival.id FROM head JOIN arrival USING (id) LEFT JOIN turn USING (repository, requester)
  ORDER BY IFNULL(served, 0), due, id LIMIT 1`;

/** Whose turn it is: of those who wait for runs in a repository, whoever was served longest ago comes next. */
class Turns {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
    sql.exec(tables);
  }

  /** Returns the row of the delivery to send next: the first that is due of whoever comes next. */
  next(repository: string, now: number): number | undefined {
    return this.#sql.exec<{ id: number }>(nextInTurn, repository, now).toArray()[0]?.id;
  }

  /** Records that the requester of a delivery is served, after all others. */
  take(id: number, now: number): void {
    this.#sql.exec(
      `INSERT INTO turn (repository, requester, served)
       SELECT repository, requester,
         MAX(?, (SELECT IFNULL(MAX(served), 0) + 1 FROM turn WHERE turn.repository = arrival.repository))
       FROM arrival WHERE id = ?
       ON CONFLICT DO UPDATE SET served = excluded.served`,
      ...[now, id],
    );
  }

  prune(now: number): void {
    this.#sql.exec('DELETE FROM turn WHERE served < ?', now - retention);
  }
}
