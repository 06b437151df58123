import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * Of a request or an input: exact, but blind to the order of object keys.
 * `value` is anything JSON can hold; `undefined` members do not count.
 */
export function requestFingerprint(value: unknown): string {
  return sha256Hex(canonical(value));
}

/**
 * Of prose: blind to case, spacing and punctuation in every script, so that a critique that is said
 * again in other clothes is the same critique. Never of code: `a - b` and `a * b` would be one.
 */
export function proseFingerprint(text: string): string {
  return sha256Hex(
    text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\p{M}]+/gu, ''),
  );
}

/** Of an edit: exact to the byte, because in code every sign counts. */
export function editFingerprint(text: string): string {
  return sha256Hex(text);
}

/** SHA-256 of a text in UTF-8, in hexadecimal. */
export function sha256Hex(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

function canonical(value: unknown): string {
  return (
    JSON.stringify(value, (_, member: unknown) => (isRecord(member) ? sorted(member) : member)) ??
    'undefined'
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function sorted(record: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
}
