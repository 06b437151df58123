import { abortAllDurableObjects } from 'cloudflare:test';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ticketCap } from '../../../src/worker/inbox/accepted.ts';
import { fakeGitHub } from '../github/fake-github.ts';
import { sampleDecision, sampleDelivery } from './samples.ts';
import { clearScene, inbox, report, ring, ringOn, setScene } from './scene.ts';

beforeEach(setScene);
afterEach(clearScene);

const repositories = ['acme/shop', 'acme/api', 'acme/app'];

/** The decision to start the workflows of all three. */
function several(delivery: string, differing: object = {}) {
  const decision = sampleDecision(delivery);
  const dispatch = { ...decision.dispatch, repositories: 3, ...differing };
  return { ...decision, repositories, dispatch };
}

const rowsOf = async () =>
  (await report()).deliveries
    .map(({ delivery, repository, state }) => `${delivery} ${repository} ${state}`)
    .toSorted();

test('each repository gets the delivery once, with how many there are', async () => {
  const github = fakeGitHub();
  expect(await inbox().keep(sampleDelivery('d-1'), several('d-1'))).toBe('kept');
  await ring();
  await ring();
  const { dispatch: client_payload } = several('d-1');
  const sent = github.of('dispatch').map(({ url, body }) => [url, body]);
  expect(sent).toHaveLength(3);
  for (const repository of repositories) {
    const url = `https://github.test/repos/${repository}/dispatches`;
    expect(sent).toContainEqual([url, { event_type: 'jira-bug-fix', client_payload }]);
  }
  expect(await rowsOf()).toEqual([
    'd-1 acme/api dispatched',
    'd-1 acme/app dispatched',
    'd-1 acme/shop dispatched',
  ]);
});

test('a repeated delivery is a duplicate for each, whatever the rules say by then', async () => {
  const github = fakeGitHub();
  await inbox().keep(sampleDelivery('d-1'), several('d-1'));
  await abortAllDurableObjects();
  const repeated = [several('d-1'), sampleDecision('d-1'), sampleDecision('d-1', 'acme/api')];
  for (const decision of repeated)
    expect(await inbox().keep(sampleDelivery('d-1'), decision)).toBe('duplicate');
  await ringOn(5);
  expect(github.taken).toHaveLength(3);
});

test('what got no answer is looked up in each repository by the delivery’s own identity', async () => {
  const github = fakeGitHub('unanswered', 'unanswered', 'unanswered');
  await inbox().keep(sampleDelivery('d-1'), several('d-1'));
  await ringOn(10);
  expect(github.taken).toHaveLength(3);
  const { deliveries } = await report();
  expect(deliveries.map(({ state }) => state)).toEqual(repositories.map(() => 'dispatched'));
  expect(new Set(deliveries.map(({ run }) => run)).size).toBe(3);
});

test('a repository out of reach keeps no other from its run', async () => {
  const github = fakeGitHub({ status: 404 });
  await inbox().keep(sampleDelivery('d-1'), several('d-1'));
  await ring();
  expect(github.taken).toHaveLength(2);
  expect((await rowsOf()).filter((row) => row.endsWith('pending'))).toHaveLength(1);
  await ringOn(3);
  expect(github.taken).toHaveLength(3);
});

test('the cap of a ticket counts a delivery once', async () => {
  fakeGitHub();
  const keep = (at: number) =>
    inbox().keep(sampleDelivery(`own-${at}`, { ticket: 'SHOP-7' }), several(`own-${at}`));
  for (let at = 1; at <= ticketCap; at += 1) expect(await keep(at)).toBe('kept');
  expect(await keep(ticketCap + 1)).toBe('capped');
});

test('a bulk change counts tickets, and is dropped in each repository', async () => {
  fakeGitHub();
  const ask = async (from: number, count: number) => {
    for (let at = from; at < from + count; at += 1) {
      const name = `d-${at}`;
      const decision = { ...several(name, { reason: 'labelled' }), requester: 'mia' };
      await inbox().keep(sampleDelivery(name), decision);
    }
  };
  const states = async () => Object.groupBy(await rowsOf(), (row) => row.split(' ')[2] ?? '');
  await ask(1, 20);
  expect((await states()).pending).toHaveLength(60);
  await ask(21, 1);
  expect((await states()).ignored).toHaveLength(63);
});

test('a ticket that is taken back is dropped in each repository', async () => {
  const github = fakeGitHub();
  const changed = '2026-11-20T09:01:00.000Z';
  const ticket = { ticket: 'SHOP-7' };
  const assigned = several('d-1', { reason: 'assigned', changed });
  await inbox().keep(sampleDelivery('d-1', ticket), assigned);
  const taken = {
    kind: 'ignored',
    reason: 'Taken.',
    unassigned: '2026-11-20T09:02:00.000Z',
  } as const;
  await inbox().keep(sampleDelivery('d-2', ticket), taken);
  await ring();
  expect(github.taken).toEqual([]);
  expect(await rowsOf()).toContain('d-1 acme/app ignored');
});
