import { expect, it } from 'vitest';
import type { StoredPull } from '../support/github/pulls.ts';
import { inOrder } from '../support/openai/openai.ts';
import { shopReplies } from '../support/shop/script.ts';
import { shopFiles, shopFixed, shopTicket } from '../support/shop/shop.ts';
import { startWorld, type World } from '../support/world.ts';

const key = 'SHOP-7';
const schedule = { name: 'schedule', payload: { schedule: '*/30 * * * *' } };
const mode = { mode: 'sweep', 'sweep-jql': 'project = SHOP', model: '', 'api-key': '' };
const stay = { 'transition-on-start': 'none', 'transition-on-pull-request': 'none' };

it.concurrent.each([
  ['moved on', {}, 'Tickets found: 0'],
  ['left in its status', stay, 'already worked'],
])('a ticket whose webhook was lost is found and fixed once, if %s', async (_, inputs, second) => {
  await using world = await startWorld({
    files: shopFiles,
    script: inOrder(shopReplies),
    inputs,
  });
  world.jira.addIssue({ key, ...shopTicket });
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

it.concurrent('a ticket waits while a pull request of a person names it', async () => {
  await using world = await startWorld({ files: shopFiles, script: inOrder(shopReplies) });
  const pull: StoredPull = {
    ...{ number: 41, title: 'Round once', body: `For ${key}.`, state: 'open', draft: false },
    ...{ labels: [], reviewers: [], teams: [], head: 'rounding', base: 'main', author: 'ann' },
  };
  world.github.pulls.push(pull);
  world.jira.addIssue({ key, ...shopTicket });
  await sweep(world);
  expect((await world.run(0)).outputs['stop-reason']).toBe('pull-open');
  expect(world.openai.chats).toEqual([]);
  const [comment] = world.jira.issue(key).comments;
  expect(JSON.stringify(comment)).toContain('by ann is open and names this ticket');
  expect((await sweep(world)).summary).toContain('waits for pull request #');

  pull.state = 'closed';
  expect((await sweep(world)).summary).toContain(`${key}: dispatched`);
  expect((await world.run(1)).outputs['stop-reason']).toBe('approved');
  expect(world.violations()).toEqual([]);
});

it.concurrent('an invalid query is reported with its setting', async () => {
  await using world = await startWorld({ files: shopFiles, script: inOrder([]) });
  const run = await sweep(world, { 'sweep-jql': 'projekt = SHOP' });
  expect(run.exitCode).toBe(1);
  expect(run.annotations).toEqual([expect.stringContaining('sweep-jql')]);
  expect(world.github.dispatches).toEqual([]);
});

function sweep(world: World, inputs: Readonly<Record<string, string>> = {}) {
  return world.start(schedule, { inputs: { ...mode, ...inputs } });
}
