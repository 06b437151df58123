import { reset, SELF } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Dispatch } from '../../src/dispatch.ts';
import { app, type Bindings } from '../../src/worker/app.ts';
import { createdWebhook, ignoredWebhook, sign } from '../support/webhook.ts';
import { fakeGithub } from './fake-github.ts';

const ticket = { key: 'SHOP-7', id: '10077', site: 'acme.atlassian.net' };
const created = JSON.stringify(createdWebhook(ticket));
const secret = 'a secret of the tests';
const limit = 1_000_000;

beforeEach(() => {
  vi.spyOn(console, 'log').mockReturnValue();
});
afterEach(async () => {
  // In this order: an alarm that still rings must not find the real GitHub.
  await reset();
  vi.restoreAllMocks();
});

describe('a signed webhook', () => {
  test('of a new ticket is accepted, and GitHub hears of it', async () => {
    const calls = fakeGithub();
    const accepted = { decision: 'accepted', ticket: 'SHOP-7', delivery: 'd-1' };
    expect(await post(created)).toEqual({ status: 202, body: accepted });
    await vi.waitFor(() => expect(calls).toHaveLength(1));
  });

  test('that comes again is a duplicate', async () => {
    fakeGithub();
    await post(created);
    expect(await post(created)).toEqual({ status: 200, body: { decision: 'duplicate' } });
  });

  test('without an identity of its own is known again by its body', async () => {
    fakeGithub();
    const delivery = expect.stringMatching(/^[0-9a-f]{64}$/);
    const first = await post(created, { 'x-atlassian-webhook-identifier': '' });
    expect(first).toMatchObject({ status: 202, body: { delivery } });
    const again = await post(created, { 'x-atlassian-webhook-identifier': 'not a name' });
    expect(again).toEqual({ status: 200, body: { decision: 'duplicate' } });
  });

  test('of another event is ignored, and the answer says why', async () => {
    const reason = 'jira:issue_updated (issue_generic) neither creates nor reopens a ticket';
    const { status, body } = await post(JSON.stringify(ignoredWebhook(ticket)));
    expect({ status, body }).toEqual({ status: 200, body: { decision: 'ignored', reason } });
  });

  test.each([
    ['empty', ''],
    ['cut short', created.slice(0, -1)],
    ['a form', 'payload=%7B%7D'],
  ])('that is %s is a bad request', async (_, body) => {
    expect(await post(body)).toEqual({ status: 400, body: { error: 'The webhook is not JSON.' } });
  });

  test.each(['null', '[]', '"jira:issue_created"', '7', '{"issue":null}'])(
    'of %s is ignored',
    async (body) => {
      expect(await post(body)).toMatchObject({ status: 200, body: { decision: 'ignored' } });
    },
  );

  test('that cannot be stored is to be sent again', async () => {
    const INBOX = { getByName: () => ({ accept: () => Promise.reject(new Error('over quota')) }) };
    const { status, body } = await post(created, {}, { ...env, INBOX });
    expect(status).toBe(503);
    expect(body).toEqual({ error: 'The webhook could not be stored: try again later.' });
  });
});

describe('a webhook that nobody signed', () => {
  test.each([
    ['no signature', { 'x-hub-signature': '' }, 'missing'],
    ['a signature of another form', { 'x-hub-signature': 'sha1=00' }, 'missing'],
    ['a wrong signature', { 'x-hub-signature': `sha256=${'0'.repeat(64)}` }, 'JIRA_WEBHOOK_SECRET'],
  ])('has %s and is refused', async (_, headers, sentence) => {
    const { status, body } = await post(created, headers);
    expect(status).toBe(401);
    expect(body).toEqual({ error: expect.stringContaining(sentence) });
  });

  test('is refused before its body is read', async () => {
    const pull = vi.fn();
    const body = new ReadableStream({ pull }, { highWaterMark: 0 });
    const answer = await request('/webhooks/jira', { method: 'POST', body });
    expect(answer.status).toBe(401);
    expect(pull).not.toHaveBeenCalled();
  });

  test('never reaches the inbox', async () => {
    const accept = vi.fn<(dispatch: Dispatch) => Promise<'accepted'>>();
    const INBOX = { getByName: () => ({ accept }) };
    await post(
      created,
      { 'x-hub-signature': await sign('another secret', created) },
      { ...env, INBOX },
    );
    expect(accept).not.toHaveBeenCalled();
  });
});

describe('a webhook of too many bytes', () => {
  test('is refused, and one of just as many as allowed is not', async () => {
    const padded = (size: number) => `{}${' '.repeat(size - 2)}`;
    expect(await post(padded(limit))).toMatchObject({ status: 200 });
    expect(await post(padded(limit + 1))).toMatchObject({ status: 413 });
  });

  test('is refused while it is read when it does not tell its length', async () => {
    const chunk = new Uint8Array(100_000).fill(32);
    const pull = vi.fn((controller: ReadableStreamDefaultController) => controller.enqueue(chunk));
    const body = new ReadableStream({ pull });
    const headers = { 'x-hub-signature': await sign(secret, '') };
    const answer = await request('/webhooks/jira', { method: 'POST', headers, body });
    expect(answer.status).toBe(413);
    expect(pull.mock.calls.length).toBeLessThan(20);
  });
});

describe('the settings', () => {
  test('being there, the health check is well', async () => {
    expect(await json(await request('/healthz'))).toEqual({ status: 200, body: { ok: true } });
  });

  test.each(['JIRA_WEBHOOK_SECRET', 'GITHUB_TOKEN', 'GITHUB_REPOSITORY'])(
    'lack %s: every route refuses to serve and says so',
    async (name) => {
      const bindings = { ...env, [name]: '' };
      const refusal = { status: 503, body: { error: expect.stringContaining(name) } };
      expect(await post(created, {}, bindings)).toEqual(refusal);
      for (const path of ['/healthz', '/', '/webhooks/jira']) {
        expect(await json(await request(path, {}, bindings))).toEqual(refusal);
      }
    },
  );
});

test('anything else is not there, and the answer names the place', async () => {
  const { status, body } = await json(await request('/webhooks'));
  expect(status).toBe(404);
  expect(JSON.stringify(body)).toContain('/webhooks/jira');
});

test('the entry serves the same routes', async () => {
  const answer = await SELF.fetch('https://worker.test/healthz');
  expect(await json(answer)).toEqual({ status: 200, body: { ok: true } });
});

/** Sends a webhook as Jira does: signed, with an identity, unless the headers say otherwise. */
async function post(body: string, headers: Record<string, string> = {}, bindings: Bindings = env) {
  const usual = {
    'content-type': 'application/json; charset=utf-8',
    'x-hub-signature': await sign(secret, body),
    'x-atlassian-webhook-identifier': 'd-1',
  };
  const init = { method: 'POST', body, headers: { ...usual, ...headers } };
  return json(await request('/webhooks/jira', init, bindings));
}

async function request(path: string, init: RequestInit = {}, bindings: Bindings = env) {
  return app.request(path, init, bindings);
}

async function json(answer: Response): Promise<{ status: number; body: unknown }> {
  return { status: answer.status, body: await answer.json() };
}
