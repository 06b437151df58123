import fc from 'fast-check';
import { expect, test } from 'vitest';
import { receiveAutomation, receiveWebhook } from '../../../src/worker/http/index.ts';
import { mutatedJson } from '../../support/hostile/json.ts';
import { hostileText, mutatedText } from '../../support/hostile/texts.ts';
import { runs } from '../../support/property-runs.ts';
import { commentWebhook, reopenedWebhook } from '../../support/webhook.ts';
import { routeContext, secret } from './route-context.ts';

const token = 'a-long-token-of-the-tests';
const ticket = { key: 'SHOP-7', id: '10077', site: 'acme.atlassian.net' };
const asking = {
  ...{ ticket: 'SHOP-7', ticketId: '10077', site: 'acme.atlassian.net', reason: 'labelled' },
  time: new Date().toISOString(),
};

const bytesOf = (text: string) => new TextEncoder().encode(text);
const key = crypto.subtle.importKey(
  'raw',
  bytesOf(secret),
  { name: 'HMAC', hash: 'SHA-256' },
  false,
  ['sign'],
);

/** Any bytes, and bodies that are almost right. */
const body = (...valid: readonly object[]): fc.Arbitrary<Uint8Array<ArrayBuffer>> =>
  fc
    .oneof(
      fc.uint8Array({ maxLength: 200 }).map((bytes) => Uint8Array.from(bytes)),
      ...valid.map((one) => mutatedText(JSON.stringify(one)).map(bytesOf)),
      ...valid.map((one) => mutatedJson(one).map((json) => bytesOf(JSON.stringify(json)))),
    )
    .map((bytes) => Uint8Array.from(bytes));

/** Values that a header can have. */
const header = hostileText.map((text) => text.replaceAll(/[^\x20-\x7e]/g, ''));

/** What was stored is safe to show and to send, whatever was received. */
function requireStored(context: ReturnType<typeof routeContext>): void {
  for (const [delivery, decision] of context.record().kept) {
    expect(delivery.delivery).toMatch(/^[\w.:-]{1,128}$/);
    expect(delivery.site).toMatch(/^[A-Za-z0-9.:-]{0,259}$/);
    expect(delivery.ticket).toMatch(/^([A-Z][A-Z0-9_]+-\d+)?$/);
    expect(delivery.event).toMatch(/^[\w:.() -]{1,140}$/);
    expect(decision.reason).toMatch(/^[\w:.,'()+ /-]{1,250}$/);
  }
}

test('signed bytes of any kind get an answer, and what is stored has no text of a stranger', async () => {
  const webhook = body(reopenedWebhook(ticket), commentWebhook(ticket, '/fix'));
  const property = fc.asyncProperty(webhook, header, async (sent, identifier) => {
    const context = routeContext();
    const mac = new Uint8Array(await crypto.subtle.sign('HMAC', await key, sent));
    const hex = Array.from(mac, (byte) => byte.toString(16).padStart(2, '0')).join('');
    const headers = {
      'x-hub-signature': `sha256=${hex}`,
      'x-atlassian-webhook-identifier': identifier,
    };
    const request = new Request('https://worker.test/', { method: 'POST', body: sent, headers });
    const { status } = await receiveWebhook(request, context);
    expect([200, 202, 400, 401]).toContain(status);
    expect(context.record()).toMatchObject({ rejected: [] });
    expect(context.record().kept.length).toBe(status === 400 ? 0 : 1);
    requireStored(context);
  });
  await fc.assert(property, runs(200));
});

test('bytes that nobody signed are neither parsed nor stored', async () => {
  const signature = fc.oneof(header, fc.constant(`sha256=${'0'.repeat(64)}`));
  const webhook = body(reopenedWebhook(ticket));
  const property = fc.asyncProperty(webhook, signature, async (sent, given) => {
    const context = routeContext();
    const headers = { 'x-hub-signature': given };
    const request = new Request('https://worker.test/', { method: 'POST', body: sent, headers });
    expect(await receiveWebhook(request, context)).toMatchObject({ status: 401 });
    const why = /^sha256=[0-9a-f]{64}$/.test(given) ? 'mismatch' : 'missing';
    expect(context.record()).toEqual({ kept: [], rejected: [why] });
  });
  await fc.assert(property, runs(100));
});

test('any bytes with the token of Jira Automation get an answer', async () => {
  const property = fc.asyncProperty(body(asking), async (sent) => {
    const context = routeContext({ AUTOMATION_TOKEN: token });
    const headers = { authorization: `Bearer ${token}` };
    const request = new Request('https://worker.test/', { method: 'POST', body: sent, headers });
    const { status } = await receiveAutomation(request, context);
    expect([200, 202, 400, 401]).toContain(status);
    requireStored(context);
  });
  await fc.assert(property, runs(150));
});
