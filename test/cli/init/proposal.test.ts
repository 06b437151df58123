import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { pullUrl } from '../../support/consoles/hosted.ts';
import { type InitWorkshop, startWorkshop } from '../../support/init.ts';
import { runGit } from '../../support/repository.ts';
import { answers } from './conversation.ts';

const branch = 'jira-bug-fix-setup';
const workflow = '.github/workflows/jira-bug-fix.yml';
const env = { JIRA_EMAIL: 'agent@acme.test', OPENAI_API_KEY: 'key-of-the-model' };
const basics = ['--jira-url', 'https://acme.atlassian.net', '--jql', 'project = SHOP'];
const sweep = [...basics, '--model', 'm', '--trigger', 'schedule'];
const changing = / -X (?:POST|PUT) \S+\/(?:git|contents)\/|^gh pr create/;

const Result = z.object({
  commands: z.array(z.object({ line: z.string(), isDone: z.boolean() })),
  steps: z.array(z.object({ action: z.string(), commands: z.array(z.string()).optional() })),
});

/** Runs init, and tells what it did on GitHub and what is left. */
async function propose(shop: InitWorkshop, options = ['--yes', ...sweep]) {
  shop.consoles.calls.length = 0;
  const { code, output, json } = await shop.init([...options, '--json'], { env });
  const { commands, steps } = Result.parse(JSON.parse(json));
  const calls = shop.consoles.calls.filter((call) => changing.test(call));
  const step = steps.find(({ action }) => /^(?:Merge|Bring)/.test(action));
  const run = steps.find(({ action }) => action === 'Run these commands.')?.commands ?? [];
  return { code, output, commands, calls, step, run };
}

test('the files that were written are proposed on a branch, with a pull request', async () => {
  await using shop = await startWorkshop({ 'go.mod': 'module shop\n' });
  const { output } = await shop.init([], { answer: answers() });
  const text = await readFile(join(shop.root, workflow), 'utf8');
  expect(shop.consoles.gh.hosted).toEqual({
    branches: { main: {}, [branch]: { [workflow]: text } },
    pull: branch,
  });
  expect(output).toContain('1 file, 8 commands, ');
  expect(output).toContain(`  gh pr create --head ${branch} --title `);
  expect(output).toContain(`   gh pr merge ${pullUrl} --repo acme/shop\n`);
});

test('the configuration of a Worker is proposed, and its bundle is not', async () => {
  await using shop = await startWorkshop({});
  shop.consoles.wrangler.isSignedIn = true;
  await propose(shop, ['--yes', ...basics, '--model', 'm', '--trigger', 'webhook']);
  expect(Object.keys(shop.consoles.gh.hosted.branches[branch] ?? {}).toSorted()).toEqual(
    [workflow, '.jira-bug-fix/.gitignore', '.jira-bug-fix/wrangler.toml'].toSorted(),
  );
});

test('the branch and the index of the clone stay, and nothing of them goes along', async () => {
  await using shop = await startWorkshop({ 'secret.txt': 'mine\n' });
  await runGit(shop.root, ['add', 'secret.txt']);
  const state = async () => String(await runGit(shop.root, ['status', '--porcelain', '--branch']));
  const before = await state();
  await propose(shop);
  expect(await state()).toBe(`${before}?? .github/\n`);
  expect(Object.keys(shop.consoles.gh.hosted.branches[branch] ?? {})).toEqual([workflow]);
});

test('again, the pull request is found; once merged, nothing is left of it', async () => {
  await using shop = await startWorkshop({});
  await propose(shop);
  const second = await propose(shop);
  expect(second.calls).toEqual([]);
  expect(second.step?.commands?.[0]).toBe(`gh pr merge ${pullUrl} --repo acme/shop`);
  const { hosted } = shop.consoles.gh;
  hosted.branches = { main: { ...hosted.branches[branch] } };
  hosted.pull = '';
  expect(await propose(shop)).toMatchObject({ calls: [], step: undefined });
});

test('a branch that is there gets what it lacks, and another text in the place of the old one', async () => {
  await using shop = await startWorkshop({});
  shop.consoles.gh.hosted.branches[branch] = { [workflow]: 'name: old\n' };
  const { calls, code } = await propose(shop);
  expect({ code, calls }).toEqual({
    code: 0,
    calls: [expect.stringContaining(' -X PUT '), expect.stringMatching(/^gh pr create /)],
  });
  const text = await readFile(join(shop.root, workflow), 'utf8');
  expect(shop.consoles.gh.hosted.branches[branch]).toEqual({ [workflow]: text });
});

test('what GitHub refuses is said, git is the way out, and the next run does the rest', async () => {
  await using shop = await startWorkshop({});
  shop.consoles.fails = 'gh api --hostname github.com -X PUT repos/acme/shop/contents/';
  const first = await propose(shop);
  expect(first.code).toBe(1);
  expect(first.output).toMatch(/contents\/\.github\S+ .* failed: Refused: /);
  expect(first.step?.commands).toEqual([
    ...['git fetch origin HEAD', `git switch --create ${branch} FETCH_HEAD`],
    ...[`git add ${workflow}`, `git commit -m 'Add the Jira bug fix workflow' -- ${workflow}`],
    ...[`git push --set-upstream origin ${branch}`, `gh pr create --head ${branch} --fill`],
  ]);
  expect(first.run).toEqual([]);
  shop.consoles.fails = '';
  expect((await propose(shop)).code).toBe(0);
  expect(shop.consoles.gh.hosted.pull).toBe(branch);
});

test('a token that may not change workflows is not tried, and its owner is told', async () => {
  await using shop = await startWorkshop({});
  shop.consoles.gh.scopes = "'gist', 'repo'";
  const { code, calls, step } = await propose(shop);
  expect({ code, calls }).toEqual({ code: 0, calls: [] });
  expect(step?.action).toBe(
    'Bring the files to the default branch with a pull request: `gh auth refresh --hostname github.com --scopes workflow` lets init do it, or run these commands.',
  );
});

test.each([
  ['without an agreement', sweep],
  ['with --print', ['--yes', '--print', ...sweep]],
  ['in a dry run', ['--dry-run', ...sweep]],
])('%s, nothing is proposed, and the git commands are printed', async (_, options) => {
  await using shop = await startWorkshop({});
  const { calls, step, run } = await propose(shop, options);
  expect(calls).toEqual([]);
  expect(step?.commands?.[3]).toContain('git commit');
  expect(run.filter((line) => changing.test(line))).toEqual([]);
});

test('a file that was kept is not proposed', async () => {
  await using shop = await startWorkshop({ [workflow]: 'name: mine\n' });
  expect(await propose(shop)).toMatchObject({ calls: [], step: undefined });
});
