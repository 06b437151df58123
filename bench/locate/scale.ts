import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { z } from 'zod';
import { temporaryFolder } from '../../test/support/repository.ts';
import type { Measured } from '../index.ts';
import { makeMonorepo, partsFor, partsIn } from './monorepo.ts';
import { round } from './places.ts';

const script = fileURLToPath(new URL('one-ranking.ts', import.meta.url));
const run = promisify(execFile);

/** What one ranking cost, with the seconds that the history took. */
const costSchema = z.object({
  files: z.number(),
  mb: z.number(),
  s: z.number(),
  history_s: z.number(),
  peak_mb: z.number(),
});

/** Ranks repositories of about so many files, made of those in a folder, each in a process of its own. */
export async function measureScale(sizes: readonly number[], repos: string): Promise<Measured> {
  const parts = await partsIn(repos);
  await using folder = await temporaryFolder();
  const rows = [];
  for (const size of sizes) {
    const directory = join(folder.directory, `${size}.git`);
    await makeMonorepo(directory, partsFor(size, parts));
    const history = parts.at(-1)?.directory ?? directory;
    const { stdout } = await run(process.execPath, [script, directory, history]);
    const { files, mb, s, history_s, peak_mb } = costSchema.parse(JSON.parse(stdout));
    rows.push({
      files,
      mb: Math.round(mb),
      s: round(s, 2),
      mb_per_s: Math.round(mb / (s - history_s)),
      history_s: round(history_s, 2),
      peak_mb: Math.round(peak_mb),
    });
  }
  return { title: 'What one ranking costs', rows, result: { scale: rows } };
}
