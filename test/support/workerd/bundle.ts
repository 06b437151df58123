import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Keeps wrangler off the network, and its output plain. */
const quiet = {
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  FORCE_COLOR: '0',
  WRANGLER_HIDE_BANNER: 'true',
  WRANGLER_SEND_ERROR_REPORTS: 'false',
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_WRITE_LOGS: 'false',
};

/** A bundled Worker. `gzipKb` is its compressed size in KiB. */
export interface Program {
  readonly file: string;
  readonly gzipKb: number;
}

/** Bundles the Worker into a folder. */
export async function bundleWorker(folder: string): Promise<Program> {
  const printed = await wrangler('deploy', '--dry-run', '--outdir', folder);
  return { file: join(folder, 'index.js'), gzipKb: figure(printed, /gzip: ([\d.]+) KiB/) };
}

/** Runs wrangler in the checkout. Resolves to its output. */
export async function wrangler(...args: readonly string[]): Promise<string> {
  const script = join(root, 'node_modules/wrangler/bin/wrangler.js');
  const options = { cwd: root, env: { ...process.env, ...quiet } };
  const { stdout } = await promisify(execFile)(process.execPath, [script, ...args], options);
  return stdout;
}

/** Returns the number that a pattern finds in wrangler's output. */
export function figure(printed: string, pattern: RegExp): number {
  const found = pattern.exec(printed)?.[1];
  if (found === undefined) throw new Error(`Wrangler printed no figure:\n${printed}`);
  return Number(found);
}
