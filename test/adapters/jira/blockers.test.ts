import { expect, test } from 'vitest';
import { jiraTickets } from '../../../src/adapters/jira/index.ts';
import { emptyRecord, waitsFor } from '../../../src/core/tickets/index.ts';
import { startJiraServer } from '../../support/jira-server/jira-server.ts';
import { keyOf } from '../../support/memory/samples.ts';
import { cloudSite } from './cloud-site.ts';

const site = cloudSite();
const key = keyOf('SHOP-7');

/** Reads what the ticket waits for. */
async function waits(order: 'none' | 'links' = 'links') {
  const { url: baseUrl, email, token } = site.jira;
  const ticket = await jiraTickets({ baseUrl, email, token, order }).read(key, emptyRecord);
  return { ...ticket, by: waitsFor(ticket) };
}

const add = (...keys: readonly string[]) => {
  for (const one of keys) site.jira.addIssue({ key: one, summary: 'Total is wrong' });
};

const reads = () => site.jira.requests.filter(({ path }) => /\/issue\/SHOP-\d+$/.test(path)).length;

test('what blocks a ticket is read only if the settings ask for the order', async () => {
  add('SHOP-7', 'SHOP-1');
  site.jira.addBlocker('SHOP-1', key);
  expect(await waits('none')).not.toHaveProperty('blocked');
  expect(reads()).toBe(1);
  expect((await waits()).by).toEqual(['SHOP-1']);
});

test('a blocker that is done counts no more, and what the ticket blocks never did', async () => {
  add('SHOP-7', 'SHOP-1', 'SHOP-2');
  site.jira.addBlocker('SHOP-1', key);
  site.jira.addBlocker(key, 'SHOP-2');
  expect((await waits()).by).toEqual(['SHOP-1']);
  site.jira.setStatus('SHOP-1', 'Fertig');
  expect((await waits()).by).toEqual([]);
});

test('the type of a link counts, not its words', async () => {
  add('SHOP-7', 'SHOP-1', 'SHOP-2');
  const words = { inward: 'wird blockiert von', outward: 'blockiert' };
  site.jira.addBlocker('SHOP-1', key, { name: 'Blocks', ...words });
  const alike = { name: 'Precedes', inward: 'is blocked by', outward: 'blocks' };
  site.jira.addBlocker('SHOP-2', key, alike);
  expect((await waits()).by).toEqual(['SHOP-1']);
});

test('a circle is seen through the tickets in between', async () => {
  add('SHOP-7', 'SHOP-8', 'SHOP-9');
  site.jira.addBlocker('SHOP-8', key);
  site.jira.addBlocker('SHOP-9', 'SHOP-8');
  site.jira.addBlocker(key, 'SHOP-9');
  expect((await waits()).by).toEqual([]);
});

test('with more blockers than are read, the ticket does not wait', async () => {
  add('SHOP-7', ...Array.from({ length: 60 }, (_, at) => `SHOP-${at + 10}`));
  for (let at = 10; at < 70; at += 1)
    site.jira.addBlocker(`SHOP-${at}`, at === 10 ? key : `SHOP-${at - 1}`);
  expect((await waits()).by).toEqual([]);
  expect(reads()).toBe(51);
});

test('a sweep finds what a ticket that is done has blocked, within its query', async () => {
  add('SHOP-7', 'SHOP-1');
  site.jira.addBlocker('SHOP-1', key);
  site.jira.setStatus('SHOP-1', 'Fertig');
  const scope = { jql: 'project = SHOP', hours: 48, limit: 10 };
  const [done] = await site.tickets.sweep({ ...scope, category: 'done' });
  expect(done).toMatchObject({ key: 'SHOP-1', blocks: ['SHOP-7'] });
  const keys = done?.blocks ?? [];
  expect(await site.tickets.sweep({ ...scope, keys })).toMatchObject([{ key: 'SHOP-7' }]);
  const elsewhere = { ...scope, jql: 'project = APP', keys };
  expect(await site.tickets.sweep(elsewhere)).toEqual([]);
});

test('Data Center says the same', async () => {
  await using server = await startJiraServer();
  for (const one of ['SHOP-7', 'SHOP-1']) server.addIssue({ key: one, summary: 'Total is wrong' });
  server.addBlocker('SHOP-1', key);
  const { url: baseUrl, token } = server;
  const tickets = jiraTickets({ baseUrl, token, order: 'links' });
  expect(waitsFor(await tickets.read(key, emptyRecord))).toEqual(['SHOP-1']);
  server.setStatus('SHOP-1', 'Fertig');
  expect(waitsFor(await tickets.read(key, emptyRecord))).toEqual([]);
  const scope = { jql: 'project = SHOP', hours: 48, limit: 10 };
  expect(await tickets.sweep({ ...scope, category: 'done' })).toMatchObject([
    { blocks: ['SHOP-7'] },
  ]);
  expect(await tickets.sweep({ ...scope, keys: [key] })).toMatchObject([{ key: 'SHOP-7' }]);
});
