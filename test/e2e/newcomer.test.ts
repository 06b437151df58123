import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod';
import manifest from '../../package.json' with { type: 'json' };
import { fencedBlocks } from '../repo/markdown.ts';
import { projectText } from '../repo/project.ts';
import { startJira } from '../support/jira/jira.ts';
import { type Newcomer, startNewcomer } from '../support/newcomer.ts';
import { inOrder, startOpenAi } from '../support/openai/openai.ts';
import { writeFiles } from '../support/repository.ts';
import { repositoryName } from '../support/repository-name.ts';
import { shopReplies } from '../support/shop/script.ts';
import { shopFiles, shopTicket } from '../support/shop/shop.ts';

const projectUrl = `https://github.com/${repositoryName}.git`;
const [, name = ''] = repositoryName.split('/');

const packed = z.object({
  size: z.number(),
  files: z.array(z.object({ path: z.string(), mode: z.number() })),
});

/** The commands that the README gives for trying it, each block as it stands there. */
const blocks = fencedBlocks(
  /^## Try it.*?(?=^## )/ms.exec(projectText('README.md'))?.[0] ?? '',
  'sh',
);

const npx = `npx --yes github:${repositoryName} run bug.md --model scripted`;
const commands = blocks.some((block) => block.includes('npx github:')) ? blocks : [...blocks, npx];

let newcomer: Newcomer;
beforeAll(async () => {
  newcomer = await startNewcomer();
  const cloned = await newcomer.run(`git clone --quiet ${projectUrl}`);
  expect(cloned.output).toBe('');
  await writeFiles(join(newcomer.directory, 'shop'), shopFiles);
  await newcomer.run('git init --quiet shop && cd shop && git add . && git commit --quiet -m shop');
  const bug = '# Cart total ignores the quantity\n\nTwo boxes at 5.00 cost 5.00. See `cart.py`.\n';
  for (const folder of [name, 'shop'])
    await writeFiles(join(newcomer.directory, folder), { 'bug.md': bug });
});
afterAll(() => newcomer[Symbol.asyncDispose]());

/** Runs a block where its reader stands: in a clone if it uses one, else in a repository of their own. */
async function follow(block: string) {
  await using openai = await startOpenAi(inOrder(shopReplies));
  await using jira = await startJira();
  for (const [key] of block.matchAll(/\b[A-Z]{2,}-\d+\b/g)) jira.addIssue({ key, ...shopTicket });
  const own: Readonly<Record<string, string>> = {
    OPENAI_API_KEY: 'key',
    OPENAI_BASE_URL: openai.url,
    JIRA_URL: jira.url,
    JIRA_EMAIL: jira.email,
    JIRA_TOKEN: jira.token,
  };
  // What readers fill in with their own.
  const filled = block
    .replaceAll(/\b([A-Z_]+)=\S+/g, (given, variable: string) =>
      own[variable] === undefined ? given : `${variable}='${own[variable]}'`,
    )
    .replaceAll('http://localhost:11434/v1', openai.url);
  const folder = block.includes('dist/cli.js') ? name : 'shop';
  const ended = await newcomer.run(`set -e\ncd ${folder}\n${filled}`, own);
  await newcomer.run('cd shop && git checkout --quiet .');
  return ended;
}

it.each(commands)('the README’s commands work: %s', async (block) => {
  const { code, output } = await follow(block);
  expect(code, output).toBe(0);
  if (block.includes(' run ')) expect(output).toContain('Stopped: approved.');
});

it('init pins the Action to the commit that npx fetched', async () => {
  await newcomer.run('cd shop && git remote add origin https://github.com/acme/shop.git');
  const given = "--jira-url https://acme.atlassian.net --jql 'project = SHOP' --model m";
  const action = `${repositoryName.replace('OWNER', 'acme')}`;
  const init = `npx --yes github:${action} init --dry-run --trigger schedule ${given}`;
  const { output } = await newcomer.run(`cd shop && ${init}`, { JIRA_EMAIL: 'agent@acme.test' });
  const head = (await newcomer.run('git -C ../project rev-parse HEAD')).output.trim();
  expect(output).toContain(`      - uses: ${action}@${head} # v${manifest.version}\n`);
});

it('npx needs neither a clone nor other packages', () => {
  expect(new Set(newcomer.asked())).toEqual(new Set(['codeload.github.com:443']));
});

it('the clone passes what continuous integration tries on other systems', async () => {
  const ended = await newcomer.run(`node ${name}/scripts/smoke.mjs`);
  expect(ended.output).toMatch(/^The command line works on \w+ with Node v[\d.]+\.\n$/);
  expect(ended.code).toBe(0);
});

it('a package has what the command line imports, in less than 3.2 MB', async () => {
  const made = await newcomer.run('npm pack --dry-run --json ../project');
  const [{ size, files }] = z.tuple([packed]).parse(Object.values(JSON.parse(made.output)));
  expect(size).toBeLessThan(3_200_000);
  expect(files.find(({ path }) => path === 'dist/cli.js')?.mode).toBe(0o755);
  const modules = files.map(({ path }) => path).filter((path) => /^dist\/[\w.-]+\.js$/.test(path));
  // `init` copies the Worker into a repository.
  const needed = [...importedBy('cli.js'), 'worker.js'];
  expect(modules.toSorted(), 'amend `files` in package.json').toEqual(
    needed.map((name) => `dist/${name}`).toSorted(),
  );
});

/** A file of `dist/` with all that it imports, at once or on demand. */
function importedBy(file: string, found: ReadonlySet<string> = new Set()): ReadonlySet<string> {
  if (found.has(file)) return found;
  const text = readFileSync(new URL(`../../dist/${file}`, import.meta.url), 'utf8');
  const imports = [...text.matchAll(/(?:from|import) ?\(?["`]\.\/([\w.-]+\.js)["`]/g)];
  let all: ReadonlySet<string> = new Set([...found, file]);
  for (const [, name = ''] of imports) all = importedBy(name, all);
  return all;
}
