import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { parseDispatch } from '../../../src/dispatch.ts';
import { deliveryId, isSigned, maxBytes, receiveWebhook } from '../../../src/worker/http/index.ts';
import { parseSignature } from '../../../src/worker/http/receive.ts';
import {
  commentWebhook,
  createdWebhook,
  dataCenterReopenedWebhook,
  ignoredWebhook,
  sign,
  updatedWebhook,
} from '../../support/webhook.ts';
import { now, postWebhook, routeContext, secret } from './route-context.ts';

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
    expect(await postWebhook(created, context)).toEqual({
      status: 202,
      body: {
        decision: 'accepted',
        ticket: 'SHOP-7',
        delivery: 'd-1',
        reason: 'The ticket was created.',
      },
    });
    expect(await postWebhook(created, context)).toEqual({
      status: 200,
      body: { decision: 'duplicate' },
    });
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

  test('that starts nothing is stored once, whatever identity its header gives it', async () => {
    const context = routeContext();
    const body = JSON.stringify(ignoredWebhook(ticket));
    for (const identifier of ['d-1', 'd-1', 'd-2', '']) {
      const headers = { 'x-atlassian-webhook-identifier': identifier };
      expect(await postWebhook(body, context, headers)).toMatchObject({
        body: { decision: 'ignored' },
      });
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
    expect(await postWebhook(JSON.stringify(comment), context)).toMatchObject({ status: 202 });
    const again = await postWebhook(both, context, { 'x-atlassian-webhook-identifier': 'd-2' });
    expect(again).toEqual({ status: 200, body: { decision: 'duplicate' } });
    expect(context.record().kept).toMatchObject([
      [{ delivery: 'comment-10301-acme.atlassian.net', ticket: 'SHOP-7' }, { kind: 'dispatch' }],
    ]);
  });

  test('is identified by its body if Jira sends no identity', async () => {
    const context = routeContext();
    const body = JSON.stringify(dataCenterReopenedWebhook(ticket));
    const first = await postWebhook(body, context, { 'x-atlassian-webhook-identifier': '' });
    const delivery = expect.stringMatching(/^[0-9a-f]{64}$/);
    expect(first).toMatchObject({ status: 202, body: { delivery } });
    const again = await postWebhook(body, context, { 'x-atlassian-webhook-identifier': 'no name' });
    expect(again).toEqual({ status: 200, body: { decision: 'duplicate' } });
  });

  test('is checked as it was sent: spaces count, in the body and in what was signed', async () => {
    const context = routeContext();
    const spaced = JSON.stringify(createdWebhook(ticket), null, 2);
    const compactly = { 'x-hub-signature': await sign(secret, created) };
    expect(await postWebhook(spaced, context, compactly)).toMatchObject({ status: 401 });
    expect(await postWebhook(spaced, context)).toMatchObject({ status: 202 });
  });

  test('may be signed with the previous secret, but not with a third', async () => {
    const context = routeContext({ JIRA_WEBHOOK_SECRET_PREVIOUS: 'the one before' });
    const status = async (by: string) =>
      (await postWebhook(created, context, { 'x-hub-signature': await sign(by, created) })).status;
    expect(await status('the one before')).toBe(202);
    expect(await status(secret)).toBe(200);
    expect(await status('another')).toBe(401);
  });

  test.each([
    ['empty', ''],
    ['cut short', created.slice(0, -1)],
    ['a form', 'payload=%7B%7D'],
    ['not UTF-8', Uint8Array.from([34, 0xff, 34])],
  ])('that is %s is a bad request and not stored', async (_, body) => {
    const context = routeContext();
    const refusal = { status: 400, body: { error: 'The webhook is not JSON.' } };
    expect(await postWebhook(body, context)).toEqual(refusal);
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
    expect(await postWebhook(aged(timestamp), routeContext())).toMatchObject({ status: 202 });
  });

  test.each([now - 24 * hour - 1, String(now - 25 * hour), 0, -1])(
    'is refused at %j, and recorded once',
    async (timestamp) => {
      const context = routeContext();
      const refusal = { status: 401, body: { error: expect.stringContaining('24 hours') } };
      expect(await postWebhook(aged(timestamp), context)).toEqual(refusal);
      const other = { 'x-atlassian-webhook-identifier': 'another' };
      expect(await postWebhook(aged(timestamp), context, other)).toEqual(refusal);
      const { kept, rejected } = context.record();
      expect(kept).toMatchObject([[{ ticket: 'SHOP-7' }, { kind: 'ignored' }]]);
      expect(rejected).toEqual([]);
    },
  );
});

