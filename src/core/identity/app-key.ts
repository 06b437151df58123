/** A key that signs for an App. */
export type AppKey = Awaited<ReturnType<typeof crypto.subtle.importKey>>;

/** Reads an App's key for RS256; `undefined` if the text is not an RSA key in PEM, as PKCS#1 or PKCS#8. */
export async function readAppKey(text: string): Promise<AppKey | undefined> {
  const [, label, base64] = pemForm.exec(pemOf(text) ?? '') ?? [];
  if (label === undefined || base64 === undefined) return undefined;
  try {
    const der = Uint8Array.from(atob(base64.replaceAll(/\s/g, '')), (char) => char.charCodeAt(0));
    const pkcs8 = label === 'RSA PRIVATE KEY' ? wrap(der) : der;
    return await crypto.subtle.importKey('pkcs8', pkcs8, algorithm, false, ['sign']);
  } catch {
    return undefined;
  }
}

/**
 * Returns a private key in PEM as its file has it; `undefined` if there is none. Where a line break is not possible,
 * people write \n for it, or the whole file in base64.
 */
export function pemOf(text: string): string | undefined {
  const given = text.trim();
  const file = /^[\w+/=\s]+$/.test(given) ? fromBase64(given) : given;
  const [pem] = pemForm.exec(file.replaceAll('\\n', '\n').replaceAll('\r', '')) ?? [];
  return pem;
}

function fromBase64(text: string): string {
  try {
    return atob(text.replaceAll(/\s/g, ''));
  } catch {
    return '';
  }
}

/** Makes a JWT for the App itself, valid from a minute ago, because clocks differ, for ten minutes. */
export async function appJwt(appId: string, key: AppKey, now: number): Promise<string> {
  const seconds = Math.floor(now / 1_000);
  const claims = { iat: seconds - 60, exp: seconds + 540, iss: appId };
  const text = [{ alg: 'RS256', typ: 'JWT' }, claims].map(encodedJson).join('.');
  const signature = await crypto.subtle.sign(algorithm, key, new TextEncoder().encode(text));
  return `${text}.${base64Url(new Uint8Array(signature))}`;
}

const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' };
const pemForm = /-----BEGIN ((?:RSA )?PRIVATE KEY)-----([\s\w+/=]+)-----END \1-----/;

/** Wraps PKCS#1, which GitHub provides, as PKCS#8, which WebCrypto reads: it adds the key's algorithm. */
function wrap(pkcs1: Uint8Array): Uint8Array<ArrayBuffer> {
  return element(0x30, [...version, ...rsaEncryption, ...element(0x04, pkcs1)]);
}

const version = [0x02, 0x01, 0x00];
const rsaEncryption = [
  ...[0x30, 0x0d, 0x06, 0x09, 0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x01, 0x01],
  ...[0x05, 0x00],
];

/** Encodes a DER element: tag, length, content. An RSA key is so long that its length takes two bytes. */
function element(tag: number, content: ArrayLike<number>): Uint8Array<ArrayBuffer> {
  const { length } = content;
  return Uint8Array.from([tag, 0x82, length >> 8, length & 0xff, ...Array.from(content)]);
}

const encodedJson = (value: object) => base64Url(new TextEncoder().encode(JSON.stringify(value)));

function base64Url(bytes: Uint8Array): string {
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** A token, or what gives one that is still valid: an App's tokens end after an hour. */
export type TokenSource = string | (() => Promise<string>);

/** Resolves to the token to use now. */
export async function tokenNow(source: TokenSource): Promise<string> {
  return typeof source === 'string' ? source : source();
}
