/** By what the inboxes of a registry are taken first. */
export type Order = 'newest' | 'unswept';

/** The names of the other inboxes, which the main one keeps. Instants are milliseconds. */
export class Registry {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
  }

  /** Notes that something arrived in that inbox. */
  enrol(name: string, now: number): void {
    this.#sql.exec(
      `INSERT INTO shard (name, seen, swept) VALUES (?, ?, 0)
       ON CONFLICT DO UPDATE SET seen = excluded.seen`,
      ...[name, now],
    );
  }

  /** At most `limit` names; those given to be swept come last the next time. */
  names(limit: number, order: Order, now: number): readonly string[] {
    const by = order === 'newest' ? 'seen DESC' : 'swept';
    const query = `SELECT name FROM shard ORDER BY ${by}, name LIMIT ?`;
    const names = this.#sql
      .exec<{ name: string }>(query, limit)
      .toArray()
      .map(({ name }) => name);
    if (order === 'unswept') {
      for (const name of names) {
        this.#sql.exec('UPDATE shard SET swept = ? WHERE name = ?', now, name);
      }
    }
    return names;
  }
}
