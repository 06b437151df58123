import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod';
import manifest from '../../package.json' with { type: 'json' };
import { type Newcomer, startNewcomer } from '../support/newcomer.ts';
import { inOrder, startOpenAi } from '../support/openai/openai.ts';
import { temporaryRepository } from '../support/repository.ts';
import { repositoryName } from '../support/repository-name.ts';
import { shopReplies } from '../support/shop/script.ts';
import { shopFiles } from '../support/shop/shop.ts';

const packed = z.object({
  size: z.number(),
  files: z.array(z.object({ path: z.string(), mode: z.number() })),
});

let newcomer: Newcomer;
beforeAll(async () => {
  newcomer = await startNewcomer();
});
afterAll(() => newcomer[Symbol.asyncDispose]());

it('npx runs it from GitHub, without a clone and without other packages', async () => {
  await using openai = await startOpenAi(inOrder(shopReplies));
  await using shop = await temporaryRepository({
    ...shopFiles,
    'bug.md': '# Cart total ignores the quantity\n\nTwo boxes at 5.00 cost 5.00. See `cart.py`.\n',
  });
  const run = `npx --yes github:${repositoryName} run bug.md --model scripted`;
  const ended = await newcomer.run(`cd '${shop.directory}' && ${run}`, {
    OPENAI_BASE_URL: openai.url,
  });
  expect(ended.output).toContain('Stopped: approved. The fix is in the work tree.');
  expect(ended.code).toBe(0);
  expect(new Set(newcomer.asked())).toEqual(new Set(['codeload.github.com:443']));
});

it('a package has what the command line imports, in less than 3 MB, and runs', async () => {
  const made = await newcomer.run(`npm pack --json --ignore-scripts ../project`);
  const [{ size, files }] = z.tuple([packed]).parse(Object.values(JSON.parse(made.output)));
  expect(size).toBeLessThan(3_000_000);
  expect(files.find(({ path }) => path === 'dist/cli.js')?.mode).toBe(0o755);
  const modules = files.map(({ path }) => path).filter((path) => /^dist\/[\w-]+\.js$/.test(path));
  expect(modules.toSorted(), 'amend `files` in package.json').toEqual(
    [...importedBy('cli.js')].map((name) => `dist/${name}`).toSorted(),
  );
  const version = await newcomer.run('npx --yes ./jira-bug-fix-agent-*.tgz --version');
  expect(version).toEqual({ code: 0, output: `${manifest.version}\n` });
  expect(new Set(newcomer.asked())).toEqual(new Set(['codeload.github.com:443']));
});

/** A file of `dist/` with all that it imports, at once or on demand. */
function importedBy(file: string, found: ReadonlySet<string> = new Set()): ReadonlySet<string> {
  if (found.has(file)) return found;
  const text = readFileSync(new URL(`../../dist/${file}`, import.meta.url), 'utf8');
  const imports = [...text.matchAll(/(?:from|import) ?\(?"\.\/([\w-]+\.js)"/g)];
  let all: ReadonlySet<string> = new Set([...found, file]);
  for (const [, name = ''] of imports) all = importedBy(name, all);
  return all;
}
