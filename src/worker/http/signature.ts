const headerForm = /^sha256=([0-9a-f]{64})$/;

/** Returns the bytes of Jira's `X-Hub-Signature`; `undefined` if it is not `sha256=<64 hex digits>`. */
export function parseSignature(header: string | null): Uint8Array<ArrayBuffer> | undefined {
  const hex = headerForm.exec(header ?? '')?.[1];
  if (hex === undefined) return undefined;
  return Uint8Array.from(hex.match(/../g) ?? [], (digits) => parseInt(digits, 16));
}

/** Returns whether the raw bytes of a body were signed with one of the secrets. Empty secrets do not count. */
export async function isSigned(
  body: Uint8Array<ArrayBuffer>,
  signature: Uint8Array<ArrayBuffer>,
  secrets: readonly string[],
): Promise<boolean> {
  for (const secret of secrets) {
    if (secret === '') continue;
    const key = await keyOf(secret);
    if (await crypto.subtle.verify('HMAC', key, signature, body)) return true;
  }
  return false;
}

/** Cached: importing the key would take most of the time that a rejected webhook takes. */
const keys = new Map<string, Promise<CryptoKey>>();

function keyOf(secret: string): Promise<CryptoKey> {
  const known = keys.get(secret);
  if (known !== undefined) return known;
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const bytes = new TextEncoder().encode(secret);
  const key = crypto.subtle.importKey('raw', bytes, algorithm, false, ['verify']);
  keys.set(secret, key);
  return key;
}
