import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'rolldown';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Keeps wrangler from the network, and from files that nobody reads. */
const quiet = {
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  FORCE_COLOR: '0',
  WRANGLER_HIDE_BANNER: 'true',
  WRANGLER_SEND_ERROR_REPORTS: 'false',
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_WRITE_LOGS: 'false',
};

/** A Worker as Cloudflare would get it. `gzipKb` is its size, compressed, in KiB. */
export interface Program {
  readonly file: string;
  readonly gzipKb: number;
}

/** Bundles the Worker into a folder. */
export async function bundleWorker(folder: string): Promise<Program> {
  const printed = await wrangler('deploy', '--dry-run', '--outdir', folder);
  return { file: join(folder, 'index.js'), gzipKb: figure(printed, /gzip: ([\d.]+) KiB/) };
}

/** Bundles the route that everything is compared with; the file's path. */
export async function bundleBareRoute(folder: string): Promise<string> {
  const file = join(folder, 'bare.js');
  const input = fileURLToPath(import.meta.resolve('./bare.ts'));
  await build({ input, output: { file, minify: true }, logLevel: 'silent' });
  return file;
}

/** Milliseconds that the Worker's start takes of a processor, as wrangler measures it. */
export async function startupMs(folder: string): Promise<number> {
  const profile = join(folder, 'startup.cpuprofile');
  const printed = await wrangler('check', 'startup', '--outfile', profile);
  return figure(printed, /Active: ([\d.]+) ms/);
}

async function wrangler(...args: readonly string[]): Promise<string> {
  const script = join(root, 'node_modules/wrangler/bin/wrangler.js');
  const options = { cwd: root, env: { ...process.env, ...quiet } };
  const { stdout } = await promisify(execFile)(process.execPath, [script, ...args], options);
  return stdout;
}

function figure(printed: string, form: RegExp): number {
  const found = form.exec(printed)?.[1];
  if (found === undefined) throw new Error(`Wrangler printed no figure:\n${printed}`);
  return Number(found);
}
