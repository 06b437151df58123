import { runInDurableObject } from 'cloudflare:test';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ticketCap, ticketCapReason } from '../../../src/worker/inbox/accepted.ts';
import { fakeGitHub } from '../github/fake-github.ts';
import { sampleDispatch } from '../github/sample-dispatch.ts';
import { sampleDecision, sampleDelivery } from './samples.ts';
import {
  advance,
  alarm,
  clearScene,
  hour,
  inbox,
  keep,
  minute,
  printed,
  report,
  reported,
  ring,
  ringOn,
  setScene,
} from './scene.ts';

beforeEach(setScene);
afterEach(clearScene);

test('a delivery is sent once, with the identity of the ticket only', async () => {
  const github = fakeGitHub();
  expect(await inbox().keep(sampleDelivery('d-1'), sampleDecision('d-1'))).toBe('kept');
  await ring();
  expect(github.calls).toHaveLength(1);
  expect(github.calls[0]).toMatchObject({
    method: 'POST',
    url: 'https://github.test/repos/acme/shop/dispatches',
    body: { event_type: 'jira-bug-fix', client_payload: sampleDispatch('d-1') },
  });
  const { body: _, ...shown } = sampleDelivery('d-1');
  expect(await reported('d-1')).toEqual({
    ...shown,
    received: Date.now(),
    state: 'dispatched',
    reason: 'The ticket was created.',
    repository: 'acme/shop',
    attempts: 1,
    note: '',
  });
});

test('the same body under another identity starts no other run', async () => {
  const github = fakeGitHub();
  await keep(['d-1']);
  const { body } = sampleDelivery('d-1');
  const repeated = sampleDelivery('forged', { ...sampleDelivery('d-1'), delivery: 'forged', body });
  expect(await inbox().keep(repeated, sampleDecision('forged'))).toBe('duplicate');
  await ring();
  expect(await inbox().keep(repeated, sampleDecision('forged'))).toBe('duplicate');
  expect(github.taken).toHaveLength(1);
});

test('one ticket starts at most so many runs a day, and others go on', async () => {
  const own = (at: number) => sampleDelivery(`own-${at}`, { ticket: 'SHOP-7' });
  const start = (at: number) => inbox().keep(own(at), sampleDecision(`own-${at}`));
  for (let at = 0; at < ticketCap; at += 1) expect(await start(at)).toBe('kept');
  expect(await start(ticketCap)).toBe('capped');
  const capped = own(ticketCap);
  expect(await reported(capped.body)).toMatchObject({ state: 'ignored', reason: ticketCapReason });
  const stored = (await report()).deliveries.length;
  const forged = { ...capped, delivery: 'forged' };
  expect(await inbox().keep(forged, sampleDecision('forged'))).toBe('duplicate');
  expect((await report()).deliveries).toHaveLength(stored);
  const other = sampleDelivery('other', { ticket: 'SHOP-8' });
  expect(await inbox().keep(other, sampleDecision('other'))).toBe('kept');
  await advance(24 * hour + minute);
  expect(await start(ticketCap + 1)).toBe('kept');
});

test('what arrives at once is stored once, and within the cap', async () => {
  const start = (name: string, body = name) =>
    inbox().keep(sampleDelivery(name, { ticket: 'SHOP-7', body }), sampleDecision(name));
  const same = ['d-1', 'd-1', 'd-1'].map((name) => start(name));
  const repeated = ['d-2', 'd-3'].map((name) => start(name, 'one body'));
  expect((await Promise.all(same)).toSorted()).toEqual(['duplicate', 'duplicate', 'kept']);
  expect((await Promise.all(repeated)).toSorted()).toEqual(['duplicate', 'kept']);
  const many = await Promise.all(Array.from({ length: 20 }, (_, at) => start(`own-${at}`)));
  expect(many.filter((kept) => kept === 'kept')).toHaveLength(ticketCap - 2);
});

test('the same identity from another site is another delivery', async () => {
  const github = fakeGitHub();
  await keep(['d-1']);
  const other = sampleDelivery('d-1', { site: 'other.atlassian.net' });
  expect(await inbox().keep(other, sampleDecision('d-1'))).toBe('kept');
  await ring();
  expect(github.taken).toHaveLength(2);
});

