/**
 * Stands between the runner and the action: measures one process from its start to its end, and nothing
 * else. `process.resourceUsage()` is asked in the process itself, as its last deed, because a parent in
 * Node learns nothing of a child that has ended, and a look into /proc comes too early or too late. What
 * counts is the kernel's own: all threads, no children. The peak would begin at this launcher's own size,
 * which is small.
 */
import { spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const lastDeed = `
  import { writeFileSync } from 'node:fs';
  const file = process.env.OVERHEAD_FILE;
  process.on('exit', () => writeFileSync(file, JSON.stringify(process.resourceUsage())));`;

const action = fileURLToPath(new URL('../../dist/index.js', import.meta.url));
const file = process.env.OVERHEAD_FILE ?? '';
const start = performance.now();
const child = spawn(
  process.execPath,
  ['--import', `data:text/javascript,${encodeURIComponent(lastDeed)}`, action],
  { stdio: 'inherit' },
);
child.on('exit', async (code) => {
  const milliseconds = performance.now() - start;
  process.exitCode = code ?? 1;
  const usage: object = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, JSON.stringify({ ...usage, milliseconds }));
});
