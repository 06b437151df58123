import { isBlank } from '../patch/index.ts';
import type { Hunk, Hunks, Replacement } from '../reply/index.ts';
import type { Alignment } from './align.ts';
import { type AnchoredPart, anchoredPart, isInScope, neighbourOf } from './anchors.ts';
import { isIdentical, type SearchReplace } from './block.ts';
import { locateRun, type Placement, type Room } from './locate.ts';
import { isEllipsis } from './omitted.ts';

/** What is known of a hunk's place before its lines are looked for. */
interface Neighbours {
  /** The first line that no earlier hunk changes; the hunk must not begin above it. */
  readonly floor: number;
  /** The first line that no earlier hunk shows. */
  readonly below: number;
  /** Returns the line where the next hunk begins at the latest. */
  readonly ceiling: () => number;
}

type Places = readonly (Placement | undefined)[];

/** Looks for the place of a block, or of each hunk of a patch, in the lines of a file. */
export function locateEdit(
  texts: readonly string[],
  edit: Replacement | Hunks,
): readonly (Placement | undefined)[] {
  return edit.kind === 'hunks'
    ? hunkPlaces(texts, edit.hunks)
    : [locateRun(texts, edit) ?? locateElided(texts, edit)];
}

/**
 * Looks for the places of the hunks that change something, which are below their anchors. Those that each have a place
 * by themselves may be in any order; else they are in that of the file, so where lines are repeated, the other hunks,
 * the end of the file, the scope of an anchor or, last, the number of the line may tell which are meant.
 */
function hunkPlaces(texts: readonly string[], hunks: readonly Hunk[]): Places {
  const places = placesInOrder(texts, hunks);
  const isMissing = places.some((one, at) => one === undefined && hunks[at]?.search.length);
  const sorted = isMissing ? inOrder(texts, hunks) : undefined;
  const found = sorted && placesInOrder(texts, sorted);
  return hunks.map((hunk, at) => {
    if (hunk.search.length === 0) return placeAdded(texts, hunk);
    return found ? found[sorted?.indexOf(hunk) ?? -1] : places[at];
  });
}

/**
 * Finds the place of a hunk that only adds lines: the end of the file, or below a line in which nothing is nested, so
 * that it can only be its neighbour.
 */
function placeAdded(texts: readonly string[], hunk: Hunk): Placement | undefined {
  const isAtEnd = hunk.isAtEnd && texts.length > 0;
  const below = isAtEnd ? texts.length : neighbourOf(texts, hunk.anchors.at(-1));
  const neighbour = below === undefined ? undefined : texts[below - 1];
  if (neighbour === undefined) return undefined;
  const block = { search: [neighbour], replace: [neighbour, ...hunk.replace] };
  if (isBlank(neighbour) || below === undefined) return undefined;
  const allows = (start: number, end: number) => start <= below - 1 && end >= below;
  return locateRun(texts, block, { allows, choose: (places) => places });
}

/** Looks for hunks that are in the order of the file. */
function placesInOrder(texts: readonly string[], hunks: readonly Hunk[]): Places {
  let ceilings: readonly number[] | undefined;
  let [floor, below] = [0, 0];
  return hunks.map((hunk, at) => {
    const ceiling = () => {
      ceilings ??= ceilingsOf(texts, hunks);
      return ceilings[at] ?? texts.length;
    };
    const placement = locateRun(texts, hunk, roomOf(texts, hunk, { floor, below, ceiling }));
    if (placement?.kind === 'placed') {
      floor = Math.max(floor, placement.changes.at(-1)?.end ?? placement.start);
      below = Math.max(below, floor, placement.end);
    }
    return placement;
  });
}

/** Returns the hunks in the order of the file, if each of them has only one place. */
function inOrder(texts: readonly string[], hunks: readonly Hunk[]): readonly Hunk[] | undefined {
  const lines = new Map<Hunk, number>();
  for (const hunk of hunks) {
    const place = hunk.search.length === 0 ? undefined : locateAlone(texts, hunk);
    if (hunk.search.length > 0 && place?.kind !== 'placed') return undefined;
    lines.set(hunk, place?.kind === 'placed' ? place.start : 0);
  }
  return hunks.toSorted((a, b) => (lines.get(a) ?? 0) - (lines.get(b) ?? 0));
}

