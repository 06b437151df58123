import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** Fingerprint of a JSON value, regardless of the order of keys. Members that are `undefined` don't count. */
export function requestFingerprint(value: unknown): string {
  return sha256Hex(canonicalJson(value) ?? 'undefined');
}

/**
 * Fingerprint of prose, regardless of case, spacing and punctuation in any script, so that a repeated
 * critique is recognized. Not for code: `a - b` and `a * b` would be equal.
 */
export function proseFingerprint(text: string): string {
  const folded = text.normalize('NFKC').toLowerCase();
  return sha256Hex(folded.replace(/[^\p{L}\p{N}\p{M}]+/gu, ''));
}

/** SHA-256 of the UTF-8 text, in hexadecimal. */
export function sha256Hex(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

/**
 * JSON with the keys of every object in order, so that equal values have equal texts; `undefined` for what is not
 * JSON. Lines are indented by `indent` spaces, or not broken at all.
 */
export function canonicalJson(value: unknown, indent = 0): string | undefined {
  const inOrder = (_: string, member: unknown) =>
    typeof member === 'object' && member !== null && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).sort(([a], [b]) => (a < b ? -1 : 1)))
      : member;
  return JSON.stringify(value, inOrder, indent);
}
