import { addByte, emptyHash, HashTable } from './hash-table.ts';
import { findStart, kindOf, kinds, nameStart, startsPart, wordStarts } from './name-starts.ts';
import { tally } from './tally.ts';
import type { TicketTerms } from './ticket-terms.ts';
import { formsOf } from './words.ts';

/** What one file has of a query. */
export interface FileCounts {
  /** Number of words. */
  readonly length: number;
  /** Pairs of a stem's index and how often the file has it. */
  readonly stems: Uint16Array;
  /** Pairs of a symbol's index and how often the file has it; the same for where it is defined. */
  readonly used: Uint16Array;
  readonly defined: Uint16Array;
  /** Pairs of a stem's index and how many of the names that the file defines have it. */
  readonly definedStems: Uint16Array;
  /** The share of its lines that are no comments. */
  readonly plain: number;
}

/** Bytes of a file above which it is hardly written by hand; of a program, such as `sqlite3.c`, more. */
const longest = { text: 400_000, program: 4_194_304 } as const;

/** Characters of a line in the mean above which a file is minified. */
const longestLines = 300;

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

/** Counts what files have of a query. The bytes never become strings. */
export function termScanner(
  query: TicketTerms,
): (bytes: Uint8Array, kind?: keyof typeof longest) => FileCounts | undefined {
  const symbols = [...query.symbols.keys()];
  const numbered = (words: readonly string[]) =>
    words.map((word, index): [string, number] => [word, index]);
  const forms = query.stems.flatMap((stem, index) =>
    formsOf(stem).map((form): [string, number] => [form, index]),
  );
  const words = new HashTable([...numbered(query.stems), ...forms]);
  const names = new HashTable(numbered(symbols));
  const starts = wordStarts([...query.stems, ...forms.map(([form]) => form), ...symbols]);
  const [stems, definedStems] = [tally(query.stems.length), tally(query.stems.length)];
  const [used, defined] = [tally(symbols.length), tally(symbols.length)];
  /** The stems in the name that is read. */
  const ofName: number[] = [];
  const countWord = (hash: number) => {
    const stem = words.find(hash);
    if (stem < 0) return;
    stems.add(stem);
    ofName.push(stem);
  };
  return (bytes, kind = 'text') => {
    if (bytes.length > longest[kind]) return undefined;
    const { lines, comments } = countLines(bytes);
    if (bytes.length / lines > longestLines) return undefined;
    const name: NameHashes = { end: 0, whole: 0, small: 0, parts: 0 };
    let at = findStart(bytes, 0, starts);
    for (; at >= 0; at = findStart(bytes, name.end, starts)) {
      const start = nameStart(bytes, at);
      ofName.length = 0;
      readName(bytes, start, name, countWord);
      if (name.parts > 1) countWord(name.small);
      const symbol = names.find(name.whole);
      if (symbol < 0 && ofName.length === 0) continue;
      used.add(symbol);
      if (!isDefined(bytes, start, name.end)) continue;
      defined.add(symbol);
      for (const stem of ofName) definedStems.add(stem);
    }
    return {
      length: countParts(bytes),
      stems: stems.take(),
      used: used.take(),
      defined: defined.take(),
      definedStems: definedStems.take(),
      plain: 1 - comments / lines,
    };
  };
}

/** Whether a letter starts a part after another byte, by `last << 2 | kind` of both: 0 for others, 1 for small ones, 2 for capitals. */
const startsAfter = Uint8Array.of(0, 1, 1, 0, 0, 0, 1, 0, 0, 0, 0);
const letterOf = kindOf.map((kind) => (kind === kinds.lower || kind === kinds.upper ? kind : 0));

/** Counts the parts of names, with `HTTPBody` as one: only the lengths of files beside each other count. */
function countParts(bytes: Uint8Array): number {
  const end = bytes.length | 0;
  let parts = 0;
  let last = 0;
  for (let at = 0; at < end; at = (at + 1) | 0) {
    const kind = letterOf[bytes[at] ?? 0] ?? 0;
    parts = (parts + (startsAfter[(last << 2) | kind] ?? 0)) | 0;
    last = kind;
  }
  return parts;
}

/** Counts the lines, and those that are comments, as far as their first signs say. */
function countLines(bytes: Uint8Array): { readonly lines: number; readonly comments: number } {
  let [lines, comments] = [0, 0];
  for (let start = 0; start >= 0; ) {
    lines += 1;
    if (isCommentAt(bytes, start)) comments += 1;
    const end = bytes.indexOf(lineFeed, start);
    start = end < 0 ? end : end + 1;
  }
  return { lines, comments };
}

/** Signs of comments: those that begin one when they are doubled, and those that begin one before a blank. */
const [slash, star, hash, dash] = [0x2f, 0x2a, 0x23, 0x2d];

function isCommentAt(bytes: Uint8Array, start: number): boolean {
  let at = start;
  while (bytes[at] === space || bytes[at] === tab) at += 1;
  const [sign, next = lineFeed] = [bytes[at], bytes[at + 1]];
  if (sign === slash) return next === slash || next === star;
  if (sign === dash) return next === dash;
  return (sign === star || sign === hash) && (next === space || next === lineFeed);
}

/** Where a name ends, its hash as it is and in small letters, and how many parts it has. */
interface NameHashes {
  end: number;
  whole: number;
  small: number;
  parts: number;
}

/** Letters of a part below which it is not counted. */
const shortestPart = 3;

/** Reads the name that starts at `start`, and calls `visit` with the hash of each part, in small letters. */
function readName(
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
function isDefined(bytes: Uint8Array, start: number, end: number): boolean {
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
