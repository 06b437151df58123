import { isBlank } from '../lines.ts';
import { exact, looserRungs, type Rung } from './normalizer.ts';
import { occurrences } from './occurrences.ts';
import { type Finder, oneOf, type Place, type Placement, type Rows, type Sides } from './place.ts';
import { isIdentical } from './present.ts';

/** `...` alone on its line, bare or as a comment that may say what was left out. */
const ellipsis = /^\s*(?:(?:\/\/|#|--|;|%|\/\*+|\*|<!--|\{\/\*)\s*(?:\.{3}|…).*|(?:\.{3}|…))\s*$/;

/** Whether a line only says that lines were left out. */
export function isEllipsis(line: string): boolean {
  return ellipsis.test(line);
}

/**
 * SEARCH that leaves lines out with `...`, as often as REPLACE does. Its pieces stand in the file in
 * their order, at least one of them once; a piece that changes has just one place in that order.
 */
export const elidedLines: Finder = (rows, sides) => {
  const search = piecesOf(sides.search);
  const replace = piecesOf(sides.replace);
  if (search.length < 2 || search.length !== replace.length) return undefined;
  const pieces = search.map((piece, at) => ({ search: piece, replace: replace[at] ?? [] }));
  if (pieces.some(hasNowhereToStand)) return undefined;
  for (const rung of [exact, ...looserRungs]) {
    const found = piecesOn(rows, pieces, rung);
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

function hasNowhereToStand({ search, replace }: Sides): boolean {
  return search.every(isBlank) && !isIdentical({ search, replace });
}

function piecesOn(rows: Rows, all: readonly Sides[], rung: Rung): Placement | undefined {
  const pieces = all.filter(({ search }) => !search.every(isBlank));
  if (pieces.length === 0) return undefined;
  const keys = rows.keys(rung);
  const hits = pieces.map(({ search }) => occurrences(keys, search.map(rung.key)));
  const lengths = pieces.map(({ search }) => search.length);
  const [first, last] = [earliest(hits, lengths), latest(hits, lengths)];
  if (first === undefined || last === undefined) return undefined;
  const isSure = pieces.map((piece, at) => isIdentical(piece) || first[at] === last[at]);
  const anchors = hits.filter((at) => at.length === 1);
  const unsure = anchors.length === 0 ? 0 : isSure.indexOf(false);
  if (unsure >= 0) {
    return { kind: 'ambiguous', at: hits[unsure] ?? [], forgives: rung.forgives };
  }
  const places = pieces.flatMap((piece, at): readonly Place[] => {
    const placed = oneOf([first[at] ?? 0], piece, rung);
    return isIdentical(piece) || placed?.kind !== 'placed' ? [] : placed.places;
  });
  return { kind: 'placed', places };
}

/** Where each piece stands when all are as far up as their order lets them; `undefined`: out of order. */
function earliest(
  hits: readonly (readonly number[])[],
  lengths: readonly number[],
): readonly number[] | undefined {
  const starts: number[] = [];
  let bound = 0;
  for (const [at, own] of hits.entries()) {
    const start = own.find((one) => one >= bound);
    if (start === undefined) return undefined;
    starts.push(start);
    bound = start + (lengths[at] ?? 0);
  }
  return starts;
}

/** The same as far down; a piece with one place in both stands nowhere else in that order. */
function latest(
  hits: readonly (readonly number[])[],
  lengths: readonly number[],
): readonly number[] | undefined {
  const starts: number[] = [];
  let bound = Number.POSITIVE_INFINITY;
  for (const [at, own] of [...hits.entries()].reverse()) {
    const start = own.findLast((one) => one + (lengths[at] ?? 0) <= bound);
    if (start === undefined) return undefined;
    starts.unshift(start);
    bound = start;
  }
  return starts;
}
