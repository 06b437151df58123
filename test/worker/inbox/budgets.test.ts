import { abortAllDurableObjects } from 'cloudflare:test';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reservation, runEntry } from '../../support/ledger.ts';
import { type FakeGitHub, fakeGitHub } from '../github/fake-github.ts';
import { instantOf, keepFor, setVariables } from './budget-scene.ts';
import {
  advance,
  clearScene,
  hour,
  inbox,
  minute,
  printed,
  report,
  reported,
  ringDue,
  setScene,
} from './scene.ts';

let github: FakeGitHub;
const shop = 'acme/shop';
const december = instantOf('12-01T00:00:00');

beforeEach(async () => {
  setScene();
  vi.setSystemTime(instantOf('11-10T12:00:00'));
  github = fakeGitHub();
  await setVariables();
});
afterEach(clearScene);

const names = (count: number, first = 1) =>
  Array.from({ length: count }, (_, index) => `d-${first + index}`);
const sent = () => github.taken.map(({ delivery }) => delivery);
const tokens = (reply: number) => ({ uncached: 0, cached: 0, written: 0, reply });
const at = '2036-11-10T11:00:00Z';
const settled = (delivery: string, spent: number, more: object = {}) =>
  runEntry({ ...{ run: delivery, ticket: 'TOK-1', at, delivery, tokens: tokens(spent) }, ...more });
const budgetOf = async (project: string) =>
  (await report()).budgets?.find((one) => one.project === project);

test('what fits is sent, each run at its most, and the rest waits for the next month and says why', async () => {
  await keepFor('TOK', names(12));
  await ringDue();
  expect(sent()).toEqual(names(10));
  expect(await reported('d-12')).toMatchObject({ state: 'pending', attempts: 0 });
  const why =
    'The budget of TOK for this month, 1,000 tokens, does not fit another run at 100: 0 are spent, 1,000 reserved';
  expect((await reported('d-12'))?.note).toBe(why);
  const queue = { repository: shop, count: 2, until: december, why };
  expect((await report()).waiting).toEqual([queue]);
  expect(await budgetOf('TOK')).toMatchObject({ settled: 0, open: 1_000, waiting: 2, why: '' });
});

test('what a run leaves of its most is free as soon as its ledger says so', async () => {
  await keepFor('TOK', names(14));
  await ringDue();
  github.ledgers.store(
    shop,
    '2036-11',
    names(10).map((name) => settled(name, 60)),
  );
  advance(11 * minute);
  await inbox().sweep();
  await ringDue();
  expect(sent()).toEqual(names(14));
  advance(11 * minute);
  await report();
  await ringDue();
  expect(await budgetOf('TOK')).toMatchObject({ settled: 600, open: 400, waiting: 0 });
});

test('the next month has a budget of its own', async () => {
  github.ledgers.store(shop, '2036-11', [settled('x', 950)]);
  await keepFor('TOK', names(3));
  await ringDue();
  expect(sent()).toEqual([]);
  vi.setSystemTime(december);
  await ringDue();
  expect(sent()).toEqual(names(3));
});

test('a dispatch of the last day of a month counts in the next one until its run is in a ledger', async () => {
  vi.setSystemTime(instantOf('11-30T23:30:00'));
  await keepFor('TOK', names(10));
  await ringDue();
  await keepFor('TOK', names(1, 11));
  await ringDue();
  vi.setSystemTime(december);
  await ringDue();
  expect(sent()).toEqual(names(10));
  const begun = names(4).map((name) => settled(name, 90, { at: '2036-11-30T23:59:00Z' }));
  github.ledgers.store(shop, '2036-11', begun);
  advance(11 * minute);
  await inbox().sweep();
  await ringDue();
  expect(sent()).toEqual(names(11));
});

test('a dispatch without a trace counts for a day', async () => {
  await keepFor('TOK', names(11));
  await ringDue();
  advance(23 * hour);
  await inbox().sweep();
  await ringDue();
  expect(sent()).toHaveLength(10);
  advance(1.1 * hour);
  await inbox().sweep();
  await ringDue();
  expect(sent()).toHaveLength(11);
});

