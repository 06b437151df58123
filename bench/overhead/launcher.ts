/**
 * Runs between the runner and the action, and measures the action's process alone. The process reports
 * its own `process.resourceUsage()` when it exits, because Node tells a parent nothing about an ended child.
 * The kernel counts all threads and no children. Peak memory starts at the size of this launcher, which is
 * small.
 */
import { spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const reportUsage = `
  import { writeFileSync } from 'node:fs';
  const file = process.env.OVERHEAD_FILE;
  process.on('exit', () => writeFileSync(file, JSON.stringify(process.resourceUsage())));`;

const action = fileURLToPath(new URL('../../dist/index.js', import.meta.url));
const file = process.env.OVERHEAD_FILE ?? '';
const start = performance.now();
const child = spawn(
  process.execPath,
  ['--import', `data:text/javascript,${encodeURIComponent(reportUsage)}`, action],
  { stdio: 'inherit' },
);
child.on('exit', async (code) => {
  const milliseconds = performance.now() - start;
  process.exitCode = code ?? 1;
  const usage: object = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, JSON.stringify({ ...usage, milliseconds }));
});
