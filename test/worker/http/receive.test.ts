import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { receiveWebhook } from '../../../src/worker/http/index.ts';
import { maxBytes } from '../../../src/worker/http/reply.ts';
import {
  commentWebhook,
  createdWebhook,
  dataCenterReopenedWebhook,
  ignoredWebhook,
  sign,
  updatedWebhook,
} from '../../support/webhook.ts';
import { now, routeContext, secret } from './route-context.ts';

const ticket = { key: 'SHOP-7', id: '10077', site: 'acme.atlassian.net' };
const created = JSON.stringify(createdWebhook(ticket));
const hour = 3_600_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a signed webhook', () => {
  test('that starts work is stored and accepted, once', async () => {
    const context = routeContext();
    expect(await post(created, context)).toEqual({
      status: 202,
      body: {
        decision: 'accepted',
        ticket: 'SHOP-7',
        delivery: 'd-1',
        reason: 'The ticket was created.',
      },
    });
    expect(await post(created, context)).toEqual({ status: 200, body: { decision: 'duplicate' } });
    const [[delivery, decision] = []] = context.record().kept;
    expect(delivery).toEqual({
      delivery: 'd-1',
      body: expect.stringMatching(/^[0-9a-f]{64}$/),
      site: 'acme.atlassian.net',
      ticket: 'SHOP-7',
      event: 'jira:issue_created (issue_created)',
    });
    expect(decision).toMatchObject({
      kind: 'dispatch',
      repositories: ['acme/shop'],
      requester: expect.stringMatching(/^[0-9a-f]{16}$/),
    });
  });

  test('that starts nothing is stored and ignored, however often it arrives', async () => {
    const context = routeContext();
    const body = JSON.stringify(ignoredWebhook(ticket));
    for (const _ of [1, 2]) {
      expect(await post(body, context)).toMatchObject({
        status: 200,
        body: { decision: 'ignored', reason: expect.stringContaining('neither reopens') },
      });
    }
    expect(context.record().kept).toMatchObject([[{ ticket: 'SHOP-7' }, { kind: 'ignored' }]]);
  });

  test('that starts nothing is stored once, whatever identity its header gives it', async () => {
    const context = routeContext();
    const body = JSON.stringify(ignoredWebhook(ticket));
    for (const identifier of ['d-1', 'd-2', 'd-3', '']) {
      const headers = { 'x-atlassian-webhook-identifier': identifier };
      expect(await post(body, context, headers)).toMatchObject({ body: { decision: 'ignored' } });
    }
    expect(context.record().kept).toMatchObject([
      [{ delivery: expect.stringMatching(/^[0-9a-f]{64}$/) }, { kind: 'ignored' }],
    ]);
  });

  test('about a comment is one delivery in both of its events', async () => {
    const context = routeContext();
    const comment = commentWebhook(ticket, '/fix it');
    const update = updatedWebhook(ticket, { changes: [], type: 'issue_commented' });
    const both = JSON.stringify({ ...update, comment: comment.comment });
    expect(await post(JSON.stringify(comment), context)).toMatchObject({ status: 202 });
    const again = await post(both, context, { 'x-atlassian-webhook-identifier': 'd-2' });
    expect(again).toEqual({ status: 200, body: { decision: 'duplicate' } });
    expect(context.record().kept).toMatchObject([
      [{ delivery: 'comment-10301-acme.atlassian.net', ticket: 'SHOP-7' }, { kind: 'dispatch' }],
    ]);
  });

  test('is identified by its body if Jira sends no identity', async () => {
    const context = routeContext();
    const body = JSON.stringify(dataCenterReopenedWebhook(ticket));
    const first = await post(body, context, { 'x-atlassian-webhook-identifier': '' });
    const delivery = expect.stringMatching(/^[0-9a-f]{64}$/);
    expect(first).toMatchObject({ status: 202, body: { delivery } });
    const again = await post(body, context, { 'x-atlassian-webhook-identifier': 'no name' });
    expect(again).toEqual({ status: 200, body: { decision: 'duplicate' } });
  });

  test('is checked as it was sent: spaces count, in the body and in what was signed', async () => {
    const context = routeContext();
    const spaced = JSON.stringify(createdWebhook(ticket), null, 2);
    const compactly = { 'x-hub-signature': await sign(secret, created) };
    expect(await post(spaced, context, compactly)).toMatchObject({ status: 401 });
    expect(await post(spaced, context)).toMatchObject({ status: 202 });
  });

  test('may be signed with the previous secret, but not with a third', async () => {
    const context = routeContext({ JIRA_WEBHOOK_SECRET_PREVIOUS: 'the one before' });
    const signed = async (by: string) => ({ 'x-hub-signature': await sign(by, created) });
    expect(await post(created, context, await signed('the one before'))).toMatchObject({
      status: 202,
    });
    expect(await post(created, context)).toMatchObject({ status: 200 });
    expect(await post(created, context, await signed('another'))).toMatchObject({ status: 401 });
  });

  test.each([
    ['empty', ''],
    ['cut short', created.slice(0, -1)],
    ['a form', 'payload=%7B%7D'],
    ['not UTF-8', Uint8Array.from([34, 0xff, 34])],
  ])('that is %s is a bad request and not stored', async (_, body) => {
    const context = routeContext();
    const refusal = { status: 400, body: { error: 'The webhook is not JSON.' } };
    expect(await post(body, context)).toEqual(refusal);
    expect(context.record()).toEqual({ kept: [], rejected: [] });
  });
});

