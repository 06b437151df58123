import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Decision } from '../../../src/worker/rules/index.ts';
import { fakeGitHub } from '../github/fake-github.ts';
import { sampleDecision, sampleDelivery } from './samples.ts';
import { clearScene, inbox, reported, ring, setScene } from './scene.ts';

beforeEach(setScene);
afterEach(clearScene);

const ticket = 'SHOP-7';
const time = (minute: number) => `2026-11-20T09:0${minute}:00.000Z`;

/** Stores a delivery about the ticket, of the minute. */
async function keep(
  name: string,
  reason: 'assigned' | 'labelled',
  minute?: number,
  about = ticket,
) {
  const decision = sampleDecision(name);
  const changed = minute === undefined ? undefined : time(minute);
  const dispatch = { ...decision.dispatch, reason, changed };
  await inbox().keep(sampleDelivery(name, { ticket: about }), { ...decision, dispatch });
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
  await keep('d-1', 'assigned', 1);
  expect(await take('d-2', 2)).toBe('kept');
  expect(await take('d-2', 2)).toBe('duplicate');
  await ring();
  expect(github.taken).toEqual([]);
  expect(await reported('d-1')).toMatchObject(withdrawn);
  expect(await reported('d-2')).toMatchObject({ state: 'ignored', reason: 'Taken.' });
});

test('nothing else is dropped', async () => {
  fakeGitHub();
  await keep('d-1', 'labelled', 1);
  await keep('d-2', 'assigned', 1, 'SHOP-8');
  await keep('d-3', 'assigned', 3);
  await keep('d-4', 'assigned');
  await take('d-5', 2);
  await take('d-6', 3, { site: 'other.atlassian.net' });
  for (const name of ['d-1', 'd-2', 'd-3', 'd-4']) {
    expect(await reported(name)).toMatchObject({ state: 'pending' });
  }
});

test('what was sent stays sent', async () => {
  const github = fakeGitHub();
  await keep('d-1', 'assigned', 1);
  await ring();
  await take('d-2', 2);
  expect(github.taken).toHaveLength(1);
  expect(await reported('d-1')).toMatchObject({ state: 'dispatched' });
});
