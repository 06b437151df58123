import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Counts the deliveries of each state in the inbox that workerd has stored. */
export async function statesIn(folder: string): Promise<ReadonlyMap<string, number>> {
  const inbox = join(folder, 'storage/inbox');
  const names = await readdir(inbox);
  const name = names.find((one) => /^[0-9a-f]{64}\.sqlite$/.test(one));
  if (name === undefined) return new Map();
  const database = new DatabaseSync(join(inbox, name), { readOnly: true, timeout: 5_000 });
  try {
    const rows = database.prepare('SELECT state, COUNT(*) AS count FROM arrival GROUP BY state');
    return new Map(rows.all().map(({ state, count }) => [String(state), Number(count)]));
  } finally {
    database.close();
  }
}
