const headerForm = /^sha256=([0-9a-f]{64})$/;

/** The bytes of Jira's `X-Hub-Signature`; `undefined` for any other form than `sha256=<64 hex digits>`. */
export function parseSignature(header: string | null): Uint8Array<ArrayBuffer> | undefined {
  const hex = headerForm.exec(header ?? '')?.[1];
  return hex === undefined
    ? undefined
    : Uint8Array.from({ length: 32 }, (_, index) =>
        parseInt(hex.slice(2 * index, 2 * index + 2), 16),
      );
}

/** Whether `body`, as it came over the wire, was signed with the secret. An empty secret signs nothing. */
export async function isSigned(
  body: Uint8Array<ArrayBuffer>,
  signature: Uint8Array<ArrayBuffer>,
  secret: string,
): Promise<boolean> {
  if (secret === '') return false;
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const bytes = new TextEncoder().encode(secret);
  const key = await crypto.subtle.importKey('raw', bytes, algorithm, false, ['verify']);
  return crypto.subtle.verify('HMAC', key, signature, body);
}
