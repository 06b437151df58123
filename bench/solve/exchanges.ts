import { readFile } from 'node:fs/promises';
import * as z from 'zod';

/** A request as an endpoint got it, and the reply as it sent it. */
export type Exchange = z.infer<typeof exchange>;

const exchange = z.object({
  path: z.string().default(''),
  /** Empty in recordings of replies alone. */
  request: z.string().default(''),
  status: z.number(),
  type: z.string(),
  body: z.string(),
});

/** Reads a recording: one exchange a line. */
export async function readExchanges(file: string): Promise<readonly Exchange[]> {
  const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line !== '');
  return lines.map((line) => exchange.parse(JSON.parse(line)));
}
