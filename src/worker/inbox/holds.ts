import { pauseAfter } from './backoff.ts';

/** Until when nothing is sent, in milliseconds, and why. */
export interface Hold {
  readonly until: number;
  readonly why: string;
}

/** The name under which everything is held. */
const everything = '';

/** Pauses that hold for more than one delivery: of a repository that cannot be reached, or of all. */
export class Holds {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
  }

  /** What holds a repository's deliveries back now, the longest pause if there are two. */
  of(repository: string, now: number): Hold | undefined {
    const query = `SELECT until, why FROM hold
      WHERE repository IN (?, ?) AND until > ? ORDER BY until DESC LIMIT 1`;
    return this.#sql
      .exec<{ until: number; why: string }>(query, repository, everything, now)
      .toArray()[0];
  }

  /** Leaves GitHub alone until then. */
  pauseAll(until: number, why: string): void {
    this.#set(everything, until, 1, why);
  }

  /** The repository cannot be reached: it is tried less and less often, at least every five minutes. */
  pause(repository: string, now: number, why: string): void {
    const query = 'SELECT failures FROM hold WHERE repository = ?';
    const [before] = this.#sql.exec<{ failures: number }>(query, repository).toArray();
    const failures = (before?.failures ?? 0) + 1;
    this.#set(repository, now + pauseAfter(failures), failures, why);
  }

  /** The repository can be reached. */
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
