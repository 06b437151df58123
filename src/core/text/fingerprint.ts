import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** Fingerprint of a JSON value, regardless of the order of keys. Members that are `undefined` don't count. */
export function requestFingerprint(value: unknown): string {
  return sha256Hex(canonical(value));
}

/**
 * Fingerprint of prose, regardless of case, spacing and punctuation in any script, so that a repeated
 * critique is recognized. Not for code: `a - b` and `a * b` would be equal.
 */
export function proseFingerprint(text: string): string {
  return sha256Hex(
    text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\p{M}]+/gu, ''),
  );
}

/** SHA-256 of the UTF-8 text, in hexadecimal. */
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
