import { addByte, emptyHash, HashTable } from './hash-table.ts';

/** Kinds of bytes in names; `other` ends a name. */
export const kinds = { other: 0, lower: 1, upper: 2, digit: 3, joint: 4 } as const;

/** The kind of each byte; those of other scripts are letters. */
export const kindOf = Uint8Array.from({ length: 256 }, (_, byte) => {
  if (byte >= 0x61 && byte <= 0x7a) return kinds.lower;
  if (byte >= 0x41 && byte <= 0x5a) return kinds.upper;
  if (byte >= 0x30 && byte <= 0x39) return kinds.digit;
  if (byte === 0x5f || byte === 0x24) return kinds.joint;
  return byte >= 0x80 ? kinds.lower : kinds.other;
});

const encoder = new TextEncoder();

/**
 * Marks the first three letters of words, as a number of 15 bits that is the same for capital and small ones. Few
 * parts of names start so, and no other part has to be read.
 */
export function wordStarts(words: readonly string[]): Uint8Array {
  const starts = new Uint8Array(2 ** 15);
  for (const word of words) {
    const plain = word.replace(/^[_$]+/, '');
    // A name may have a joint where the word has none.
    for (const start of [plain, plain.replace(/^./, '$&_'), plain.replace(/^../, '$&_')]) {
      const [a = 0, b = 0, c = 0] = encoder.encode(start.slice(0, 3));
      starts[((a & 31) << 10) | ((b & 31) << 5) | (c & 31)] = 1;
    }
  }
  return starts;
}

/** Returns where the next part of a name starts as a word does; -1 if none does. Whole numbers keep the loop fast. */
export function findStart(bytes: Uint8Array, from: number, starts: Uint8Array): number {
  const end = bytes.length | 0;
  let key = 0;
  for (let at = from | 0; at < end; at = (at + 1) | 0) {
    key = ((key << 5) | ((bytes[at] ?? 0) & 31)) & 0x7fff;
    if (starts[key] !== 0 && at >= from + 2 && isPartStart(bytes, at - 2)) return at - 2;
  }
  return -1;
}

/** Whether a part of a name starts there. */
function isPartStart(bytes: Uint8Array, at: number): boolean {
  const kind = kindOf[bytes[at] ?? 0] ?? 0;
  if (kind !== kinds.lower && kind !== kinds.upper) return false;
  const last = kindOf[bytes[at - 1] ?? 0] ?? 0;
  if (last !== kinds.lower && last !== kinds.upper) return true;
  return kind === kinds.upper && startsPart(last, bytes[at + 1]);
}

/** Returns where the name starts that has a letter at `at`: not with a digit. */
export function nameStart(bytes: Uint8Array, at: number): number {
  let start = at;
  while (start > 0 && kindOf[bytes[start - 1] ?? 0] !== kinds.other) start -= 1;
  while (kindOf[bytes[start] ?? 0] === kinds.digit) start += 1;
  return start;
}

/** Whether a capital starts a part, as both do in `parseHTTPBody`. */
function startsPart(last: number, next: number | undefined): boolean {
  return last === kinds.lower || (last === kinds.upper && kindOf[next ?? 0] === kinds.lower);
}

/** Where a name ends, its hash as it is and in small letters, and how many parts it has. */
export interface NameHashes {
  end: number;
  whole: number;
  small: number;
  parts: number;
}

/** Letters of a part below which it is not counted. */
const shortestPart = 3;