describe('the age of a webhook', () => {
  const aged = (timestamp: unknown) => JSON.stringify({ ...createdWebhook(ticket), timestamp });

  test.each([
    ['a second less than a day', now - 24 * hour + 1_000],
    ['in the future', now + 48 * hour],
    ['missing', undefined],
    ['null', null],
    ['not a number', 'yesterday'],
    ['an object', {}],
  ])('is accepted if it is %s', async (_, timestamp) => {
    expect(await post(aged(timestamp), routeContext())).toMatchObject({ status: 202 });
  });

  test.each([now - 24 * hour - 1, String(now - 25 * hour), 0, -1])(
    'is refused at %j, and recorded once',
    async (timestamp) => {
      const context = routeContext();
      const refusal = { status: 401, body: { error: expect.stringContaining('24 hours') } };
      expect(await post(aged(timestamp), context)).toEqual(refusal);
      const other = { 'x-atlassian-webhook-identifier': 'another' };
      expect(await post(aged(timestamp), context, other)).toEqual(refusal);
      const { kept, rejected } = context.record();
      expect(kept).toMatchObject([[{ ticket: 'SHOP-7' }, { kind: 'ignored' }]]);
      expect(rejected).toEqual([]);
    },
  );
});

describe('an unsigned webhook', () => {
  test.each([
    ['no signature', { 'x-hub-signature': '' }, 'missing', 'is missing'],
    ['a signature of another form', { 'x-hub-signature': 'sha1=00' }, 'missing', 'not sha256'],
    [
      'a wrong one',
      { 'x-hub-signature': `sha256=${'0'.repeat(64)}` },
      'mismatch',
      'does not match',
    ],
  ])('with %s is rejected, counted and not stored', async (_, headers, why, sentence) => {
    const context = routeContext();
    const error = expect.stringContaining(sentence);
    expect(await post(created, context, headers)).toEqual({ status: 401, body: { error } });
    expect(context.record()).toEqual({ kept: [], rejected: [why] });
  });

  test('is refused before its body is read', async () => {
    const pull = vi.fn();
    const body = new ReadableStream({ type: 'bytes', pull }, { highWaterMark: 0 });
    const request = new Request('https://worker.test/', { method: 'POST', body });
    expect(await receiveWebhook(request, routeContext())).toMatchObject({ status: 401 });
    expect(pull).not.toHaveBeenCalled();
  });
});

test('a webhook at the size limit is accepted, one byte more is refused', async () => {
  const padded = (size: number) => `{}${' '.repeat(size - 2)}`;
  expect(await post(padded(maxBytes), routeContext())).toMatchObject({ status: 200 });
  expect(await post(padded(maxBytes + 1), routeContext())).toMatchObject({ status: 413 });
});

async function signBytes(body: Uint8Array<ArrayBuffer>): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const raw = new TextEncoder().encode(secret);
  const key = await crypto.subtle.importKey('raw', raw, algorithm, false, ['sign']);
  const mac = new Uint8Array(await crypto.subtle.sign('HMAC', key, body));
  return `sha256=${Array.from(mac, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** Sends a webhook as Jira does, signed and with an identity, unless `headers` differ. */
async function post(
  body: string | Uint8Array<ArrayBuffer>,
  context: Parameters<typeof receiveWebhook>[1],
  headers: Record<string, string> = {},
) {
  const signature = await (typeof body === 'string' ? sign(secret, body) : signBytes(body));
  const usual = { 'x-hub-signature': signature, 'x-atlassian-webhook-identifier': 'd-1' };
  const init = { method: 'POST', body, headers: { ...usual, ...headers } };
  return receiveWebhook(new Request('https://worker.test/webhooks/jira', init), context);
}
