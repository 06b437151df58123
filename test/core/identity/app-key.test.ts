import { expect, test } from 'vitest';
import { appJwt, readAppKey } from '../../../src/core/identity/index.ts';
import { generatedKey } from '../../support/pem.ts';

const { pkcs1, pkcs8, publicKey } = await generatedKey();
const now = Date.UTC(2026, 10, 21, 12);

test.each([
  ['as GitHub provides it', pkcs1],
  ['as PKCS#8', pkcs8],
  ['with escaped line breaks', pkcs1.replaceAll('\n', '\\n')],
  ['in base64', btoa(pkcs1)],
  ['with Windows line breaks', pkcs1.replaceAll('\n', '\r\n')],
])('a key is read %s', async (_, text) => {
  const key = await readAppKey(text);
  if (key === undefined) throw new Error('The key was not read');
  const [header = '', claims = '', signature = ''] = (await appJwt('4711', key, now)).split('.');
  expect(decoded(header)).toEqual({ alg: 'RS256', typ: 'JWT' });
  const seconds = now / 1_000;
  expect(decoded(claims)).toEqual({ iss: '4711', iat: seconds - 60, exp: seconds + 540 });
  const signed = new TextEncoder().encode(`${header}.${claims}`);
  const isSigned = await crypto.subtle.verify(
    'RSASSA-PKCS1-v1_5',
    publicKey,
    bytesOf(signature),
    signed,
  );
  expect(isSigned).toBe(true);
});

test.each([
  ['nothing', ''],
  ['a token', 'ghp_secret'],
  ['an encrypted key', pkcs8.replaceAll('PRIVATE KEY', 'ENCRYPTED PRIVATE KEY')],
  ['a key of another kind', pkcs8.replaceAll('PRIVATE KEY', 'EC PRIVATE KEY')],
  ['half a key', pkcs1.replace(/\n.{64}\n/, '\n')],
  ['PKCS#8 labelled as PKCS#1', pkcs8.replaceAll('PRIVATE KEY', 'RSA PRIVATE KEY')],
  ['not base64', '-----BEGIN PRIVATE KEY-----\nA=B=C\n-----END PRIVATE KEY-----'],
])('%s is not a key', async (_, text) => {
  expect(await readAppKey(text)).toBe(undefined);
});

const decoded = (part: string): unknown => JSON.parse(new TextDecoder().decode(bytesOf(part)));

function bytesOf(part: string): Uint8Array<ArrayBuffer> {
  const base64 = part.replaceAll('-', '+').replaceAll('_', '/');
  return Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
}
