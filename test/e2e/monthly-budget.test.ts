import { expect, it } from 'vitest';
import { inOrder } from '../support/openai/openai.ts';
import { shopReplies } from '../support/shop/script.ts';
import { shopFiles, shopTicket } from '../support/shop/shop.ts';
import { dispatchOf, startWorld } from '../support/world.ts';

const schedule = { name: 'schedule', payload: { schedule: '*/30 * * * *' } };

/** Has a program believe that it runs 31 days later. */
const later = `data:text/javascript,${encodeURIComponent(`
  const now = Date.now;
  Date.now = () => now() + 31 * 86_400_000;
  globalThis.Date = new Proxy(Date, {
    construct: (target, given) => new target(...(given.length > 0 ? given : [Date.now()])),
  });
`)}`;

it.concurrent('a budget for one run starts one, and the second ticket in the next month', async () => {
  await using world = await startWorld({
    files: shopFiles,
    script: inOrder(shopReplies),
    inputs: { 'monthly-budget': '200000 tokens' },
    onDispatch: () => {},
  });
  for (const key of ['SHOP-7', 'SHOP-8']) world.jira.addIssue({ key, ...shopTicket });
  const work = (key: string, delivery: string) =>
    world.act(dispatchOf(world.ticket(key), delivery));
  expect((await work('SHOP-7', 'first')).outputs['stop-reason']).toBe('approved');

  const calls = world.openai.chats.length;
  const untouched = world.jira.issue('SHOP-8').status;
  const second = await work('SHOP-8', 'second');
  expect(second).toMatchObject({ exitCode: 0, outputs: { 'stop-reason': 'monthly-budget' } });
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