/** Reads the name that starts at `start`, and calls `visit` with the hash of each part, in small letters. */
export function scanName(
  bytes: Uint8Array,
  start: number,
  name: NameHashes,
  visit: (hash: number) => void,
): void {
  let [whole, small, part] = [emptyHash, emptyHash, emptyHash];
  let [letters, parts, last]: [number, number, number] = [0, 0, kinds.other];
  let at = start;
  for (; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    const kind = kindOf[byte] ?? 0;
    if (kind === kinds.other) break;
    whole = addByte(whole, byte);
    const isLetter = kind === kinds.lower || kind === kinds.upper;
    if (!isLetter || (kind === kinds.upper && startsPart(last, bytes[at + 1]))) {
      if (letters > 0) parts += 1;
      if (letters >= shortestPart) visit(part);
      part = emptyHash;
      letters = 0;
    }
    const plain = kind === kinds.upper ? byte | 0x20 : byte;
    if (kind !== kinds.joint) small = addByte(small, plain);
    if (isLetter) {
      part = addByte(part, plain);
      letters += 1;
    }
    last = kind;
  }
  if (letters > 0) parts += 1;
  if (letters >= shortestPart) visit(part);
  name.end = at;
  name.whole = whole;
  name.small = small;
  name.parts = parts;
}

/** Words before the name that they define. */
const definers = new HashTable(
  `class def function func fn fun struct interface trait enum type module namespace record object protocol impl union
  macro define sub typedef`
    .split(/\s+/)
    .map((word) => [word, 1]),
);

/** Words before a parenthesis or a name that define nothing. */
const control = new HashTable(
  'return new throw else await yield in case not and or if for while switch catch import from goto delete assert'
    .split(' ')
    .map((word) => [word, 1]),
);

const [space, tab, lineFeed, paren, equals, colon] = [0x20, 0x09, 0x0a, 0x28, 0x3d, 0x3a];

/** Returns the hash of the word before a name, if only blanks are between; else 0. */
function hashBefore(bytes: Uint8Array, start: number): number {
  let end = start;
  while (bytes[end - 1] === space || bytes[end - 1] === tab) end -= 1;
  if (end === start || kindOf[bytes[end - 1] ?? 0] === kinds.other) return 0;
  const first = nameStart(bytes, end - 1);
  if (first >= end) return 0;
  let hash = emptyHash;
  for (let at = first; at < end; at += 1) hash = addByte(hash, bytes[at] ?? 0);
  return hash;
}

/** Whether the name from `start` to `end` is defined there. */
export function isDefined(bytes: Uint8Array, start: number, end: number): boolean {
  const before = hashBefore(bytes, start);
  if (before !== 0 && definers.find(before) > 0) return true;
  let at = end;
  while (bytes[at] === space) at += 1;
  if (bytes[at] === paren) {
    // `Type name(`, `name(…) {` at the start of a line, and `func (r *Reader) Read(`.
    if (before !== 0) return control.find(before) < 0;
    return (isFirst(bytes, start) && endsWithBrace(bytes, at)) || isAfterReceiver(bytes, start);
  }
  if (bytes[at] !== equals && bytes[at] !== colon) return false;
  at += 1;
  while (bytes[at] === space) at += 1;
  return bytes[at] === paren || startsWith(bytes, at, 'function') || startsWith(bytes, at, 'async');
}

function isFirst(bytes: Uint8Array, start: number): boolean {
  let at = start - 1;
  while (bytes[at] === space || bytes[at] === tab) at -= 1;
  return at < 0 || bytes[at] === lineFeed;
}

function endsWithBrace(bytes: Uint8Array, from: number): boolean {
  const end = bytes.indexOf(lineFeed, from);
  let at = (end < 0 ? bytes.length : end) - 1;
  while (bytes[at] === space || bytes[at] === 0x0d) at -= 1;
  return bytes[at] === 0x7b;
}

function isAfterReceiver(bytes: Uint8Array, start: number): boolean {
  if (bytes[start - 1] !== space || bytes[start - 2] !== 0x29) return false;
  const line = bytes.lastIndexOf(lineFeed, start) + 1;
  return startsWith(bytes, line, 'func (');
}

function startsWith(bytes: Uint8Array, at: number, text: string): boolean {
  for (let index = 0; index < text.length; index += 1) {
    if (bytes[at + index] !== text.charCodeAt(index)) return false;
  }
  return true;
}
