import { retryPause } from './next.ts';

/** Until when nothing is sent, in milliseconds, and why. */
export interface Pause {
  readonly until: number;
  readonly why: string;
}

const table = `
  CREATE TABLE IF NOT EXISTS hold (
    repository TEXT PRIMARY KEY,
    until INTEGER NOT NULL,
    failures INTEGER NOT NULL,
    why TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
`;

/** Name of the row that pauses every repository. */
const everything = '';

/** Pauses of a repository that cannot be reached, or of all. */
export class Pauses {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
    sql.exec(table);
  }

  /** Returns the pause of a repository, the longer one if there are two. */
  of(repository: string, now: number): Pause | undefined {
    const query = `SELECT until, why FROM hold
      WHERE repository IN (?, ?) AND until > ? ORDER BY until DESC LIMIT 1`;
    return this.#sql
      .exec<{ until: number; why: string }>(query, repository, everything, now)
      .toArray()[0];
  }

  /** Pauses everything until then. */
  pauseAll(until: number, why: string): void {
    this.#set(everything, until, 1, why);
  }

  /** Pauses a repository that cannot be reached: longer each time, up to five minutes. */
  pause(repository: string, now: number, why: string): void {
    const query = 'SELECT failures FROM hold WHERE repository = ?';
    const [before] = this.#sql.exec<{ failures: number }>(query, repository).toArray();
    const failures = (before?.failures ?? 0) + 1;
    this.#set(repository, now + retryPause(failures), failures, why);
  }

  /** Ends the pause of a repository that can be reached. */
  end(repository: string): void {
    this.#sql.exec('DELETE FROM hold WHERE repository = ?', repository);
  }

  #set(name: string, until: number, failures: number, why: string): void {
    this.#sql.exec(
      'INSERT OR REPLACE INTO hold (repository, until, failures, why) VALUES (?, ?, ?, ?)',
      ...[name, until, failures, why],
    );
  }
}
