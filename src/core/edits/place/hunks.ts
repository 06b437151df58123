import { isBlank, lineHunks } from '../patch/index.ts';
import type { Hunk } from '../reply/index.ts';
import { type AnchoredPart, anchoredPart, isInScope, neighbourOf } from './anchors.ts';
import type { FileLines, Match, MatchStrategy, Placement, SearchReplace } from './placement.ts';

/** What is known of a hunk's place before its lines are looked for. */
interface Room {
  /** The first line that no earlier hunk changes; the hunk must not begin above it. */
  readonly floor: number;
  /** The first line that no earlier hunk shows. */
  readonly below: number;
  readonly anchored: AnchoredPart | undefined;
  /** Returns the line where the next hunk begins at the latest. */
  readonly ceiling: () => number;
  readonly locate: MatchStrategy;
}

/**
 * Looks for the places of the hunks that change something, which are below their anchors. `locate` looks for one of
 * them. Those that each have a place by themselves may be in any order; else they are in that of the file, so where
 * lines are repeated, the other hunks, the end of the file, the scope of an anchor or, last, the number of the line
 * may tell which are meant.
 */
export function hunkPlaces(
  file: FileLines,
  hunks: readonly Hunk[],
  locate: MatchStrategy,
): readonly (Placement | undefined)[] {
  const placements = placesInOrder(file, hunks, locate);
  const isMissing = placements.some((one, at) => one === undefined && hunks[at]?.search.length);
  const sorted = isMissing ? inOrder(file, hunks, locate) : undefined;
  const places = sorted ? placesSorted(file, hunks, sorted, locate) : placements;
  return places.map((place, at) => {
    const hunk = hunks[at];
    const isAdded = hunk !== undefined && hunk.search.length === 0;
    return isAdded ? placeAdded(file, hunk, locate) : place;
  });
}

/**
 * Finds the place of a hunk that only adds lines: the end of the file, or below a line in which nothing is nested, so
 * that it can only be its neighbour.
 */
function placeAdded(file: FileLines, hunk: Hunk, locate: MatchStrategy): Placement | undefined {
  const isAtEnd = hunk.isAtEnd && file.texts.length > 0;
  const below = isAtEnd ? file.texts.length : neighbourOf(file, hunk.anchors.at(-1));
  const neighbour = below === undefined ? undefined : file.texts[below - 1];
  if (below === undefined || neighbour === undefined) return undefined;
  const block: SearchReplace = { search: [neighbour], replace: [neighbour, ...hunk.replace] };
  const isNeighbour = (start: number) => start === below - 1;
  return locate({ ...file, choose: (starts) => starts.filter(isNeighbour) }, block);
}

/** Looks for hunks that are in the order of the file. */
function placesInOrder(
  file: FileLines,
  hunks: readonly Hunk[],
  locate: MatchStrategy,
): readonly (Placement | undefined)[] {
  let ceilings: readonly number[] | undefined;
  let [floor, below] = [0, 0];
  return hunks.map((hunk, at) => {
    const ceiling = () => {
      ceilings ??= ceilingsOf(file, hunks, locate);
      return ceilings[at] ?? file.texts.length;
    };
    const anchored = anchoredPart(file, hunk.anchors);
    const placement = locateWithin(file, hunk, { floor, below, anchored, ceiling, locate });
    const last = placement?.kind === 'placed' ? placement.matches.at(-1) : undefined;
    if (last !== undefined) {
      floor = Math.max(floor, changedTo(last));
      below = Math.max(below, floor, (last.fileLines.findLast(isLine) ?? -1) + 1);
    }
    return placement;
  });
}

/** Returns the hunks in the order of the file, if each of them has only one place. */
function inOrder(
  file: FileLines,
  hunks: readonly Hunk[],
  locate: MatchStrategy,
): readonly Hunk[] | undefined {
  const lines = new Map<Hunk, number>();
  for (const hunk of hunks) {
    const [line] = hunk.search.length === 0 ? [0] : linesOf(locateAlone(file, hunk, locate));
    if (line === undefined) return undefined;
    lines.set(hunk, line);
  }
  return hunks.toSorted((a, b) => (lines.get(a) ?? 0) - (lines.get(b) ?? 0));
}

function placesSorted(
  file: FileLines,
  hunks: readonly Hunk[],
  sorted: readonly Hunk[],
  locate: MatchStrategy,
): readonly (Placement | undefined)[] {
  const places = placesInOrder(file, sorted, locate);
  return hunks.map((hunk) => places[sorted.indexOf(hunk)]);
}

