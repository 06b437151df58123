import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { mutatedJson } from '../../support/hostile/json.ts';
import { hostileText, mutatedText } from '../../support/hostile/texts.ts';
import { runs } from '../../support/property-runs.ts';
import { commentWebhook, reopenedWebhook } from '../../support/webhook.ts';
import { now, postAutomation, postWebhook, routeContext, token } from './route-context.ts';

const asking = {
  ticket: 'SHOP-7',
  ticketId: '10077',
  site: 'https://acme.atlassian.net',
  reason: 'labelled',
  time: new Date(now).toISOString(),
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a request from Jira Automation', () => {
  test('is stored and accepted, once for each time that it names', async () => {
    const context = open();
    expect(await post(asking, context)).toMatchObject({
      status: 202,
      body: { ticket: 'SHOP-7', delivery: expect.stringMatching(/^automation-[0-9a-f]{64}$/) },
    });
    expect(await post(asking, context)).toMatchObject({ body: { decision: 'duplicate' } });
    const later = { ...asking, time: new Date(now + 1_000).toISOString().replace('Z', '+0000') };
    expect(await post(later, context)).toMatchObject({ status: 202 });
    expect(context.record().kept[0]).toMatchObject([
      { ticket: 'SHOP-7', site: 'acme.atlassian.net', event: 'automation (labelled)' },
      { kind: 'dispatch', dispatch: { reason: 'labelled', ticketId: '10077' } },
    ]);
  });

  test.each([
    ['the reason created', { reason: 'created' }],
    ['the reason reopened', { reason: 'reopened' }],
    ['the reason commented', { reason: 'commented' }],
    ['a numeric id', { ticketId: 10077 }],
    ['a site without https', { site: 'acme.atlassian.net' }],
    ['a site with a port', { site: 'https://jira.acme.test:8443/jira' }],
    ['a time with its zone', { time: `${asking.time}[UTC]` }],
    ['a time as {{now}} has it', { time: asking.time.replace('Z', '+0000[Europe/London]') }],
    ['milliseconds', { time: now }],
    ['seconds', { time: String(Math.floor(now / 1_000)) }],
  ])('is accepted with %s', async (_, more) => {
    expect(await post({ ...asking, ...more })).toMatchObject({ status: 202 });
  });

  test('is routed by its components and labels', async () => {
    const ROUTES = [{ component: 'Checkout', repository: 'acme/checkout' }];
    const context = open({ ROUTES });
    await post({ ...asking, components: ['checkout'], labels: [] }, context);
    await post(asking, context);
    expect(context.record().kept.map(([, decision]) => decision)).toMatchObject([
      { kind: 'dispatch', repositories: ['acme/checkout'] },
      { kind: 'ignored', reason: expect.stringContaining('does not name the components') },
    ]);
  });

  test.each([
    ['PROJECTS', 'APP', {}],
    ['REPORTERS', 'mia', { reporter: 'stranger' }],
    ['REPORTERS', 'mia', {}],
    ["agent's own account", '', { author: 'agent' }],
  ])('is subject to the same policy: %s', async (name, value, more) => {
    const context = open({ [name]: value, AGENT_ACCOUNTS: 'agent' });
    expect(await post({ ...asking, ...more }, context)).toMatchObject({
      status: 200,
      body: { decision: 'ignored', reason: expect.stringContaining(name) },
    });
  });

  test.each([
    new Date(now - 25 * 3_600_000).toISOString(),
    now - 25 * 3_600_000,
    '1577836800',
    '2020-01-01T00:00:00Z[UTC]',
  ])('is refused if it is old: %s', async (time) => {
    expect(await post({ ...asking, time })).toMatchObject({
      status: 401,
      body: { error: expect.stringContaining('more than 24 hours old') },
    });
  });

  const unclear = 'Tuesday|{{now}}|In 2099|2026-11-20|28/11/2026|1e99|20991231235959';
  test.each(unclear.split('|'))('is refused with the reason if its time is %s', async (time) => {
    const context = open();
    expect(await post({ ...asking, time }, context)).toMatchObject({
      status: 400,
      body: { error: expect.stringContaining('send {{now}}') },
    });
    expect(context.record().kept).toEqual([]);
  });

  test.each(['ticket', 'ticketId', 'site', 'reason', 'time'])(
    'without %s is a bad request, and the answer says what is required',
    async (name) => {
      const { status, body } = await post({ ...asking, [name]: undefined }, open());
      expect(status).toBe(400);
      expect(body.error).toContain('is not JSON with ticket, ticketId, site, time');
    },
  );

  test('without a valid ticket is ignored', async () => {
    const answer = await post({ ...asking, ticket: '../SHOP-7' }, open());
    expect(answer).toMatchObject({ status: 200, body: { decision: 'ignored' } });
  });

  test('with too many bytes is refused', async () => {
    const answer = await post({ ...asking, more: ' '.repeat(1_000_000) }, open());
    expect(answer).toMatchObject({ status: 413 });
  });
});

describe('the route', () => {
  test('does not exist without a token', async () => {
    const context = routeContext();
    expect(await post(asking, context)).toMatchObject({ status: 404 });
    expect(await post(asking, context, 'Bearer ')).toMatchObject({ status: 404 });
    expect(context.record()).toEqual({ kept: [], rejected: [] });
  });

  test.each(['', 'Bearer', 'Bearer ', token, `Bearer ${token}x`, `Basic ${token}`, 'Bearer a b'])(
    'rejects and counts %j',
    async (authorization) => {
      const context = open();
      expect(await post(asking, context, authorization)).toMatchObject({ status: 401 });
      expect(context.record()).toEqual({ kept: [], rejected: ['token'] });
    },
  );
});

function open(source: Parameters<typeof routeContext>[0] = {}) {
  return routeContext({ AUTOMATION_TOKEN: token, ...source });
}

const post = (json: unknown, context = open(), authorization?: string) =>
  postAutomation(JSON.stringify(json), context, authorization);

const ticket = { key: 'SHOP-7', id: '10077', site: 'acme.atlassian.net' };
const bytesOf = (text: string) => new TextEncoder().encode(text);
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
    const headers = { 'x-atlassian-webhook-identifier': identifier };
    const { status } = await postWebhook(sent, context, headers);
    expect([200, 202, 400, 401]).toContain(status);
    expect(context.record()).toMatchObject({ rejected: [] });
    expect(context.record().kept.length).toBe(status === 400 ? 0 : 1);
    requireStored(context);
  });
  await fc.assert(property, runs(200));
});

test('any bytes with the token of Jira Automation get an answer', async () => {
  const property = fc.asyncProperty(body(asking), async (sent) => {
    const context = open();
    const { status } = await postAutomation(sent, context);
    expect([200, 202, 400, 401]).toContain(status);
    requireStored(context);
  });
  await fc.assert(property, runs(150));
});
