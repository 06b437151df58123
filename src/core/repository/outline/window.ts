import { clip, firstLines } from '../../../engines/text/index.ts';
import { linesOf } from './definition.ts';

/** A range of lines, counted from 1, both ends included; by default from the first to the last. */
export interface LineRange {
  readonly start?: number | undefined;
  readonly end?: number | undefined;
}

/** A range of lines whose ends are known. */
export type Lines = Required<{ readonly [K in keyof LineRange]: number }>;

/** Lines of one of the files. */
export interface ShownLines extends Lines {
  readonly path: string;
  /** Set if they are all its lines. */
  readonly isWhole?: true | undefined;
}

/** A text, and the lines of files that it shows. */
export interface ShownText {
  readonly text: string;
  readonly shown: readonly ShownLines[];
}

/** Some lines of a text as they are shown. */
export interface Window {
  /** A header with the range, then the lines. */
  readonly text: string;
  /** Which lines they are; missing if the text has none of those that were wanted. */
  readonly lines?: Lines;
  /** Whether they are the whole text. */
  readonly isWhole: boolean;
}

/** Shows whole lines within `limit` characters; only a longer line is cut. */
export function showWindow(text: string, { start = 1, end }: LineRange, limit: number): Window {
  const lines = linesOf(text);
  if (lines.length === 0) return { text: '(the file is empty)', isWhole: false };
  const first = Math.max(1, Math.floor(start));
  if (first > lines.length) {
    const none = `(there is no line ${first}: the file has ${lines.length})`;
    return { text: none, isWhole: false };
  }
  const last = Math.max(first, Math.min(lines.length, Math.floor(end ?? lines.length)));
  const shown = firstLines(lines.slice(first - 1, last), limit + 1);
  const through = Math.max(first, first + shown.length - 1);
  const cut = shown.length === 0 ? '; the line is longer than is shown' : '';
  const rest =
    shown.length > 0 && through < last ? `; cut here, ask for lines ${through + 1}-${last}` : '';
  const header = `(lines ${first}-${through} of ${lines.length}${cut}${rest})`;
  const body = shown.length > 0 ? shown : [clip(lines[first - 1] ?? '', limit, '')];
  return {
    text: [header, ...body].join('\n'),
    lines: { start: first, end: through },
    isWhole: first === 1 && through === lines.length && shown.length > 0,
  };
}

/** Returns ranges in the order of the file; those that overlap or touch, or have at most so many lines between them, are one. */
export function mergedLines(ranges: readonly Lines[], between = 0): readonly Lines[] {
  const merged: Lines[] = [];
  for (const range of ranges.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    const last = merged.at(-1);
    if (last === undefined || range.start > last.end + 1 + between) merged.push(range);
    else merged[merged.length - 1] = { start: last.start, end: Math.max(last.end, range.end) };
  }
  return merged;
}

/** Characters of a header. */
export const headerLength = 40;

/** How many lines around a named line belong to it. */
const around = 20;

/** Returns a line with some on both sides. */
export function rangeAround(line: number, count: number): Lines {
  return { start: Math.max(1, line - around), end: Math.min(count, line + around) };
}

/** Returns a function that says how many characters a range of these lines has. */
export function lengthsOf(lines: readonly string[]): (range: Lines) => number {
  const sums = [0];
  for (const line of lines) sums.push((sums.at(-1) ?? 0) + line.length + 1);
  return ({ start, end }) => (sums[end] ?? 0) - (sums[start - 1] ?? 0);
}
