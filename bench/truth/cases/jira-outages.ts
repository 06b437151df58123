import assert from 'node:assert/strict';
import { fastClock } from '../../../test/support/fast-clock.ts';
import { hangingUp, unavailable } from '../../../test/support/faults.ts';
import { startJiraServer } from '../../../test/support/jira-server/jira-server.ts';
import { shopTicket } from '../../../test/support/shop/shop.ts';
import type { Answer, Exchange, StandIn } from '../../../test/support/stand-in.ts';
import type { Case } from '../case.ts';
import { assertTold, shopKey, startShop, work } from '../shop.ts';

const stack = /^\s+at .*:\d+/m;
const first = { delivery: 'first' };

/** Faster than real time, yet slow enough for the parser's time limit. */
const env = { ...fastClock, FAST_CLOCK: '5' };

type Requests = (exchange: Exchange) => boolean;

const isWrite: Requests = ({ method, path }) => method !== 'GET' && !path.endsWith('/search/jql');
const isComment: Requests = ({ method, path }) => method !== 'GET' && path.includes('/comment');

/** Disturbs some of Jira's answers, at most `times`. */
function disturb(
  { jira }: { readonly jira: Pick<StandIn, 'disturb'> },
  { which, answer, isLate = false, times = 1 }: Disturbed,
): () => number {
  let count = 0;
  jira.disturb((exchange) => {
    if (count >= times || !which(exchange)) return undefined;
    count += 1;
    return { answer, isLate };
  });
  return () => count;
}

interface Disturbed {
  readonly which: Requests;
  readonly answer: Answer;
  readonly isLate?: boolean;
  readonly times?: number;
}

/** One fault at each write of a run, before or after it took effect. */
const faults: readonly (readonly [string, Omit<Disturbed, 'which'>])[] = [
  ['a 500', { answer: { status: 500 } }],
  ['a 502', { answer: { status: 502 } }],
  ['a 503 with a wait', { answer: unavailable('1') }],
  ['a 504 that hides success', { answer: { status: 504 }, isLate: true }],
  ['a reset', { answer: hangingUp }],
  ['a reset that hides success', { answer: hangingUp, isLate: true }],
];

/** The first request of every kind of write. */
function onceEach(): Pick<Disturbed, 'which' | 'times'> {
  const seen = new Set<string>();
  const which: Requests = (exchange) => {
    const kind = `${exchange.method} ${exchange.path.replace(/\d+$/, '')}`;
    if (!isWrite(exchange) || seen.has(kind)) return false;
    seen.add(kind);
    return true;
  };
  return { which, times: 99 };
}

const repeated: readonly Case[] = faults.map(([what, fault]) => ({
  name: `${what} at every kind of write to Jira changes nothing about how a run ends`,
  check: async () => {
    await using world = await startShop();
    const count = disturb(world, { ...onceEach(), ...fault });
    assertTold(world, await work(world, first, { env }));
    assert.ok(count() >= 5, `only ${count()} writes were disturbed`);
  },
}));

export const cases: readonly Case[] = [
  ...repeated,
  {
    name: 'a 500 on the last comment of a run leaves no ticket with work under way',
    check: async () => {
      await using world = await startShop();
      const isLast: Requests = (exchange) => isComment(exchange) && exchange.method === 'PUT';
      const count = disturb(world, { which: isLast, answer: { status: 500 }, times: 2 });
      assertTold(world, await work(world, first, { env }));
      assert.equal(count(), 2);
    },
  },
  {
    name: 'a read that Jira answers with 500 is repeated',
    check: async () => {
      await using world = await startShop();
      const isRead: Requests = ({ method }) => method === 'GET';
      disturb(world, { which: isRead, answer: { status: 500 }, times: 3 });
      assertTold(world, await work(world, first, { env }));
    },
  },
  {
    name: 'a Data Center that answers every kind of write with 500 once is told of the fix, too',
    check: async () => {
      await using server = await startJiraServer();
      server.addIssue({ key: shopKey, summary: shopTicket.summary, description: 'cart.py' });
      await using world = await startShop({
        ...{ 'jira-url': server.url, 'jira-email': '', 'jira-token': server.token },
        ticket: shopKey,
      });
      const count = disturb({ jira: server }, { ...onceEach(), answer: { status: 500 } });
      const run = await world.start({ name: 'workflow_dispatch', payload: {} }, { env });
      assert.equal(run.outputs['stop-reason'], 'approved', run.stdout);
      const { comments, status, pages } = server.issue(shopKey);
      assert.deepEqual([comments.length, pages.size, status], [1, 1, 'In Prüfung']);
      assert.match(comments[0]?.body ?? '', /A fix is ready for review\./);
      assert.ok(count() >= 5, `only ${count()} writes were disturbed`);
      assert.deepEqual([...server.violations, ...world.violations()], []);
    },
  },
  {
    name: 'an outage of Jira that lasts is quoted, and ends as failed without a stack',
    check: async () => {
      await using world = await startShop();
      const body = { errorMessages: ['Maintenance until noon.'], errors: {} };
      disturb(world, { which: () => true, answer: { status: 503, body }, times: 9_999 });
      const run = await work(world, first, { env });
      assert.equal(run.outputs['stop-reason'], 'failed', run.stdout);
      assert.match(run.annotations.join(), /Jira at .* answered 503.*“Maintenance until noon\.”/);
      assert.doesNotMatch(run.stdout, stack);
      assert.equal(world.openai.chats.length, 0);
    },
  },
  {
    name: 'a lost connection to Jira is not blamed on a setting',
    check: async () => {
      await using world = await startShop();
      let requests = 0;
      const later: Requests = () => {
        requests += 1;
        return requests > 3;
      };
      disturb(world, { which: later, answer: hangingUp, times: 9_999 });
      const run = await work(world, first, { env });
      assert.equal(run.outputs['stop-reason'], 'failed', run.stdout);
      assert.match(run.annotations.join(), /connection to Jira at .* failed/);
      assert.doesNotMatch(run.annotations.join(), /jira-url/);
    },
  },
];