/** Returns for each hunk the line where the next one begins at the latest. */
function ceilingsOf(texts: readonly string[], hunks: readonly Hunk[]): readonly number[] {
  const ceilings: number[] = [];
  let ceiling = texts.length;
  for (const hunk of hunks.toReversed()) {
    ceilings.unshift(ceiling);
    const place = locateAlone(texts, hunk);
    const starts =
      place?.kind === 'ambiguous' ? place.at : place?.kind === 'placed' ? [place.start] : [];
    ceiling = starts.findLast((start) => start + hunk.search.length <= ceiling) ?? ceiling;
  }
  return ceilings;
}

function locateAlone(texts: readonly string[], hunk: Hunk): Placement | undefined {
  const { allows } = roomOf(texts, hunk, { floor: 0, below: 0, ceiling: () => texts.length });
  return locateRun(texts, hunk, { allows, choose: (places) => places });
}

function roomOf(texts: readonly string[], hunk: Hunk, { floor, below, ceiling }: Neighbours): Room {
  const anchored = anchoredPart(texts, hunk.anchors);
  const lastLine = texts.findLastIndex((line) => !isBlank(line));
  const isLast = ({ end }: Alignment) => end > lastLine;
  return {
    allows: (start, end) => start >= floor && end > (anchored?.from ?? -1),
    choose: (places) => {
      const meant = [
        ({ start }: Alignment) => start >= below,
        ...(hunk.isAtEnd ? [isLast] : []),
        ({ end }: Alignment) => end <= ceiling(),
      ].reduce((left, is) => (left.some(is) ? left.filter(is) : left), places);
      return nearest(inScope(meant, anchored), hunk.line);
    },
  };
}

/** The scope of an anchor decides only if it has the first place below the anchor and no other. */
function inScope(places: readonly Alignment[], anchored: AnchoredPart | undefined) {
  if (anchored === undefined) return places;
  const inside = places.filter(({ start, end }) => isInScope(start, end, anchored));
  return inside.length === 1 && inside[0] === places[0] ? inside : places;
}

/** The number of a line decides if no other place is nearly as close. */
function nearest(places: readonly Alignment[], line: number | undefined) {
  if (line === undefined) return places;
  const away = ({ start }: Alignment) => Math.abs(start + 1 - line);
  const [first, second] = places.toSorted((a, b) => away(a) - away(b));
  return first && second && away(first) * 2 < away(second) ? [first] : places;
}

/** Limits the pieces of a block. */
const mostPieces = 20;

/**
 * Finds a SEARCH that leaves out lines with `...`, as often as REPLACE does: its pieces are in the file in their order,
 * at least one of them only once, and so is each that changes.
 */
function locateElided(texts: readonly string[], block: SearchReplace): Placement | undefined {
  const [search, replace] = [piecesOf(block.search), piecesOf(block.replace)];
  if (search.length < 2 || search.length > mostPieces || search.length !== replace.length)
    return undefined;
  const pieces = search.map((piece, at) => ({
    search: piece,
    replace: replace[at] ?? [],
    anchors: [],
  }));
  if (pieces.some((piece) => piece.search.every(isBlank) && !isIdentical(piece))) return undefined;
  const filled = pieces.filter((piece) => !piece.search.every(isBlank));
  const places = placesInOrder(texts, filled);
  if (filled.length === 0 || places.includes(undefined)) return undefined;
  const unsure = places.find(
    (one, at) => one?.kind !== 'placed' && !isIdentical(filled[at] ?? block),
  );
  if (unsure !== undefined) return unsure;
  const alone = filled.map((piece) => locateRun(texts, piece));
  if (!alone.some((one) => one?.kind === 'placed')) return alone[0];
  const placed = places.flatMap((one) => (one?.kind === 'placed' ? [one] : []));
  const [start = 0, end = 0] = [placed[0]?.start, placed.at(-1)?.end];
  return { kind: 'placed', start, end, changes: placed.flatMap(({ changes }) => changes) };
}

function piecesOf(lines: readonly string[]): readonly (readonly string[])[] {
  const pieces: string[][] = [[]];
  for (const line of lines) {
    if (isEllipsis(line)) pieces.push([]);
    else pieces.at(-1)?.push(line);
  }
  return pieces;
}