test('a reservation counts at its most until it is over, and then by what it has drawn', async () => {
  const until = new Date(Date.now() + hour).toISOString();
  const most = { tokens: 950 };
  const reserved = { ticket: 'TOK-4', until, most, drawn: { tokens: 20 } };
  github.ledgers.store('acme/api', '2036-11', [reservation(reserved)]);
  await keepFor('TOK', names(1));
  await ringDue();
  expect(sent()).toEqual([]);
  advance(1.2 * hour);
  await inbox().sweep();
  await ringDue();
  expect(sent()).toEqual(['d-1']);
});

test('money counts like tokens, and a run without a price at its most', async () => {
  const spent = [
    settled('a', 5, { ticket: 'PAY-1', cost: 1.2 }),
    settled('b', 5, { ticket: 'PAY-2' }),
  ];
  github.ledgers.store(shop, '2036-11', [
    ...spent,
    settled('c', 5, { ticket: 'OTHER-1', cost: 99 }),
  ]);
  await keepFor('PAY', names(4));
  await ringDue();
  expect(sent()).toEqual(names(2));
  expect(await budgetOf('PAY')).toMatchObject({ settled: 2.2, open: 2 });
});

test('nothing of a project with a budget is sent while a ledger of it cannot be read', async () => {
  github.ledgers.hidden.add('acme/api');
  await keepFor('TOK', names(2));
  await keepFor('SHOP', names(1, 50));
  await ringDue();
  expect(sent()).toEqual(['d-50']);
  const why = 'The ledger of acme/api cannot be read: GitHub answered 404';
  expect((await reported('d-1'))?.note).toBe(why);
  expect(await budgetOf('TOK')).toMatchObject({ why });
  expect((await report()).unread).toContain(why);
  github.ledgers.hidden.clear();
  advance(6 * minute);
  await ringDue();
  expect(sent()).toEqual(['d-50', 'd-1', 'd-2']);
});

test('what waits for a budget delays no other project, and those who ask still take turns', async () => {
  github.ledgers.store(shop, '2036-11', [settled('x', 910)]);
  await keepFor('TOK', names(30), { requester: 'one' });
  await keepFor('SHOP', names(2, 50), { requester: 'one' });
  await ringDue();
  await keepFor('TOK', names(1, 80), { requester: 'another' });
  await ringDue();
  expect(sent()).toEqual(['d-50', 'd-51']);
  github.ledgers.store(shop, '2036-11', [settled('x', 800)]);
  advance(11 * minute);
  await inbox().sweep();
  await ringDue();
  expect(sent().slice(2).toSorted()).toEqual(['d-1', 'd-80']);
});

test('what waits is sent once the budget is gone or raised', async () => {
  await keepFor('TOK', names(15));
  await ringDue();
  await setVariables({ PROJECT_BUDGETS: [{ project: 'TOK', tokens: 1_200, run: 100 }] });
  await inbox().sweep();
  await ringDue();
  expect(sent()).toEqual(names(12));
  await setVariables({});
  await inbox().sweep();
  await ringDue();
  expect(sent()).toEqual(names(15));
});

test('a warning is logged once a month', async () => {
  const warnings = () => printed.filter((line) => line.includes('budget warning'));
  await keepFor('TOK', names(7));
  await ringDue();
  expect(warnings()).toEqual([]);
  await keepFor('TOK', names(9, 20));
  await ringDue();
  await abortAllDurableObjects();
  await setVariables();
  await inbox().sweep();
  await ringDue();
  const fields = { project: 'TOK', unit: 'tokens', monthly: 1_000, settled: 0, open: 700 };
  expect(warnings().map((line) => JSON.parse(line))).toEqual([
    { event: 'budget warning', ...fields },
  ]);
});

test('ledgers cost a request each while they are the same, and none for ten minutes', async () => {
  github.ledgers.store(shop, '2036-11', [settled('x', 1)]);
  await keepFor('TOK', names(1));
  await ringDue();
  expect(github.of('ledger')).toHaveLength(4 + 1);
  await keepFor('TOK', names(3, 5));
  await ringDue();
  expect(github.of('ledger')).toHaveLength(5);
  advance(11 * minute);
  await keepFor('TOK', names(1, 9));
  await ringDue();
  expect(github.of('ledger')).toHaveLength(7);
});
