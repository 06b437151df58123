import { expect, it } from 'vitest';
import { githubLedger } from '../../src/adapters/github/index.ts';
import { monthOf, pullEntries, withEntry } from '../../src/core/ledger/index.ts';
import { runCli } from '../support/cli.ts';
import { problem } from '../support/github/problem.ts';
import { pullEntry, runEntry } from '../support/ledger.ts';
import { inOrder } from '../support/openai/openai.ts';
import { shopReplies } from '../support/shop/script.ts';
import { shopFiles, shopTicket } from '../support/shop/shop.ts';
import { dispatchOf, secrets, startWorld, type World } from '../support/world.ts';

const key = 'SHOP-7';
const schedule = { name: 'schedule', payload: { schedule: '*/30 * * * *' } };
const inputs = { mode: 'sweep', model: '', 'api-key': '' };
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

it.concurrent('a sweep keeps that a pull request was reworked, merged and reverted', async () => {
  await using world = await startShop();
  const { github } = world;
  const ledger = githubLedger({
    repository: 'acme/shop',
    apiUrl: github.url,
    token: secrets.github,
  });
  const kept = async () => {
    const months = await Promise.all((await ledger.months()).map(ledger.read));
    return months.flatMap(pullEntries);
  };
  await github.commitOn(`fix/${key}`, { 'notes.txt': 'one\ntwo\n' }, 'Note it', daysAgo(41));
  const merge = await github.life.merge(1, { at: daysAgo(40) });
  const reverted = { ...shopFiles, 'notes.txt': 'one\n' };
  await github.commitOn('main', reverted, `Undo\n\nThis reverts commit ${merge}.`, daysAgo(35));
  await ledger.update(monthOf(new Date()), (month) =>
    withEntry(month, runEntry({ at: new Date().toISOString(), ticket: key, pull: 1 })),
  );
  const [opened, looked] = ['2026-01-01T00:00:00Z', daysAgo(41).toISOString()];
  await ledger.update(monthOf(opened), (month) =>
    withEntry(month, pullEntry({ pull: 1, ticket: key, opened, looked })),
  );
  const run = await sweep(world);
  expect(run).toMatchObject({ exitCode: 0, annotations: [] });
  expect(run.summary).toContain('What became of pull requests');
  expect(run.summary).toContain(`| ${monthOf(new Date())} |`);
  const [entry, ...others] = await kept();
  expect(entry).toMatchObject({ state: 'merged', othersCommits: 1, isReverted: true });
  expect(entry?.changedIn7).toBe((entry?.lines ?? 0) - 1);
  expect(entry?.changedIn30).toBe(entry?.changedIn7);
  expect(others).toEqual([]);

  const before = await ledger.read('2026-01');
  expect(await sweep(world)).toMatchObject({ exitCode: 0, annotations: [] });
  expect(await ledger.read('2026-01')).toEqual(before);

  const env = { GITHUB_API_URL: github.url, GITHUB_TOKEN: secrets.github };
  const end = await runCli(['outcomes', '--repository', 'acme/shop', '--json'], env);
  expect(end.code).toBe(0);
  const one = { count: 1, of: 1, share: 1 };
  expect(JSON.parse(end.stdout).total).toMatchObject({ merged: one, reworked: one, reverted: one });
  expect(world.violations()).toEqual([]);
});

it.concurrent('a ledger that cannot be written is one line in the log', async () => {
  await using world = await startShop();
  world.github.fail(
    'POST /repos/{owner}/{repo}/git/trees',
    problem(403, 'Resource not accessible by integration'),
  );
  const run = await sweep(world);
  expect(run).toMatchObject({ exitCode: 0, annotations: [] });
  expect(run.stdout).toMatch(/^What became of pull requests is not all in the ledger: /m);
});

/** Starts a world in which the ticket has its pull request. */
async function startShop(): Promise<World> {
  const world = await startWorld({ files: shopFiles, script: inOrder(shopReplies) });
  world.jira.addIssue({ key, ...shopTicket });
  const run = await world.act(dispatchOf(world.ticket(key), 'first'));
  expect(run.outputs).toMatchObject({ 'stop-reason': 'approved' });
  return world;
}

const sweep = (world: World) => world.start(schedule, { inputs });
