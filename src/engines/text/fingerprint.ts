import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** Fingerprint of a JSON value, regardless of the order of keys. Members that are `undefined` don't count. */
export function requestFingerprint(value: unknown): string {
  return sha256Hex(canonicalJson(value) ?? 'undefined');
}

/** Blanks, marks of Markdown, quotes, stops and dashes: two texts that differ in these alone say the same. */
const marks = /[\s`*_~"'“”‘’.,;:()。、…–—]+|-{2,}|[!?](?![=\p{L}])/gu;

/** Fingerprint of prose, regardless of case, spacing, quotes and stops, so that a repeated critique is recognized. */
export function proseFingerprint(text: string): string {
  return sha256Hex(text.normalize('NFKC').toLowerCase().replace(marks, ''));
}

/** SHA-256 of the UTF-8 text, in hexadecimal. */
export function sha256Hex(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

/**
 * JSON with the keys of every object in order, so that equal values have equal texts; `undefined` for what is not
 * JSON.
 */
function canonicalJson(value: unknown): string | undefined {
  const inOrder = (_: string, member: unknown) =>
    typeof member === 'object' && member !== null && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).sort(([a], [b]) => (a < b ? -1 : 1)))
      : member;
  return JSON.stringify(value, inOrder);
}
