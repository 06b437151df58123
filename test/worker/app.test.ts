import { createScheduledController, reset, SELF } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest';
import type { InboxPort } from '../../src/worker/inbox/index.ts';
import worker, { Inbox } from '../../src/worker/index.ts';
import { createdWebhook, sign } from '../support/webhook.ts';
import { inboxes, json, post, request } from './app-request.ts';
import { fakeGitHub } from './github/fake-github.ts';

const ticket = { key: 'SHOP-7', id: '10077', site: 'acme.atlassian.net' };
const now = () => ({ timestamp: Date.now() });
const created = JSON.stringify({ ...createdWebhook(ticket), ...now() });

let log: MockInstance<typeof console.log>;
beforeEach(() => {
  log = vi.spyOn(console, 'log').mockReturnValue();
});
afterEach(async () => {
  // In this order: a late alarm must not reach the real GitHub.
  await reset();
  vi.restoreAllMocks();
});

describe('a signed webhook', () => {
  test('of a new ticket is accepted and sent to GitHub', async () => {
    const github = fakeGitHub();
    expect(await post(created)).toMatchObject({
      status: 202,
      body: { decision: 'accepted', ticket: 'SHOP-7', delivery: 'd-1' },
    });
    // What goes on after the answer takes its time on a busy machine.
    await vi.waitFor(() => expect(github.taken).toHaveLength(1), { timeout: 20_000 });
  });

  test('is logged without the ticket’s text', async () => {
    fakeGitHub();
    const webhook = createdWebhook({ ...ticket, summary: 'Our secret plan' });
    await post(JSON.stringify({ ...webhook, ...now() }));
    const lines = log.mock.calls.flat().join('\n');
    expect(lines).toContain('"event":"webhook","decision":"accepted","ticket":"SHOP-7"');
    expect(lines).not.toContain('secret');
  });

  test('that cannot be stored is answered so that Jira retries', async () => {
    const INBOX = inboxes({ keep: () => Promise.reject(new Error('over quota')) });
    expect(await post(created, {}, { INBOX })).toEqual({
      status: 503,
      body: { error: 'The inbox could not be reached: try again later.' },
    });
  });
});

describe('an unsigned webhook', () => {
  test('never reaches the inbox or the log', async () => {
    const keep = vi.fn<InboxPort['keep']>();
    const signature = { 'x-hub-signature': await sign('another secret', created) };
    await post(created, signature, { INBOX: inboxes({ keep }) });
    expect(keep).not.toHaveBeenCalled();
    expect(log).not.toHaveBeenCalled();
  });
});

describe('the route of Jira Automation', () => {
  const time = new Date().toISOString();
  const asked = { ticket: 'SHOP-7', ticketId: '10077', site: ticket.site, reason: 'created', time };
  const ask = async (differing: object, authorization: string) => {
    const init = { method: 'POST', body: JSON.stringify(asked), headers: { authorization } };
    return json(await request('/webhooks/automation', init, differing));
  };

  test('opens to its token, and to no other', async () => {
    fakeGitHub();
    const open = { AUTOMATION_TOKEN: 'token-of-a-rule' };
    expect(await ask(open, 'Bearer token-of-a-stranger')).toMatchObject({ status: 401 });
    const accepted = { decision: 'accepted', ticket: 'SHOP-7' };
    expect(await ask(open, 'Bearer token-of-a-rule')).toMatchObject({
      status: 202,
      body: accepted,
    });
  });
});

describe('the settings', () => {
  test('are wrong in several places: the health check names all of them at once', async () => {
    const wrong = { GITHUB_TOKEN: '', PROJECTS: 'A B', HOURLY_CAP: 'many' };
    const { status, body } = await json(await request('/healthz', {}, wrong));
    expect(status).toBe(503);
    expect(body).toEqual({
      error: expect.stringMatching(/GITHUB_TOKEN.*PROJECTS.*HOURLY_CAP/),
      errors: Object.keys(wrong).map((name) => expect.stringMatching(new RegExp(`^${name} `))),
    });
  });

  test('are accepted by GitHub: the health check asks only if it is told to', async () => {
    const asked = vi
      .spyOn(globalThis, 'fetch')
      .mockImplementation(async () => Response.json({ permissions: { push: true } }));
    await request('/healthz');
    expect(asked).not.toHaveBeenCalled();
    const result = await json(await request('/healthz?check'));
    expect(result).toEqual({ status: 200, body: { ok: true, checked: 1, errors: [] } });
    expect(asked).toHaveBeenCalledOnce();
  });
});

describe('the timer', () => {
  test('sweeps the inbox', async () => {
    const swept = vi.fn<InboxPort['sweep']>().mockResolvedValue();
    vi.spyOn(Inbox.prototype, 'sweep').mockImplementation(swept);
    await worker.scheduled(createScheduledController(), env);
    expect(swept).toHaveBeenCalledOnce();
  });
});

test('other paths do not exist, and the answer names the right one', async () => {
  const { status, body } = await json(await request('/webhooks'));
  expect(status).toBe(404);
  expect(JSON.stringify(body)).toContain('/webhooks/jira');
});

test('the entry serves the same routes, and with complete settings the health check succeeds', async () => {
  const answer = await SELF.fetch('https://worker.test/healthz');
  expect(await json(answer)).toEqual({ status: 200, body: { ok: true } });
});
