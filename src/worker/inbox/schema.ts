/** Prepares the object's own database. Instants are milliseconds, `''` and 0 stand for nothing. */
export function createTables(sql: SqlStorage): void {
  sql.exec(tables);
}

// Of an arrival that waits for nothing only the identity is indexed: each index is one more row to pay for.
const tables = `
  CREATE TABLE IF NOT EXISTS arrival (
    id INTEGER PRIMARY KEY,
    site TEXT NOT NULL,
    delivery TEXT NOT NULL,
    ticket TEXT NOT NULL,
    event TEXT NOT NULL,
    received INTEGER NOT NULL,
    state TEXT NOT NULL,
    reason TEXT NOT NULL,
    repository TEXT NOT NULL DEFAULT '',
    dispatch TEXT NOT NULL DEFAULT '',
    attempts INTEGER NOT NULL DEFAULT 0,
    begun INTEGER NOT NULL DEFAULT 0,
    due INTEGER NOT NULL DEFAULT 0,
    looked INTEGER NOT NULL DEFAULT 0,
    note TEXT NOT NULL DEFAULT '',
    run TEXT NOT NULL DEFAULT '',
    UNIQUE (site, delivery)
  ) STRICT;
  CREATE INDEX IF NOT EXISTS arrival_pending ON arrival (repository, due) WHERE state = 'pending';
  CREATE INDEX IF NOT EXISTS arrival_sending ON arrival (due) WHERE state = 'sending';
  CREATE INDEX IF NOT EXISTS arrival_begun ON arrival (repository, begun) WHERE begun > 0;
  CREATE TABLE IF NOT EXISTS hold (
    repository TEXT PRIMARY KEY,
    until INTEGER NOT NULL,
    failures INTEGER NOT NULL,
    why TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS refused (
    day TEXT PRIMARY KEY,
    count INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS shard (
    name TEXT PRIMARY KEY,
    seen INTEGER NOT NULL,
    swept INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
`;
