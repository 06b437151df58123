import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSigned, parseSignature } from '../../../src/worker/http/receive.ts';
import { sign } from '../../support/webhook.ts';

const algorithm = { name: 'HMAC', hash: 'SHA-256' };
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
  ['another body', documented, 'Hello World?', "It's a Secret to Everybody"],
  ['another secret', documented, 'Hello World!', 'It is a secret to everybody'],
  ['an empty secret', documented, 'Hello World!', ''],
])('%s is not valid', async (_, header, body, secret) => {
  expect(await passes(header, body, secret)).toBe(false);
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

test('one of two secrets suffices, and an empty one does not count', async () => {
  const signature = parseSignature(await sign('the one before', 'a body'));
  const passed = (...secrets: readonly string[]) =>
    signature !== undefined && isSigned(bytes('a body'), signature, secrets);
  expect(await passed('the new one', 'the one before')).toBe(true);
  expect(await passed('the one before', 'the new one')).toBe(true);
  expect(await passed('the new one', '')).toBe(false);
  expect(await passed()).toBe(false);
});

test('any bytes can be signed', async () => {
  const property = fc.asyncProperty(fc.uint8Array(), fc.uint8Array(), async (body, other) => {
    const key = await crypto.subtle.importKey('raw', bytes('s'), algorithm, false, ['sign']);
    const mac = new Uint8Array(await crypto.subtle.sign('HMAC', key, Uint8Array.from(body)));
    expect(await isSigned(Uint8Array.from(body), mac, ['s'])).toBe(true);
    const isSame = body.length === other.length && body.every((byte, at) => byte === other[at]);
    expect(await isSigned(Uint8Array.from(other), mac, ['s'])).toBe(isSame);
  });
  await fc.assert(property);
});
