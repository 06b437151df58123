import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openInbox } from '../../../src/worker/inbox/index.ts';
import { inboxName } from '../../../src/worker/inbox/shards.ts';
import { fakeGitHub } from '../github/fake-github.ts';
import { sampleDecision, sampleDelivery } from './samples.ts';
import { clearScene, hour, minute, setScene } from './scene.ts';

beforeEach(setScene);
afterEach(clearScene);

const acme = sampleDelivery('d-1');
const other = sampleDelivery('d-2', { site: 'Other.atlassian.net', ticket: 'BANK-1' });

test('there is one inbox, unless sites or projects have their own', () => {
  expect(inboxName('nothing', acme)).toBe('inbox');
  expect(inboxName('site', other)).toBe('site:other.atlassian.net');
  expect(inboxName('project', other)).toBe('project:other.atlassian.net/BANK');
  expect(inboxName('project', { ...acme, ticket: '', site: '' })).toBe('project:/');
});

test('a duplicate reaches the same inbox, and one report covers all', async () => {
  fakeGitHub();
  const inbox = openInbox(env.INBOX, 'site');
  expect(await inbox.keep(acme, sampleDecision('d-1'))).toBe('kept');
  expect(await inbox.keep(other, sampleDecision('d-2', 'acme/bank'))).toBe('kept');
  expect(await inbox.keep(acme, sampleDecision('d-1'))).toBe('duplicate');
  await inbox.refuse(4);
  const { deliveries, waiting, refused } = await inbox.report(10);
  expect(deliveries.map(({ delivery }) => delivery).sort()).toEqual(['d-1', 'd-2']);
  expect(waiting.map(({ repository }) => repository).sort()).toEqual(['acme/bank', 'acme/shop']);
  expect(refused).toMatchObject([{ count: 4 }]);
  expect((await inbox.report(1)).deliveries).toHaveLength(1);
});

test('deliveries from before sharding are still reported and swept', async () => {
  fakeGitHub();
  await openInbox(env.INBOX, 'nothing').keep(acme, sampleDecision('d-1'));
  const divided = openInbox(env.INBOX, 'project');
  await divided.keep(other, sampleDecision('d-2'));
  expect((await divided.report(10)).deliveries).toHaveLength(2);
  expect((await openInbox(env.INBOX, 'nothing').report(10)).deliveries).toHaveLength(2);
});

test('an inbox keeps deliveries even if the main one cannot be reached', async () => {
  const enrol = vi.fn(() => Promise.reject(new Error('down')));
  const kept = await runInDurableObject(env.INBOX.getByName(inboxName('site', other)), (inbox) => {
    Reflect.set(inbox, 'env', { ...env, INBOX: { getByName: () => ({ enrol }) } });
    return inbox.keep(other, sampleDecision('d-2'));
  });
  expect(kept).toBe('kept');
  expect(enrol).toHaveBeenCalledOnce();
});

test('a sweep reaches every inbox', async () => {
  fakeGitHub();
  const divided = openInbox(env.INBOX, 'site');
  await divided.keep(other, { kind: 'ignored', reason: 'Not ours.' });
  expect((await divided.report(10)).deliveries).toHaveLength(1);
  vi.setSystemTime(Date.now() + 31 * 24 * hour);
  await openInbox(env.INBOX, 'nothing').sweep();
  expect((await divided.report(10)).deliveries).toHaveLength(0);
});

test('sweeps list the inboxes swept longest ago, reports those with the newest deliveries', async () => {
  const main = env.INBOX.getByName('inbox');
  for (const name of ['a', 'b', 'c']) {
    await main.enrol(name);
    vi.setSystemTime(Date.now() + minute);
  }
  expect(await main.others(2, 'newest')).toEqual(['c', 'b']);
  expect(await main.others(2, 'unswept')).toEqual(['a', 'b']);
  expect(await main.others(2, 'unswept')).toEqual(['c', 'a']);
});
