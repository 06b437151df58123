import assert from 'node:assert/strict';
import type { World } from '../../../test/support/world.ts';
import type { Case } from '../case.ts';
import { assertTold, calls, ownComments, shopKey, startShop, sweep, work } from '../shop.ts';

const property = 'jira-bug-fix-agent';
const first = { delivery: 'first' };

/** Runs the Action on the ticket while Jira takes no comment but the first one. */
async function loseReport(world: World) {
  world.jira.disturb(({ method, path }) =>
    method === 'PUT' && path.includes('/comment/')
      ? { answer: { status: 500 }, isLate: false }
      : undefined,
  );
  const run = await work(world, first);
  world.jira.disturb(() => undefined);
  return run;
}

/** Moves the open attempt of the ticket's record an hour into the past. */
function letTimePass({ jira }: World): void {
  const { properties } = jira.issue(shopKey);
  const record = JSON.parse(JSON.stringify(properties.get(property)));
  const earlier = (instant: string) => new Date(Date.parse(instant) - 3_600_000).toISOString();
  const open = { until: earlier(record.open.until) };
  properties.set(property, { ...record, begun: earlier(record.begun), open });
}

export const cases: readonly Case[] = [
  {
    name: 'a sweep finds a ticket in progress whose run could not report its end',
    check: async () => {
      await using world = await startShop();
      const lost = await loseReport(world);
      assert.equal(lost.outputs['stop-reason'], 'unreported', lost.stdout);
      assert.match(ownComments(world).join(), /in progress/);
      const before = calls(world);
      const found = await sweep(world);
      assert.match(
        found.summary,
        /SHOP-7: dispatched, the end of the last attempt is not reported/,
      );
      assert.equal(world.github.dispatches[0]?.client_payload.reason, 'unfinished');
      assertTold(world, await world.run(0));
      assert.equal(calls(world), before, 'the report took a model');
      assert.match((await sweep(world)).summary, /dispatched: 0/);
    },
  },
  {
    name: 'a sweep finds a ticket in progress whose runner was lost, once its time is over',
    check: async () => {
      const lost = new AbortController();
      await using world = await startShop();
      world.openai.fail('POST /chat/completions', { status: 500, fault: () => lost.abort() });
      await work(world, first, { lost: lost.signal });
      assert.equal(world.jira.issue(shopKey).status, 'In Arbeit');
      assert.match((await sweep(world)).summary, /dispatched: 0/);
      letTimePass(world);
      assert.match((await sweep(world)).summary, /dispatched, the last attempt did not end/);
      assertTold(world, await world.run(0));
      assert.match((await sweep(world)).summary, /dispatched: 0/);
    },
  },
  {
    name: 'a ticket that was moved to another project keeps its branch and pull request',
    check: async () => {
      await using world = await startShop();
      await work(world, first);
      world.jira.moveIssue(shopKey, 'CART-3');
      world.jira.reopen('CART-3');
      world.jira.addComment('CART-3', 'Ann', 'It is still wrong.');
      const run = await work(world, { delivery: 'second', reason: 'reopened', ticket: 'CART-3' });
      assert.equal(run.outputs['stop-reason'], 'approved', run.stdout);
      assert.equal(world.github.pulls.length, 1);
      const branches = await world.github.branches();
      assert.deepEqual(branches.toSorted(), [`fix/${shopKey}`, 'main']);
      assert.equal(ownComments(world, 'CART-3').length, 1);
    },
  },
  {
    name: 'an edited comment is new words, and the model is told that it was edited',
    check: async () => {
      await using world = await startShop();
      const id = world.jira.addComment(shopKey, 'Ann', 'Only on Mondays.');
      await work(world, first);
      world.jira.editComment(shopKey, id, 'Only on Tuesdays.');
      const before = calls(world);
      const run = await work(world, { delivery: 'second', reason: 'commented' });
      assert.equal(run.outputs['stop-reason'], 'approved', run.stdout);
      const prompt = JSON.stringify(world.openai.chats[before]?.messages);
      assert.match(prompt, /New since the last attempt.*edited since.*Only on Tuesdays\./);
      assert.doesNotMatch(prompt, /Mondays/);
    },
  },
  {
    name: 'a deleted comment is no input',
    check: async () => {
      await using world = await startShop();
      world.jira.addComment(shopKey, 'Ann', 'Only on Mondays.');
      const id = world.jira.addComment(shopKey, 'Ben', 'I see it, too.');
      await work(world, first);
      world.jira.deleteComment(shopKey, id);
      const before = calls(world);
      const run = await work(world, { delivery: 'second', reason: 'commented' });
      assert.equal(run.outputs['stop-reason'], 'nothing-new', run.stdout);
      assert.equal(calls(world), before);
    },
  },
];
