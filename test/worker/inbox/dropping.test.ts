import { abortAllDurableObjects } from 'cloudflare:test';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Dispatch, TriggerReason } from '../../../src/dispatch.ts';
import { ticketCap } from '../../../src/worker/inbox/accepted.ts';
import type { Decision } from '../../../src/worker/rules/index.ts';
import { fakeGitHub } from '../github/fake-github.ts';
import { sampleDecision, sampleDelivery } from './samples.ts';
import {
  advance,
  clearScene,
  hour,
  inbox,
  minute,
  report,
  reported,
  ring,
  ringDue,
  ringOn,
  second,
  setScene,
} from './scene.ts';

beforeEach(setScene);
afterEach(clearScene);

const several = ['acme/shop', 'acme/api', 'acme/app'];

/** The decision to start the workflows of all three. */
const decisionForAll = (delivery: string, differing: Partial<Dispatch> = {}) =>
  sampleDecision(delivery, several, { repositories: 3, ...differing });

interface Asked {
  readonly by?: string;
  readonly reason?: TriggerReason;
  readonly site?: string;
  readonly repositories?: readonly string[];
}

/** Somebody asks for a ticket of each number. */
async function ask(numbers: readonly number[], asked: Asked = {}): Promise<void> {
  const { by = 'mia', reason = 'labelled', site = 'acme.atlassian.net' } = asked;
  for (const number of numbers) {
    const name = `${by}-${reason}-${site}-${number}-${Date.now()}`;
    const decision = sampleDecision(name, asked.repositories, { reason, site });
    const delivery = sampleDelivery(name, { ticket: `SHOP-${number}`, site });
    await inbox().keep(delivery, { ...decision, requester: by });
  }
}

const numbers = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => from + at);

const states = async () => Object.groupBy((await report()).deliveries, ({ state }) => state);

test('a bulk change of many tickets starts no runs', async () => {
  const github = fakeGitHub();
  await ask(numbers(1, 80));
  await ringDue();
  expect(github.taken).toEqual([]);
  const { ignored = [] } = await states();
  expect(ignored).toHaveLength(80);
  expect(new Set(ignored.map(({ reason }) => reason))).toEqual(
    new Set(['Part of a bulk change of more than 20 tickets, see BULK_LIMIT.']),
  );
  advance(hour);
  await ask([7]);
  await ringDue();
  expect(github.taken).toHaveLength(1);
});

test('what a bulk change has started before it is known as one goes on', async () => {
  const github = fakeGitHub();
  await ask(numbers(1, 5));
  await ringDue();
  advance(5 * second);
  await ask(numbers(6, 95));
  await ringDue();
  expect(github.taken).toHaveLength(5);
  expect((await states()).ignored).toHaveLength(95);
});

test('twenty tickets are no bulk change, nor is what differs', async () => {
  fakeGitHub();
  await ask(numbers(1, 20));
  await ask(numbers(21, 10), { by: 'kim' });
  await ask(numbers(31, 10), { reason: 'assigned' });
  await ask(numbers(41, 10), { site: 'other.atlassian.net' });
  await ask(numbers(51, 30), { by: '' });
  expect((await states()).pending).toHaveLength(80);
  advance(2 * minute);
  await ask(numbers(1, 20));
  expect((await states()).pending).toHaveLength(100);
});

test('a bulk change counts tickets, and is dropped in each repository', async () => {
  fakeGitHub();
  await ask(numbers(1, 20), { repositories: several });
  expect((await states()).pending).toHaveLength(60);
  await ask(numbers(21, 1), { repositories: several });
  expect((await states()).ignored).toHaveLength(63);
});

test('tickets of an import wait for their turn', async () => {
  fakeGitHub();
  await ask(numbers(1, 60), { reason: 'created' });
  expect((await states()).pending).toHaveLength(60);
});

const ticket = 'SHOP-7';
const time = (minute: number) => `2026-11-20T09:0${minute}:00.000Z`;

interface Assigned {
  readonly about?: string;
  readonly reason?: TriggerReason;
}

/** Stores that a ticket was assigned to the agent in that minute. */
async function assign(name: string, minute?: number, assigned: Assigned = {}) {
  const { about = ticket, reason = 'assigned' } = assigned;
  const changed = minute === undefined ? undefined : time(minute);
  const decision = sampleDecision(name, 'acme/shop', { reason, changed });
  await inbox().keep(sampleDelivery(name, { ticket: about }), decision);
}

