import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { cli } from '../support/cli.ts';
import { inOrder, startOpenAi } from '../support/openai/openai.ts';
import { temporaryFolder, temporaryRepository } from '../support/repository.ts';
import { shopReplies } from '../support/shop/script.ts';
import { shopFiles } from '../support/shop/shop.ts';

it.each(['stdout', 'stderr'] as const)('a fix is written even if nobody reads %s', async (name) => {
  await using repository = await temporaryRepository(shopFiles);
  await using outside = await temporaryFolder();
  await using openai = await startOpenAi(inOrder(shopReplies));
  const file = join(outside.directory, 'bug.md');
  await writeFile(file, '# Cart total ignores the quantity\n');
  const where = ['--repo', repository.directory, '--base-url', openai.url, '--model', 'scripted'];
  const child = spawn(process.execPath, [cli, 'run', file, ...where], {
    env: { PATH: process.env.PATH ?? '' },
  });
  child[name].destroy();
  for (const stream of [child.stdout, child.stderr]) stream.resume();
  const [code] = await once(child, 'exit');
  expect(code).toBe(0);
  const cart = await readFile(join(repository.directory, 'shop/cart.py'), 'utf8');
  expect(cart).not.toBe(shopFiles['shop/cart.py']);
});