describe('an unsigned webhook', () => {
  test.each([
    ['no signature', '', 'missing', 'is missing'],
    ['a signature of another form', 'sha1=00', 'missing', 'not sha256'],
    ['a wrong one', `sha256=${'0'.repeat(64)}`, 'mismatch', 'does not match'],
  ])('with %s is rejected, counted and not stored', async (_, signature, why, sentence) => {
    const context = routeContext();
    const error = expect.stringContaining(sentence);
    const sent = await postWebhook(created, context, { 'x-hub-signature': signature });
    expect(sent).toEqual({ status: 401, body: { error } });
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
  expect(await postWebhook(padded(maxBytes), routeContext())).toMatchObject({ status: 200 });
  expect(await postWebhook(padded(maxBytes + 1), routeContext())).toMatchObject({ status: 413 });
});

describe('the identity of a delivery', () => {
  const hash = '44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a';
  const id = (identifier: string) =>
    deliveryId(new Headers({ 'X-Atlassian-Webhook-Identifier': identifier }), hash);

  test('is valid in a dispatch, whatever the header', () => {
    const header = fc.stringMatching(/^[\x20-\x7e]{0,200}$/);
    const property = fc.property(fc.oneof(header, fc.uuid()), (identifier) => {
      const facts = { ticket: 'SHOP-7', ticketId: '1', site: 'acme.test', reason: 'created' };
      expect(parseDispatch({ ...facts, delivery: id(identifier) })).toBeDefined();
    });
    fc.assert(property);
  });
});

describe('a signature', () => {
  const bytes = (text: string) => Uint8Array.from(new TextEncoder().encode(text));

  /** The whole check of a webhook. */
  async function passes(header: string | null, body: string, secret: string): Promise<boolean> {
    const signature = parseSignature(header);
    return signature !== undefined && isSigned(bytes(body), signature, [secret]);
  }

  const documented = 'sha256=a4771c39fbe90f317c7824e83ddef3caae9cb3d976c214ace1f2937e133263c9';

  test("Jira's documented example is valid", async () => {
    expect(await passes(documented, 'Hello World!', "It's a Secret to Everybody")).toBe(true);
  });

  test.each([
    ['nothing', null],
    ['an empty header', ''],
    ['no algorithm', documented.slice(7)],
    ['another algorithm', documented.replace('sha256', 'sha1')],
    ['no hex', `sha256=${'z'.repeat(64)}`],
    ['a digit too few', documented.slice(0, -1)],
    ['a digit too many', `${documented}0`],
    ['a line break', `${documented}\n`],
    ['two signatures', `${documented}, ${documented}`],
  ])('%s is not a signature', (_, header) => {
    expect(parseSignature(header)).toBeUndefined();
  });

  test('only the signature itself is valid, whatever the header', async () => {
    const right = await sign('a secret', 'a body');
    const digits = fc.stringMatching(/^[0-9a-f]{64}$/).map((hex) => `sha256=${hex}`);
    const property = fc.asyncProperty(fc.oneof(digits, fc.string()), async (header) => {
      expect(await passes(header, 'a body', 'a secret')).toBe(header === right);
    });
    await fc.assert(property);
  });

  test('any bytes can be signed', async () => {
    const property = fc.asyncProperty(fc.uint8Array(), fc.uint8Array(), async (body, other) => {
      const mac = parseSignature(await sign('s', Uint8Array.from(body))) ?? expect.fail();
      expect(await isSigned(Uint8Array.from(body), mac, ['s'])).toBe(true);
      const isSame = body.length === other.length && body.every((byte, at) => byte === other[at]);
      expect(await isSigned(Uint8Array.from(other), mac, ['s'])).toBe(isSame);
    });
    await fc.assert(property);
  });
});
