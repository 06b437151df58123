import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runCli } from '../support/cli.ts';
import { inOrder, startOpenAi } from '../support/openai/openai.ts';
import { parcelFiles } from '../support/project/parcel.ts';
import { editReply, fixBlock, planReply } from '../support/project/script.ts';
import { temporaryFolder, temporaryRepository } from '../support/repository.ts';
import { approve, shopReplies } from '../support/shop/script.ts';
import { shopFiles, shopTicket } from '../support/shop/shop.ts';
import { dispatchOf, startWorld } from '../support/world.ts';

const key = 'SHOP-7';
const path = '.jira-bug-fix.yml';

/** A world whose repository has the file. */
async function shopWith(file: string) {
  const files = { ...shopFiles, [path]: file };
  const world = await startWorld({ files, script: inOrder(shopReplies) });
  world.jira.addIssue({ key, ...shopTicket });
  return world;
}

it.concurrent('gives what the workflow omits, and follows a merge without a checkout', async () => {
  await using world = await shopWith(`
max-calls: 11
max-tokens: 900000
labels: [from-file]
transition-on-merge: none
`);
  const inputs = { 'max-tokens': '300000' };
  const run = await world.act(dispatchOf(world.ticket(key), 'first'), { inputs });
  expect(run.outputs).toMatchObject({ 'stop-reason': 'approved' });
  expect(run.stdout).toContain(
    'From .jira-bug-fix.yml: max-calls, labels, transition-on-merge. Not taken, since a file of the repository only tightens: max-tokens.',
  );
  expect(run.stdout).toContain('at most 11 calls');
  const [pull] = world.github.pulls;
  expect(pull?.labels).toEqual(['from-file']);

  await world.github.life.merge(1);
  const sha = await world.github.commitOf('main');
  const base = { ref: 'main', sha, repo: { full_name: 'acme/shop' } };
  const head = { ref: `fix/${key}`, repo: base.repo };
  const pull_request = { number: pull?.number, state: 'closed', merged: true, head, base };
  const closing = { name: 'pull_request', payload: { action: 'closed', pull_request } };
  const prepare = (workspace: string) => rm(join(workspace, '.git'), { recursive: true });
  expect(await world.start(closing, { prepare })).toMatchObject({ exitCode: 0 });
  // By default, it would be done.
  expect(world.jira.issue(key).status).toBe('In Prüfung');
  expect(world.violations()).toEqual([]);
});

it.concurrent('is told on the ticket if it is not valid', async () => {
  await using world = await shopWith('max-call: 3\nbase-url: https://elsewhere.test\n');
  const run = await world.act(dispatchOf(world.ticket(key), 'first'));
  expect(run.outputs).toMatchObject({ 'stop-reason': 'misconfigured' });
  const [comment = ''] = world.jira.issue(key).comments.map(({ body }) => JSON.stringify(body));
  for (const text of [comment, run.annotations.join('\n')]) {
    expect(text).toContain('it is no input. Did you mean max-calls?');
    expect(text).toContain('a file of the repository only tightens what a run may do');
  }
  expect(world.openai.chats).toEqual([]);
});

it.concurrent('serves a run at a terminal as it is in the last commit; its commands need a yes', async () => {
  const file = 'test-command: node --test\nmax-calls: 7\n';
  await using repository = await temporaryRepository({ ...parcelFiles, [path]: file });
  await writeFile(join(repository.directory, path), 'max-calls: no number\n');
  await using outside = await temporaryFolder();
  const ticket = join(outside.directory, 'bug.md');
  await writeFile(ticket, '# Half a kilogram travels for nothing\n\nSee postage.js.\n');
  const script = () => [planReply(['src/postage.js']), editReply(fixBlock), approve('Right.')];
  const run = async (...more: readonly string[]) => {
    await using openai = await startOpenAi(inOrder(script()));
    const where = ['--repo', repository.directory, '--base-url', openai.url, '--dry-run'];
    const isolation = ['--test-isolation', 'none'];
    const args = ['run', ticket, '--model', 'scripted', ...where, ...isolation, ...more];
    return await runCli(args, { OPENAI_API_KEY: 'a-key' });
  };
  const unasked = await run();
  expect(unasked.stderr).toContain('From .jira-bug-fix.yml: max-calls, test-command.\n');
  expect(unasked.stderr).toContain('Its commands do not run: agree with --run-commands.\n');
  expect(unasked.stderr).toContain('at most 7 calls');
  expect(unasked.stderr).not.toContain('node --test');
  const agreed = await run('--run-commands');
  expect(agreed.code).toBe(0);
  expect(agreed.stderr).toMatch(
    /Commands of \.jira-bug-fix\.yml, .*:\n {2}test-command: node --test\n/,
  );
  expect(agreed.stderr).toMatch(/Tests +✓ passed/);
});
