import { reset } from 'cloudflare:test';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { authorize } from '../../../src/worker/app.ts';
import type { InboxReport } from '../../../src/worker/status/index.ts';
import { busyReport } from '../../support/status-report.ts';
import { inboxes, json, request } from '../app-request.ts';

const password = { STATUS_PASSWORD: 'a long one' };
const right = { headers: { authorization: `Basic ${btoa('operator:a long one')}` } };

beforeEach(() => {
  vi.spyOn(console, 'log').mockReturnValue();
});
afterEach(async () => {
  await reset();
  vi.restoreAllMocks();
});

describe('the status page', () => {
  test('looks like any missing page unless it was opened', async () => {
    const closed = await json(await request('/status', right));
    expect(closed).toEqual(await json(await request('/nothing')));
    expect(closed.status).toBe(404);
  });

  test('requires its password', async () => {
    const answer = await request('/status', {}, password);
    expect(answer.status).toBe(401);
    expect(answer.headers.get('www-authenticate')).toMatch(/^Basic realm=/);
    const wrong = { headers: { authorization: `Basic ${btoa('operator:wrong')}` } };
    expect((await request('/status', wrong, password)).status).toBe(401);
  });

  test('does not query the inbox before it knows the visitor', async () => {
    const report = vi.fn<() => Promise<InboxReport>>();
    await request('/status', {}, { ...password, INBOX: inboxes({ report }) });
    await request('/status', {}, { INBOX: inboxes({ report }) });
    expect(report).not.toHaveBeenCalled();
  });

  test('opens to its password', async () => {
    const INBOX = inboxes({ report: async () => busyReport() });
    const answer = await request('/status', right, { ...password, INBOX });
    expect(answer.status).toBe(200);
    const page = await answer.text();
    for (const { ticket } of busyReport().deliveries) expect(page).toContain(ticket);
  });

  test('opens to visitors admitted by Cloudflare Access', async () => {
    const answer = await request('/status', {}, {}, { aud: 'an application' });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('No webhook has arrived yet.');
  });

  test('cannot be cached, framed, or run scripts', async () => {
    const answer = await request('/status', right, password);
    const [, nonce] = /<style nonce="([\w-]{36})">/.exec(await answer.text()) ?? [];
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
  });

  test('has a new nonce each time', async () => {
    const policies = await Promise.all(
      [1, 2].map(async () => {
        const { headers } = await request('/status', right, password);
        return headers.get('content-security-policy');
      }),
    );
    expect(new Set(policies).size).toBe(2);
  });

  test('says so if the inbox cannot be reached', async () => {
    const INBOX = inboxes({ report: () => Promise.reject(new Error('over quota')) });
    expect(await json(await request('/status', right, { ...password, INBOX }))).toEqual({
      status: 503,
      body: { error: 'The inbox could not be reached: try again later.' },
    });
  });
});

const nobody = { access: undefined, authorization: null };

describe('without a password', () => {
  test.each(['', ' ', '\n'])('%j, nobody is admitted', async (password) => {
    expect(await authorize(nobody, password)).toBe('closed');
    expect(
      await authorize({ ...nobody, authorization: basic(`operator:${password}`) }, password),
    ).toBe('closed');
  });

  test.each([null, false, true, 'yes'])('%j is not Cloudflare Access', async (access) => {
    expect(await authorize({ ...nobody, access }, '')).toBe('closed');
  });
});

describe('with a password', () => {
  const password = 'pass: wörd';

  test.each(['operator', ''])('the page opens to the user %j', async (user) => {
    expect(
      await authorize({ ...nobody, authorization: basic(`${user}:${password}`) }, password),
    ).toBe('open');
  });

  test('the page asks for it', async () => {
    expect(await authorize(nobody, password)).toBe('password');
  });

  test.each([
    basic(`operator:${password} `),
    basic(`operator:${password.slice(1)}`),
    basic('operator:'),
    basic(password.replace(':', '')),
    'Basic',
    'Basic ====',
    'Basic A',
    `Bearer ${password}`,
    password,
  ])('%s does not open the page', async (authorization) => {
    expect(await authorize({ ...nobody, authorization }, password)).toBe('password');
  });

  test('no other password opens the page', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme' }), async (given) => {
        fc.pre(given !== password);
        const authorization = basic(`operator:${given}`);
        expect(await authorize({ ...nobody, authorization }, password)).toBe('password');
      }),
    );
  });
});

/** The Authorization header of a browser that was given `user:password`. */
function basic(credentials: string): string {
  return `Basic ${btoa(String.fromCharCode(...new TextEncoder().encode(credentials)))}`;
}