/** Returns for each hunk the line where the next one begins at the latest. */
function ceilingsOf(
  file: FileLines,
  hunks: readonly Hunk[],
  locate: MatchStrategy,
): readonly number[] {
  const ceilings: number[] = [];
  let ceiling = file.texts.length;
  for (const hunk of hunks.toReversed()) {
    ceilings.unshift(ceiling);
    const placement = locateAlone(file, hunk, locate);
    const starts = placement?.kind === 'ambiguous' ? placement.at : linesOf(placement);
    ceiling = starts.findLast((start) => start + hunk.search.length <= ceiling) ?? ceiling;
  }
  return ceilings;
}

function linesOf(placement: Placement | undefined): readonly number[] {
  const [match] = placement?.kind === 'placed' ? placement.matches : [];
  return match?.fileLines.filter(isLine).slice(0, 1) ?? [];
}

function locateAlone(file: FileLines, hunk: Hunk, locate: MatchStrategy): Placement | undefined {
  const anchored = anchoredPart(file, hunk.anchors);
  return locateBelow(file, hunk, { floor: 0, anchored, locate }, (starts) => starts);
}

function locateWithin(file: FileLines, hunk: Hunk, room: Room): Placement | undefined {
  const { below, anchored, ceiling } = room;
  const lastLine = file.texts.findLastIndex((line) => !isBlank(line));
  return locateBelow(file, hunk, room, (starts, length) => {
    const ruled: readonly (readonly [boolean, (start: number) => boolean])[] = [
      [true, (start) => start >= below],
      [hunk.isAtEnd === true, (start) => start + length > lastLine],
      [true, (start) => start + length <= ceiling()],
    ];
    const few = ruled.reduce(
      (left, [applies, isMeant]) => (applies ? unlessNone(left, isMeant) : left),
      starts,
    );
    return nearest(inScope(few, length, anchored), hunk.line);
  });
}

/** Looks for a hunk from a line on and below its anchors; `choose` decides among several places. */
function locateBelow(
  file: FileLines,
  hunk: Hunk,
  { floor, anchored, locate }: Pick<Room, 'floor' | 'anchored' | 'locate'>,
  choose: FileLines['choose'],
): Placement | undefined {
  const isAllowed = (start: number, length: number) =>
    start >= floor && start + length > (anchored?.from ?? -1);
  const placement = locate(
    {
      ...file,
      choose: (starts, length) => {
        const allowed = starts.filter((start) => isAllowed(start, length));
        return allowed.length > 1 ? choose(allowed, length) : allowed;
      },
    },
    hunk,
  );
  if (placement?.kind !== 'placed') return placement;
  const isWithin = ({ fileLines }: Match) => {
    const [first = floor, last = first] = [fileLines.find(isLine), fileLines.findLast(isLine)];
    return isAllowed(first, last + 1 - first);
  };
  return placement.matches.every(isWithin) ? placement : undefined;
}

function unlessNone(
  starts: readonly number[],
  isMeant: (start: number) => boolean,
): readonly number[] {
  if (starts.length < 2) return starts;
  const meant = starts.filter(isMeant);
  return meant.length > 0 ? meant : starts;
}

/** The scope of an anchor decides only if it has the first place below the anchor and no other. */
function inScope(
  starts: readonly number[],
  length: number,
  anchored: AnchoredPart | undefined,
): readonly number[] {
  if (anchored === undefined || starts.length < 2) return starts;
  const inside = starts.filter((start) => isInScope(start, length, anchored));
  return inside.length === 1 && inside[0] === starts[0] ? inside : starts;
}

/** The number of a line decides if no other place is nearly as close. */
function nearest(starts: readonly number[], line: number | undefined): readonly number[] {
  if (line === undefined || starts.length < 2) return starts;
  const away = (start: number) => Math.abs(start + 1 - line);
  const [first = 0, second = 0] = starts.toSorted((a, b) => away(a) - away(b));
  return away(first) * 2 < away(second) ? [first] : starts;
}

/** Returns the line after the last one that a match changes. */
function changedTo({ block, fileLines }: Match): number {
  const last = lineHunks(block.search, block.replace).at(-1);
  const line = fileLines.slice(0, last?.to ?? 0).findLast(isLine);
  return line === undefined ? (fileLines.find(isLine) ?? 0) : line + 1;
}

const isLine = (line: number | undefined) => line !== undefined;
