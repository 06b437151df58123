import { HashTable } from './hash-table.ts';
import {
  findStart,
  isDefined,
  kindOf,
  kinds,
  type NameHashes,
  nameStart,
  scanName,
  wordStarts,
} from './name-reader.ts';
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

const [space, tab, lineFeed] = [0x20, 0x09, 0x0a];

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
      scanName(bytes, start, name, countWord);
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

/** Shared, since most files have none of most names, and there can be 100,000 files. */
const nothing = new Uint16Array();

/** Counts numbers below a limit. */
function tally(limit: number) {
  const counts = new Uint16Array(limit);
  const seen: number[] = [];
  return {
    /** Counts a number; -1 counts nothing. */
    add(value: number): void {
      if (value < 0) return;
      const count = counts[value] ?? 0;
      if (count === 0) seen.push(value);
      if (count < 65_535) counts[value] = count + 1;
    },
    /** Returns the pairs of numbers and counts, and starts again. */
    take(): Uint16Array {
      if (seen.length === 0) return nothing;
      const pairs = new Uint16Array(2 * seen.length);
      for (const [index, value] of seen.entries()) {
        pairs[2 * index] = value;
        pairs[2 * index + 1] = counts[value] ?? 0;
        counts[value] = 0;
      }
      seen.length = 0;
      return pairs;
    },
  };
}
