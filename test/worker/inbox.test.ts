import {
  abortAllDurableObjects,
  reset,
  runDurableObjectAlarm,
  runInDurableObject,
} from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { maxTries } from '../../src/worker/backoff.ts';
import { type Behaviour, deliveryOf, fakeGithub } from './fake-github.ts';
import { sampleDispatch } from './sample-dispatch.ts';

const inbox = () => env.INBOX.getByName('inbox');
const wake = () => runDurableObjectAlarm(inbox());
const hour = 3_600_000;
const printed: string[] = [];

beforeEach(() => {
  printed.length = 0;
  vi.spyOn(console, 'log').mockImplementation((line) => printed.push(String(line)));
  // Far ahead of the real clock, so that an alarm rings only when a test lets it.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 100 * hour });
});
afterEach(async () => {
  await reset();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a delivery is sent once, with the identity of the ticket and nothing else', async () => {
  const calls = fakeGithub();
  expect(await inbox().accept(sampleDispatch('d-1'))).toBe('accepted');
  await wake();
  expect(calls).toHaveLength(1);
  expect(calls[0]).toMatchObject({
    method: 'POST',
    url: 'https://github.test/repos/acme/shop/dispatches',
    body: { event_type: 'jira-bug-fix', client_payload: sampleDispatch('d-1') },
  });
  expect(await state('d-1')).toEqual({ state: 'sent', tries: 1, note: '' });
  expect(await wake()).toBe(false);
});

test('a delivery that comes again is a duplicate, before it is sent and after', async () => {
  const calls = fakeGithub();
  await inbox().accept(sampleDispatch('d-1'));
  expect(await inbox().accept(sampleDispatch('d-1'))).toBe('duplicate');
  await wake();
  expect(await inbox().accept(sampleDispatch('d-1'))).toBe('duplicate');
  await wake();
  expect(calls).toHaveLength(1);
});

test('the same identity from another site is another delivery', async () => {
  const calls = fakeGithub();
  await inbox().accept(sampleDispatch('d-1'));
  expect(await inbox().accept(sampleDispatch('d-1', { site: 'other.atlassian.net' }))).toBe(
    'accepted',
  );
  await wake();
  expect(calls).toHaveLength(2);
});

test.each([
  ['an outage', { status: 502 }],
  ['a token that is refused', { status: 401 }],
  ['a connection that breaks', 'dropped' as const],
])('after %s it is sent again, not before a pause', async (_, behaviour) => {
  const calls = fakeGithub(behaviour);
  await inbox().accept(sampleDispatch('d-1'));
  await wake();
  await wake();
  expect(calls).toHaveLength(1);
  expect(await state('d-1')).toMatchObject({ state: 'pending', tries: 1 });
  advance(1_000);
  await wake();
  expect(calls).toHaveLength(2);
  expect(await state('d-1')).toEqual({ state: 'sent', tries: 2, note: '' });
});

test('a pause that GitHub asks for holds for everything that waits', async () => {
  const calls = fakeGithub({ status: 429, headers: { 'retry-after': '120' } });
  await inbox().accept(sampleDispatch('d-1'));
  await inbox().accept(sampleDispatch('d-2'));
  await wake();
  advance(119_000);
  await wake();
  expect(calls).toHaveLength(1);
  advance(1_000);
  await wake();
  expect(calls).toHaveLength(3);
});

test('after the last try the delivery has failed, and the note says why', async () => {
  const calls = fakeGithub(
    ...Array.from({ length: maxTries + 1 }, (): Behaviour => ({ status: 404 })),
  );
  await inbox().accept(sampleDispatch('d-1'));
  for (let tries = 0; tries <= maxTries; tries++) {
    await wake();
    advance(hour);
  }
  expect(calls).toHaveLength(maxTries);
  const failed = await state('d-1');
  expect(failed).toMatchObject({ state: 'failed', tries: maxTries });
  expect(failed?.note).toContain('GITHUB_REPOSITORY');
});

test('one that fails does not hold up the others', async () => {
  fakeGithub({ status: 422 });
  await inbox().accept(sampleDispatch('d-1'));
  await inbox().accept(sampleDispatch('d-2'));
  await wake();
  expect(await state('d-1')).toMatchObject({ state: 'pending' });
  expect(await state('d-2')).toMatchObject({ state: 'sent' });
});

test('more than one waking can hold are sent in the next, each once', async () => {
  const calls = fakeGithub();
  const names = Array.from({ length: 45 }, (_, index) => `d-${index}`);
  for (const name of names) await inbox().accept(sampleDispatch(name));
  await wake();
  expect(calls.length).toBeLessThan(names.length);
  await wake();
  await wake();
  expect(calls.map(deliveryOf).sort()).toEqual(names.sort());
});

test('what was stored outlives a crash of the object', async () => {
  const calls = fakeGithub();
  await inbox().accept(sampleDispatch('d-1'));
  await abortAllDurableObjects();
  expect(await inbox().accept(sampleDispatch('d-1'))).toBe('duplicate');
  await wake();
  expect(calls).toHaveLength(1);
});

test('a row that is no dispatch fails, and the alarm goes on', async () => {
  const calls = fakeGithub();
  await inbox().accept(sampleDispatch('d-1'));
  await inbox().accept(sampleDispatch('d-2'));
  await runInDurableObject(inbox(), (_, { storage }) => {
    storage.sql.exec(`UPDATE delivery SET ticket = '../..' WHERE delivery = 'd-1'`);
  });
  await wake();
  expect(calls.map(deliveryOf)).toEqual(['d-2']);
  expect(await state('d-1')).toMatchObject({ state: 'failed', tries: 0 });
});

test('a ledger that breaks does not end the alarm: it tries again later', async () => {
  const calls = fakeGithub();
  await inbox().accept(sampleDispatch('d-1'));
  const rename = (from: string, to: string) =>
    runInDurableObject(inbox(), (_, { storage }) => {
      storage.sql.exec(`ALTER TABLE delivery RENAME COLUMN ${from} TO ${to}`);
    });
  await rename('tries', 'mislaid');
  await wake();
  await rename('mislaid', 'tries');
  expect(calls).toHaveLength(0);
  const next = await runInDurableObject(inbox(), (_, { storage }) => storage.getAlarm());
  expect(next).toBe(Date.now() + 5 * 60_000);
  advance(hour);
  await wake();
  expect(calls).toHaveLength(1);
});

test('no secret is logged, whatever the outcome', async () => {
  fakeGithub({ status: 401 }, 'dropped');
  await inbox().accept(sampleDispatch('d-1'));
  for (let tries = 0; tries < 3; tries++) {
    await wake();
    advance(hour);
  }
  expect(printed).toHaveLength(3);
  for (const line of printed) {
    expect(JSON.parse(line)).toMatchObject({ ticket: 'SHOP-7', delivery: 'd-1' });
    expect(line).not.toMatch(/token-of-the-tests|a secret of the tests/);
  }
});

const advance = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);

interface Row extends Record<string, SqlStorageValue> {
  readonly state: string;
  readonly tries: number;
  readonly note: string;
}

function state(delivery: string): Promise<Row | undefined> {
  const query = 'SELECT state, tries, note FROM delivery WHERE delivery = ?';
  return runInDurableObject(
    inbox(),
    (_, { storage }) => storage.sql.exec<Row>(query, delivery).toArray()[0],
  );
}