/** Stores that the ticket was taken from the agent. */
async function take(name: string, minute: number, differing: object = {}) {
  const decision: Decision = { kind: 'ignored', reason: 'Taken.', unassigned: time(minute) };
  const delivery = sampleDelivery(name, { ticket, ...differing });
  return inbox().keep(delivery, decision);
}

const withdrawn = {
  state: 'ignored',
  reason: 'The ticket was taken from the agent before its run began.',
};

test('what assigned a ticket is dropped if the ticket is taken back before it is sent', async () => {
  const github = fakeGitHub();
  await assign('d-1', 1);
  expect(await take('d-2', 2)).toBe('kept');
  expect(await take('d-2', 2)).toBe('duplicate');
  await ring();
  expect(github.taken).toEqual([]);
  expect(await reported('d-1')).toMatchObject(withdrawn);
  expect(await reported('d-2')).toMatchObject({ state: 'ignored', reason: 'Taken.' });
});

test('no other delivery is dropped when a ticket is taken back', async () => {
  fakeGitHub();
  await assign('d-1', 1, { reason: 'labelled' });
  await assign('d-2', 1, { about: 'SHOP-8' });
  await assign('d-3', 3);
  await assign('d-4');
  await take('d-5', 2);
  await take('d-6', 3, { site: 'other.atlassian.net' });
  for (const name of ['d-1', 'd-2', 'd-3', 'd-4']) {
    expect(await reported(name)).toMatchObject({ state: 'pending' });
  }
});

test('what was sent before a ticket was taken back stays sent', async () => {
  const github = fakeGitHub();
  await assign('d-1', 1);
  await ring();
  await take('d-2', 2);
  expect(github.taken).toHaveLength(1);
  expect(await reported('d-1')).toMatchObject({ state: 'dispatched' });
});

const rowsOf = async () =>
  (await report()).deliveries
    .map(({ delivery, repository, state }) => `${delivery} ${repository} ${state}`)
    .toSorted();

test('each repository gets the delivery once, with how many there are', async () => {
  const github = fakeGitHub();
  expect(await inbox().keep(sampleDelivery('d-1'), decisionForAll('d-1'))).toBe('kept');
  await ring();
  await ring();
  const { dispatch: client_payload } = decisionForAll('d-1');
  const sent = github.of('dispatch').map(({ url, body }) => [url, body]);
  expect(sent).toHaveLength(3);
  for (const repository of several) {
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
  await inbox().keep(sampleDelivery('d-1'), decisionForAll('d-1'));
  await abortAllDurableObjects();
  const repeated = [
    decisionForAll('d-1'),
    sampleDecision('d-1'),
    sampleDecision('d-1', 'acme/api'),
  ];
  for (const decision of repeated)
    expect(await inbox().keep(sampleDelivery('d-1'), decision)).toBe('duplicate');
  await ringOn(5);
  expect(github.taken).toHaveLength(3);
});

test('a repository out of reach keeps no other from its run', async () => {
  const github = fakeGitHub({ status: 404 });
  await inbox().keep(sampleDelivery('d-1'), decisionForAll('d-1'));
  await ring();
  expect(github.taken).toHaveLength(2);
  expect((await rowsOf()).filter((row) => row.endsWith('pending'))).toHaveLength(1);
  await ringOn(3);
  expect(github.taken).toHaveLength(3);
});

test('the cap of a ticket counts a delivery once', async () => {
  fakeGitHub();
  const keep = (at: number) =>
    inbox().keep(sampleDelivery(`own-${at}`, { ticket: 'SHOP-7' }), decisionForAll(`own-${at}`));
  for (let at = 1; at <= ticketCap; at += 1) expect(await keep(at)).toBe('kept');
  expect(await keep(ticketCap + 1)).toBe('capped');
});

test('a ticket that is taken back is dropped in each repository', async () => {
  const github = fakeGitHub();
  const assigned = decisionForAll('d-1', { reason: 'assigned', changed: time(1) });
  await inbox().keep(sampleDelivery('d-1', { ticket }), assigned);
  await take('d-2', 2);
  await ring();
  expect(github.taken).toEqual([]);
  expect(await rowsOf()).toContain('d-1 acme/app ignored');
});
