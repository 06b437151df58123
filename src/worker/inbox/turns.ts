import { retention } from './ledger.ts';

// Whoever asks is known by a hash. The index keeps what each of them waits for together, so that the next
// delivery is found without reading all others.
const tables = `
  CREATE TABLE IF NOT EXISTS turn (
    repository TEXT NOT NULL,
    requester TEXT NOT NULL,
    served INTEGER NOT NULL,
    PRIMARY KEY (repository, requester)
  ) STRICT, WITHOUT ROWID;
  DROP INDEX IF EXISTS arrival_pending;
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
export class Turns {
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
