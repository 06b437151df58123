import { groupedBy, isPlaceholder } from '../../text/index.ts';
import { isBlank } from '../patch/index.ts';
import { exact, looserNormalizers, type Normalizer } from './normalizer.ts';
import {
  type FileLines,
  isIdentical,
  type MatchStrategy,
  matchAt,
  occurrences,
  type Placement,
  type SearchReplace,
} from './placement.ts';

/** `...` alone on its line, bare or as a comment that may say what was left out. */
const ellipsis = /^\s*(?:(?:\/\/|#|--|;|%|\/\*+|\*|<!--|\{\/\*)\s*(?:\.{3}|…).*|(?:\.{3}|…))\s*$/;

/** Limits different pieces of SEARCH times lines of the file. */
const mostComparisons = 4_000_000;

function comparisons(file: FileLines, pieces: readonly SearchReplace[]): number {
  const different = new Set(pieces.map(({ search }) => search.join('\n')));
  return different.size * file.texts.length;
}

/** Whether a line only says that lines were left out. */
export function isEllipsis(line: string): boolean {
  return ellipsis.test(line);
}

/**
 * Matches a SEARCH that leaves out lines with `...`, as often as REPLACE does. Its pieces occur in the
 * file in order, at least one of them only once; a piece that changes fits only one place in that order.
 */
export const elidedLines: MatchStrategy = (file, block) => {
  const search = piecesOf(block.search);
  const replace = piecesOf(block.replace);
  if (search.length < 2 || search.length !== replace.length) return undefined;
  const pieces = search.map((piece, at) => ({ search: piece, replace: replace[at] ?? [] }));
  if (pieces.some((piece) => piece.search.every(isBlank) && !isIdentical(piece))) return undefined;
  const filled = pieces.filter((piece) => !piece.search.every(isBlank));
  if (filled.length === 0 || comparisons(file, filled) > mostComparisons) return undefined;
  for (const normalizer of [exact, ...looserNormalizers]) {
    const found = matchPieces(file, filled, normalizer);
    if (found !== undefined) return found;
  }
  return undefined;
};

function piecesOf(lines: readonly string[]): readonly (readonly string[])[] {
  const pieces: string[][] = [[]];
  for (const line of lines) {
    if (isEllipsis(line)) pieces.push([]);
    else pieces.at(-1)?.push(line);
  }
  return pieces;
}

function matchPieces(
  file: FileLines,
  pieces: readonly SearchReplace[],
  normalizer: Normalizer,
): Placement | undefined {
  const startsOf = pieceFinder(file.keys(normalizer));
  const found = pieces.map(({ search }) => ({
    starts: startsOf(search.map(normalizer.key)),
    length: search.length,
  }));
  const [first, last] = [highestStarts(found), lowestStarts(found)];
  if (first === undefined || last === undefined) return undefined;
  const hasAnchor = found.some(({ starts }) => starts.length === 1);
  const isSure = pieces.map((piece, at) => isIdentical(piece) || first[at] === last[at]);
  const unsure = hasAnchor ? isSure.indexOf(false) : 0;
  if (unsure >= 0) {
    return { kind: 'ambiguous', at: found[unsure]?.starts ?? [], ignores: normalizer.ignores };
  }
  const matches = pieces.flatMap((piece, at) =>
    isIdentical(piece) ? [] : [matchAt(first[at] ?? 0, piece, normalizer)],
  );
  return { kind: 'placed', matches };
}

/** Where a piece occurs in the file, and its number of lines. */
interface FoundPiece {
  readonly starts: readonly number[];
  readonly length: number;
}

/**
 * Returns a function that finds where pieces occur in `lines`. There may be thousands of pieces, so each
 * is compared only where its rarest line is, and equal ones only once.
 */
function pieceFinder(lines: readonly string[]): (piece: readonly string[]) => readonly number[] {
  const places = groupedBy([...lines.keys()], (at) => lines[at] ?? '');
  const known = new Map<string, readonly number[]>();
  const find = (piece: readonly string[]) => {
    const counts = piece.map((line) => places.get(line)?.length ?? 0);
    const least = counts.reduce((one, other) => Math.min(one, other), lines.length);
    if (least * piece.length > lines.length) return occurrences(lines, piece);
    const offset = counts.indexOf(least);
    const starts = places.get(piece[offset] ?? '')?.map((place) => place - offset) ?? [];
    return starts.filter((start) => piece.every((line, at) => line === lines[start + at]));
  };
  return (piece) => {
    const text = piece.join('\n');
    const starts = known.get(text) ?? find(piece);
    known.set(text, starts);
    return starts;
  };
}

/** Returns the highest start of each piece that keeps them in order; `undefined` if none does. */
function highestStarts(pieces: readonly FoundPiece[]): readonly number[] | undefined {
  const highest: number[] = [];
  let bound = 0;
  for (const { starts, length } of pieces) {
    const start = starts[countBelow(starts, bound)];
    if (start === undefined) return undefined;
    highest.push(start);
    bound = start + length;
  }
  return highest;
}

/** Returns the lowest starts; a piece whose highest start is also its lowest has only that place. */
function lowestStarts(pieces: readonly FoundPiece[]): readonly number[] | undefined {
  const lowest: number[] = [];
  let bound = Number.POSITIVE_INFINITY;
  for (const { starts, length } of pieces.toReversed()) {
    const start = starts[countBelow(starts, bound - length + 1) - 1];
    if (start === undefined) return undefined;
    lowest.push(start);
    bound = start;
  }
  return lowest.reverse();
}

/** How many of some numbers, from the lowest to the highest, are below a bound. */
function countBelow(numbers: readonly number[], bound: number): number {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] ?? bound) < bound) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Names the first line of a new text that only stands for code and is not one of the `known` lines. */
export function whyIncomplete(
  lines: readonly string[],
  ...known: readonly (readonly string[])[]
): string | undefined {
  const placeholders = lines.filter((line) => isPlaceholder(line, false));
  if (placeholders.length === 0) return undefined;
  const isKnown = new Set(known.flat());
  const placeholder = placeholders.find((line) => !isKnown.has(line));
  return placeholder === undefined
    ? undefined
    : `it omits code with ${JSON.stringify(placeholder.trim())}: write out every line`;
}
