import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Counts the deliveries of each state in the inbox that workerd has stored. */
export async function statesIn(folder: string): Promise<ReadonlyMap<string, number>> {
  const rows = await rowsIn(folder, 'SELECT state, COUNT(*) AS count FROM arrival GROUP BY state');
  return new Map(rows.map(({ state, count }) => [String(state), Number(count)]));
}

/** Returns the deliveries in the inbox that wait, or whose run is looked up. */
export async function openIn(folder: string): Promise<ReadonlySet<string>> {
  const query = `SELECT delivery FROM arrival WHERE state IN ('pending', 'sending')`;
  return new Set((await rowsIn(folder, query)).map(({ delivery }) => String(delivery)));
}

async function rowsIn(folder: string, query: string) {
  const inbox = join(folder, 'storage/inbox');
  const names = await readdir(inbox);
  const name = names.find((one) => /^[0-9a-f]{64}\.sqlite$/.test(one));
  if (name === undefined) return [];
  const database = new DatabaseSync(join(inbox, name), { readOnly: true, timeout: 5_000 });
  try {
    return database.prepare(query).all();
  } finally {
    database.close();
  }
}
