import { expect, it } from 'vitest';
import { githubLedger } from '../../src/adapters/github/index.ts';
import { monthOf, pullEntries, withEntry } from '../../src/core/ledger/index.ts';
import { pullEntry, runEntry } from '../support/ledger.ts';
import { shopFiles, shopFixed, shopTicket } from '../support/shop/shop.ts';
import { dispatchOf, secrets, type World } from '../support/world.ts';
import { key, schedule, startShop, workOn } from './shop.ts';

const mode = { mode: 'sweep', 'sweep-jql': 'project = SHOP', model: '', 'api-key': '' };
const stay = { 'transition-on-start': 'none', 'transition-on-pull-request': 'none' };

it.concurrent.each([
  ['moved on', {}, 'Tickets found: 0'],
  ['left in its status', stay, 'already worked'],
])('a ticket whose webhook was lost is found and fixed once, if %s', async (_, inputs, second) => {
  await using world = await startShop(undefined, { inputs });
  const found = await sweep(world);
  expect(found).toMatchObject({ exitCode: 0, annotations: [] });
  expect(found.summary).toContain(`${key}: dispatched`);
  const run = await world.run(0);
  expect(run).toMatchObject({ exitCode: 0, outputs: { 'stop-reason': 'approved' } });
  expect(Object.fromEntries(await world.github.tree(`fix/${key}`))).toMatchObject(shopFixed);

  const again = await sweep(world);
  expect(again).toMatchObject({ exitCode: 0, annotations: [] });
  expect(again.summary).toContain(second);
  expect(world.github.dispatches).toHaveLength(1);
  expect(world.github.dispatches[0]).toMatchObject({
    event_type: 'jira-bug-fix',
    client_payload: { ticket: key, site: world.site, reason: 'sweep' },
  });
  expect(world.jira.issue(key).comments).toHaveLength(1);
  expect(world.violations()).toEqual([]);
});

function sweep(world: World, inputs: Readonly<Record<string, string>> = {}) {
  return world.start(schedule, { inputs: { ...mode, ...inputs } });
}

/** Has a program believe that it runs 31 days later. */
const later = `data:text/javascript,${encodeURIComponent(`
  const now = Date.now;
  Date.now = () => now() + 31 * 86_400_000;
  globalThis.Date = new Proxy(Date, {
    construct: (target, given) => new target(...(given.length > 0 ? given : [Date.now()])),
  });
`)}`;

it.concurrent('a budget for one run starts one, and the second ticket in the next month', async () => {
  await using world = await startShop(undefined, {
    inputs: { 'monthly-budget': '200000 tokens' },
    onDispatch: () => {},
  });
  world.jira.addIssue({ key: 'SHOP-8', ...shopTicket });
  expect((await workOn(world)).outputs['stop-reason']).toBe('approved');

  const calls = world.openai.chats.length;
  const untouched = world.jira.issue('SHOP-8').status;
  const second = await world.act(dispatchOf(world.ticket('SHOP-8'), 'second'));
  expect(second).toMatchObject({ exitCode: 0, outputs: { 'stop-detail': 'monthly-budget' } });
  expect(world.openai.chats).toHaveLength(calls);
  const { comments, status } = world.jira.issue('SHOP-8');
  expect(comments).toHaveLength(1);
  expect(JSON.stringify(comments)).toContain('work on this ticket can start on');
  expect(status).toBe(untouched);

  const sweep = (env = {}) =>
    world.start(schedule, {
      inputs: { mode: 'sweep', 'sweep-jql': 'project = SHOP', model: '', 'api-key': '' },
      env,
    });
  expect((await sweep()).summary).toContain('SHOP-8: waits for the monthly budget');
  expect(world.github.dispatches).toEqual([]);
  const next = await sweep({ NODE_OPTIONS: `--import ${later}` });
  expect(next.summary).toContain('SHOP-8: dispatched');
  expect(world.jira.issue('SHOP-8').comments).toHaveLength(1);
  expect(world.violations()).toEqual([]);
});

const follows = { mode: 'sweep', model: '', 'api-key': '' };
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

it.concurrent('a sweep keeps that a pull request was reworked, merged and reverted', async () => {
  await using world = await startFixed();
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
  const run = await sweepPulls(world);
  expect(run).toMatchObject({ exitCode: 0, annotations: [] });
  expect(run.summary).toContain('What became of pull requests');
  expect(run.summary).toContain(`| ${monthOf(new Date())} |`);
  const [entry, ...others] = await kept();
  expect(entry).toMatchObject({ state: 'merged', othersCommits: 1, isReverted: true });
  expect(others).toEqual([]);

  const before = await ledger.read('2026-01');
  expect(await sweepPulls(world)).toMatchObject({ exitCode: 0, annotations: [] });
  expect(await ledger.read('2026-01')).toEqual(before);

  expect(world.violations()).toEqual([]);
});

/** Starts a world in which the ticket has its pull request. */
async function startFixed(): Promise<World> {
  const world = await startShop();
  expect((await workOn(world)).outputs).toMatchObject({ 'stop-reason': 'approved' });
  return world;
}

const sweepPulls = (world: World) => world.start(schedule, { inputs: follows });
