import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'rolldown';
import { figure, wrangler } from '../../test/support/workerd/bundle.ts';

/** Bundles the baseline route. Resolves to the file's path. */
export async function bundleBareRoute(folder: string): Promise<string> {
  const file = join(folder, 'bare.js');
  const input = fileURLToPath(import.meta.resolve('./bare.ts'));
  await build({ input, output: { file, minify: true }, logLevel: 'silent' });
  return file;
}

/** Measures the CPU milliseconds of the Worker's start with wrangler. */
export async function startupMs(folder: string): Promise<number> {
  const profile = join(folder, 'startup.cpuprofile');
  const printed = await wrangler('check', 'startup', '--outfile', profile);
  return figure(printed, /Active: ([\d.]+) ms/);
}
