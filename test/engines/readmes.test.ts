import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format } from 'node:util';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

const engines = new URL('../../src/engines/', import.meta.url);
const names = (await readdir(engines, { withFileTypes: true }))
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'examples-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Runs an example as if it stood in the folder of its engine, and returns what it prints. */
async function run(name: string, example: string): Promise<string> {
  const home = new URL(`${name}/`, engines);
  const file = join(folder, `${name}.ts`);
  const placed = example
    .replaceAll(/from '([^']+)'/g, (_, path: string) => `from '${new URL(path, home)}'`)
    .replaceAll('import.meta.url', `'${home}'`);
  await writeFile(file, placed);
  const lines: unknown[][] = [];
  const log = vi.spyOn(console, 'log').mockImplementation((...values) => lines.push(values));
  await import(file);
  log.mockRestore();
  return lines.map((values) => format(...values)).join('\n');
}

test.each(names)('the README of %s shows what its example prints', async (name) => {
  const readme = await readFile(fileURLToPath(new URL(`${name}/README.md`, engines)), 'utf8');
  const [, example = ''] = /```ts\n(.*?)```/s.exec(readme) ?? [];
  const [, printed = ''] = /```text\n(.*?)```/s.exec(readme) ?? [];
  expect(`${await run(name, example)}\n`).toBe(printed);
});
