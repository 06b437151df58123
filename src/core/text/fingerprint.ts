import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** Fingerprint of a JSON value, regardless of the order of keys. Members that are `undefined` don't count. */
export function requestFingerprint(value: unknown): string {
  return sha256Hex(canonicalJson(value) ?? 'undefined');
}

/**
 * Fingerprint of prose, regardless of case, spacing, punctuation and Markdown in any script, so that a repeated
 * critique is recognized. Text in backticks and operators count: `i < n` is not `i <= n`, with or without backticks.
 */
export function proseFingerprint(text: string): string {
  const { prose, codes } = withoutCode(text.replaceAll(code, ''));
  const next = codes.values();
  return sha256Hex(foldProse(prose).replaceAll(code, () => next.next().value ?? ''));
}

/** Stands for a text in backticks within the prose around it; no text has it. */
const code = '\uE000';

/** Takes the texts in backticks out of prose; each is without the spaces that no word needs. */
function withoutCode(text: string) {
  const runs = text.split(/(`+)/);
  const closes = closingRuns(runs);
  const codes: string[] = [];
  let prose = runs[0] ?? '';
  for (let at = 1; at < runs.length; at += 2) {
    const close = closes[at];
    const inside = close === undefined ? '' : runs.slice(at + 1, close).join('');
    const isFence = (runs[at] ?? '').length > 2;
    if (close === undefined || (!isFence && /\n[^\S\n]*\n/.test(inside))) {
      prose += runs[at + 1] ?? '';
      continue;
    }
    codes.push(foldCode(isFence ? inside.replace(/^[\w.+#-]*[^\S\n]*\n/, '') : inside));
    prose += code + (runs[close + 1] ?? '');
    at = close;
  }
  return { prose, codes };
}

/** The index of the next run of as many backticks, for each that has one. */
function closingRuns(runs: readonly string[]): readonly (number | undefined)[] {
  const next = new Map<string, number>();
  const closes: (number | undefined)[] = [];
  for (let at = runs.length - 2; at > 0; at -= 2) {
    const run = runs[at] ?? '';
    closes[at] = next.get(run);
    next.set(run, at);
  }
  return closes;
}

/** Case counts in code. Spaces between other signs may be a text of their own, as in `' '`. */
function foldCode(text: string): string {
  const single = text.normalize('NFC').replace(/\s+/g, ' ').trim();
  return single.replace(/(?<=[\p{L}\p{N}_]) | (?=[\p{L}\p{N}_])/gu, '');
}

/** Leaves words, code and operators. */
function foldProse(text: string): string {
  const folded = `\n${text}`.normalize('NFKC').toLowerCase();
  const unmarked = folded.replace(lineMarks, '\n').replace(emphasis, '$2').replace(emphasis, '$2');
  return unmarked.match(words)?.join('') ?? '';
}

/** Quotes and bullets at the start of a line, and lines of signs alone. */
const lineMarks = /\n(?:[^\p{L}\p{N}\uE000\n]+(?=\n|$)|[ \t>]*(?:[*+-][ \t]+)?)/gu;

const emphasis = /(\*{1,3})(?=\S)([^*\n]+)(?<=\S)\1/g;

/**
 * A dash between words is punctuation, and a minus is a sign in front of one; the same is true of `!`. A dot counts
 * within a number, and in `?.`.
 */
const words = new RegExp(
  [
    String.raw`[\p{L}\p{N}\p{M}\uE000]+`,
    String.raw`(?!~)\p{Sm}|[&%^*/]|!(?==)|\?(?=\.[\p{L}_])|(?<=\s)\?\?(?=\s)`,
    String.raw`(?<![\p{L}\p{N}\p{M}\uE000_)\]}~-])[!~-](?=[\p{L}\p{N}\uE000_($])`,
    String.raw`(?<=\p{N})\.(?=\p{N})`,
  ].join('|'),
  'gu',
);

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