test('an ignored delivery is stored with its reason, and sets no alarm', async () => {
  const decision = { kind: 'ignored', reason: 'The project is on no list.' } as const;
  expect(await inbox().keep(sampleDelivery('d-1'), decision)).toBe('kept');
  expect(await inbox().keep(sampleDelivery('d-1'), decision)).toBe('duplicate');
  expect(await alarm()).toBe(null);
  const state = { state: 'ignored', reason: decision.reason, repository: '', attempts: 0 };
  expect(await reported('d-1')).toMatchObject(state);
});

test('a malformed row fails without stopping the alarm', async () => {
  const github = fakeGitHub();
  await keep(['d-1', 'd-2']);
  await runInDurableObject(inbox(), (_, { storage }) => {
    storage.sql.exec(`UPDATE arrival SET dispatch = '{"ticket":"../.."}' WHERE delivery = 'd-1'`);
  });
  await ring();
  expect(github.taken.map(({ delivery }) => delivery)).toEqual(['d-2']);
  expect(await reported('d-1')).toMatchObject({ state: 'failed', attempts: 0 });
});

test('after a storage error the alarm rings again later', async () => {
  const github = fakeGitHub();
  await keep(['d-1']);
  const rename = (from: string, to: string) =>
    runInDurableObject(inbox(), (_, { storage }) => {
      storage.sql.exec(`ALTER TABLE arrival RENAME COLUMN ${from} TO ${to}`);
    });
  await rename('looked', 'mislaid');
  await ring();
  await rename('mislaid', 'looked');
  expect(github.calls).toHaveLength(0);
  expect(await alarm()).toBe(Date.now() + 5 * minute);
  await ringOn(1);
  expect(github.taken).toHaveLength(1);
});

test('a sweep deletes what was settled 30 days ago, and nothing that waits', async () => {
  fakeGitHub();
  await keep(['old']);
  await ring();
  await inbox().keep(sampleDelivery('ignored'), { kind: 'ignored', reason: 'Not ours.' });
  await inbox().refuse({ missing: 0, mismatch: 3, token: 0 });
  await keep(['waiting']);
  advance(31 * 24 * hour);
  await inbox().refuse({ missing: 0, mismatch: 2, token: 0 });
  await inbox().sweep();
  const { deliveries, refused } = await report();
  expect(deliveries.map(({ delivery }) => delivery)).toEqual(['waiting']);
  expect(refused).toMatchObject([{ day: new Date().toISOString().slice(0, 10), mismatch: 2 }]);
});

test('rejected requests are counted by day and by what was wrong, newest first', async () => {
  await inbox().refuse({ missing: 1, mismatch: 3, token: 2 });
  await inbox().refuse({ missing: 1, mismatch: 2, token: 0 });
  const before = new Date().toISOString().slice(0, 10);
  advance(24 * hour);
  await inbox().refuse({ missing: 0, mismatch: 1, token: 0 });
  const today = new Date().toISOString().slice(0, 10);
  expect((await report()).refused).toEqual([
    { day: today, missing: 0, mismatch: 1, token: 0 },
    { day: before, missing: 2, mismatch: 5, token: 2 },
  ]);
});

test('a report lists the newest first, up to its limit', async () => {
  fakeGitHub();
  await keep(['d-1', 'd-2', 'd-3']);
  const { deliveries } = await inbox().report(2);
  expect(deliveries.map(({ delivery }) => delivery)).toEqual(['d-3', 'd-2']);
});

test('no secret is logged, whatever the outcome', async () => {
  fakeGitHub({ status: 401 }, 'dropped', { status: 422 });
  await keep(['d-1']);
  await ringOn(8);
  expect(await reported('d-1')).toMatchObject({ state: 'dispatched' });
  expect(printed.length).toBeGreaterThan(3);
  for (const line of printed) {
    expect(JSON.parse(line)).toMatchObject({ repository: 'acme/shop' });
    expect(line).not.toMatch(/token-of-the-tests|a secret of the tests/);
  }
});
