import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { authorize } from '../../../src/worker/status/index.ts';

const nobody = { access: undefined, authorization: null };

describe('without a password', () => {
  test.each(['', ' ', '\n'])('%j, nobody is admitted', async (password) => {
    expect(await authorize(nobody, password)).toBe('closed');
    expect(
      await authorize({ ...nobody, authorization: basic(`operator:${password}`) }, password),
    ).toBe('closed');
  });

  test('visitors admitted by Cloudflare Access are', async () => {
    expect(await authorize({ ...nobody, access: { aud: 'an application' } }, '')).toBe('open');
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
