import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

/** Bytes of a sealed text's parts: the nonce and the tag of AES-GCM. */
const sizes = { nonce: 12, tag: 16 } as const;

/** Bytes. */
const longestText = 64 * 1024 * 1024;

/** Compresses and encrypts a text, so that only who has the secret can read it or make another. */
export function seal(text: string, secret: string): Buffer {
  // The text holds files before and after a change, so a window that spans both saves half.
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 9,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
  };
  const packed = brotliCompressSync(Buffer.from(text, 'utf8'), { params });
  const nonce = randomBytes(sizes.nonce);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), nonce);
  const sealed = Buffer.concat([cipher.update(packed), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** Opens a sealed text; `undefined` if it was sealed with another secret, or changed since. */
export function unseal(sealed: Buffer, secret: string): string | undefined {
  const nonce = sealed.subarray(0, sizes.nonce);
  const tag = sealed.subarray(sizes.nonce, sizes.nonce + sizes.tag);
  const rest = sealed.subarray(sizes.nonce + sizes.tag);
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), nonce, {
      authTagLength: sizes.tag,
    }).setAuthTag(tag);
    const packed = Buffer.concat([decipher.update(rest), decipher.final()]);
    return brotliDecompressSync(packed, { maxOutputLength: longestText }).toString('utf8');
  } catch {
    return undefined;
  }
}

/** Derives a key that is used for nothing else. */
function keyOf(secret: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, '', 'jira-bug-fix-agent: stored change', 32));
}
