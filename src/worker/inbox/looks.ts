import type { RunCursor } from '../github/index.ts';
import { outagePause } from './next.ts';

/** A lookup under way. Times are in milliseconds. */
interface Look extends RunCursor {
  /** The deliveries that it answers for are those that were due until then. */
  readonly covers: number;
  /** When the next page is asked for. */
  readonly due: number;
  /** Why the last page did not come; `''` if it did. */
  readonly why: string;
}

const table = `
  CREATE TABLE IF NOT EXISTS look (
    repository TEXT PRIMARY KEY,
    covers INTEGER NOT NULL,
    since INTEGER NOT NULL,
    until INTEGER NOT NULL,
    page INTEGER NOT NULL,
    failures INTEGER NOT NULL DEFAULT 0,
    due INTEGER NOT NULL DEFAULT 0,
    why TEXT NOT NULL DEFAULT ''
  ) STRICT, WITHOUT ROWID;
`;

/** How far the lookup of each repository's runs has got: a crash, or a page that does not come, loses no other page. */
export class Looks {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
    sql.exec(table);
  }

  /** Returns the lookup under way in a repository. */
  of(repository: string): Look | undefined {
    type Row = Look & Record<string, SqlStorageValue>;
    const query = 'SELECT covers, since, until, page, due, why FROM look WHERE repository = ?';
    return this.#sql.exec<Row>(query, repository).toArray()[0];
  }

  /** Begins a lookup, or goes on to the page that comes next. */
  goOn(repository: string, covers: number, { since, until, page }: RunCursor): void {
    this.#sql.exec(
      'INSERT OR REPLACE INTO look (repository, covers, since, until, page) VALUES (?, ?, ?, ?, ?)',
      ...[repository, covers, since, until, page],
    );
  }

  /** Asks for the same page again later. */
  delay(repository: string, now: number, why: string): void {
    const query = 'SELECT failures FROM look WHERE repository = ?';
    const [before] = this.#sql.exec<{ failures: number }>(query, repository).toArray();
    const failures = (before?.failures ?? 0) + 1;
    this.#sql.exec(
      'UPDATE look SET failures = ?, due = ?, why = ? WHERE repository = ?',
      ...[failures, Math.ceil(now + outagePause(failures)), why, repository],
    );
  }

  /** Ends a lookup. */
  end(repository: string): void {
    this.#sql.exec('DELETE FROM look WHERE repository = ?', repository);
  }
}
