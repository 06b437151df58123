import { isBlank } from '../patch/index.ts';
import type { Hunk, Hunks, Replacement } from '../reply/index.ts';
import { placesOf } from './align.ts';
import { anchoredPart, isInScope } from './anchors.ts';
import type { LineChange } from './changes.ts';
import { costs, ignoredBy, isIdentical, type SearchReplace } from './lines.ts';
import { bestPlaces, type FittedPlace } from './locate.ts';
import { isEllipsis } from './omitted.ts';

/** What the search for a run's place found. Lines count from 0. */
export type Placement =
  /** One place, and what changes there. */
  | { readonly kind: 'placed'; readonly start: number; readonly changes: readonly LineChange[] }
  /** SEARCH matches several places, which begin at the lines `at`; `ignores`: what may differ there. */
  | {
      readonly kind: 'ambiguous';
      readonly at: readonly number[];
      readonly ignores: string;
    }
  /** REPLACE is already in the file, from line `at` on; `isElsewhere`: SEARCH may match another place. */
  | { readonly kind: 'present'; readonly at: number; readonly isElsewhere: boolean };

/** Lines to find, in the order of the file, and what else tells their place; a block is one. */
type Run = SearchReplace & Partial<Pick<Hunk, 'anchors' | 'line' | 'isAtEnd' | 'signed'>>;

type Placements = readonly (Placement | undefined)[];

/** Returns the changes of all placements that have some. */
export function changesIn(placements: Placements): readonly LineChange[] {
  return placements.flatMap((one) => (one?.kind === 'placed' ? one.changes : []));
}

/** Looks for the places of a block, of its pieces, or of the hunks of a patch, in the lines of a file. */
export function locateEdit(texts: readonly string[], edit: Replacement | Hunks): Placements {
  if (edit.kind === 'hunks') return locateHunks(texts, edit.hunks);
  const whole = inOrder(texts, [edit]);
  const pieces = whole[0] === undefined ? piecesOf(edit) : undefined;
  if (pieces === undefined) return whole;
  const placements = inOrder(texts, pieces);
  const unsure = placements.findIndex((one, at) => {
    const isContext = one !== undefined && isIdentical(pieces[at] ?? edit);
    return one?.kind !== 'placed' && !isContext;
  });
  return unsure < 0 ? placements.filter((one) => one?.kind === 'placed') : [placements[unsure]];
}

/** Limits the pieces of a block. */
const mostPieces = 20;

/** Returns the pieces of a block that leaves out lines with `...`, as often on both sides. */
function piecesOf({ search, replace }: SearchReplace): readonly SearchReplace[] | undefined {
  const [old, next] = [split(search), split(replace)];
  if (old.length < 2 || old.length > mostPieces || old.length !== next.length) return undefined;
  const pieces = old.map((piece, at) => ({ search: piece, replace: next[at] ?? [] }));
  const filled = pieces.filter((piece) => !piece.search.every(isBlank));
  const isLoose = pieces.some((piece) => piece.search.every(isBlank) && !isIdentical(piece));
  return isLoose || filled.length === 0 ? undefined : filled;
}

function split(lines: readonly string[]): readonly (readonly string[])[] {
  const pieces: string[][] = [[]];
  for (const line of lines) {
    if (isEllipsis(line)) pieces.push([]);
    else pieces.at(-1)?.push(line);
  }
  return pieces;
}

/** Looks for the places of hunks; those that each have one place by themselves may be in any order. */
function locateHunks(texts: readonly string[], hunks: readonly Hunk[]): Placements {
  const placed = inOrder(texts, hunks);
  if (hunks.length === 1 || !placed.includes(undefined)) return placed;
  const lines = new Map<Hunk, number>();
  for (const hunk of hunks) {
    const [alone] = inOrder(texts, [hunk]);
    if (alone?.kind !== 'placed') return placed;
    lines.set(hunk, alone.start);
  }
  const sorted = hunks.toSorted((a, b) => (lines.get(a) ?? 0) - (lines.get(b) ?? 0));
  const again = inOrder(texts, sorted);
  return hunks.map((hunk) => again[sorted.indexOf(hunk)]);
}

function placesFor(texts: readonly string[], run: Run): readonly FittedPlace[] {
  const from = anchoredPart(texts, run.anchors ?? [])?.from ?? -1;
  return bestPlaces(texts, run, ({ end }) => end > from);
}

/**
 * Looks for the places of runs. Each is below its anchors, and below the changes of the run before it, so where lines
 * are repeated, the other runs tell which are meant; else the end of the file, the scope of an anchor, or the number of
 * a line.
 */
function inOrder(texts: readonly string[], runs: readonly Run[]): Placements {
  const known = runs.map((run) => placesFor(texts, run));
  const ceilings: number[] = [];
  let [floor, ceiling] = [0, texts.length];
  for (const places of known.toReversed()) {
    ceilings.unshift(ceiling);
    ceiling = places.findLast((place) => endOf(place) <= ceiling)?.start ?? ceiling;
  }
  return runs.map((run, at) => {
    const below = (known[at] ?? []).filter(({ start }) => start >= floor);
    const between = below.filter((place) => endOf(place) <= (ceilings[at] ?? texts.length));
    const chosen = choose(texts, run, between.length > 0 ? between : below);
    if (chosen.length === 0 && known[at]?.length) return undefined;
    const [place] = chosen;
    if (place && (chosen.length === 1 || isIdentical(run))) floor = Math.max(floor, endOf(place));
    return settle(texts, run, chosen);
  });
}

/** Returns the line below which the next run may begin: below what changes, since context may be shown twice. */
function endOf({ changes, end }: FittedPlace): number {
  return changes?.at(-1)?.end ?? end;
}

/** Returns those of several places that can be meant. */
function choose(
  texts: readonly string[],
  run: Run,
  places: readonly FittedPlace[],
): readonly FittedPlace[] {
  if (places.length < 2) return places;
  const lastLine = texts.findLastIndex((line) => !isBlank(line));
  const last = places.filter(({ end }) => run.isAtEnd && end > lastLine);
  const part = anchoredPart(texts, run.anchors ?? []);
  const inside = part ? places.filter(({ start, end }) => isInScope(start, end, part)) : [];
  if (last.length > 0) return last;
  // The scope of an anchor decides only if it has the first place below the anchor and no other.
  if (inside.length === 1 && inside[0] === places[0]) return inside;
  return run.line === undefined ? places : nearest(places, run.line);
}

/** The number of a line decides if no other place is nearly as close. */
function nearest(places: readonly FittedPlace[], line: number): readonly FittedPlace[] {
  const away = ({ start }: FittedPlace) => Math.abs(start + 1 - line);
  const [first, second] = places.toSorted((a, b) => away(a) - away(b));
  return first && second && away(first) * 2 < away(second) ? [first] : places;
}

/** Says what the places mean that a run can have; one where much differs is unclear if REPLACE is elsewhere. */
function settle(
  texts: readonly string[],
  run: Run,
  places: readonly FittedPlace[],
): Placement | undefined {
  const [place, ...others] = places;
  if (place?.isMade && others.length === 0)
    return { kind: 'present', at: place.start, isElsewhere: false };
  const isThere = place === undefined ? tells(run) : place.cost >= costs.blanks && adds(run);
  if (isThere) {
    const limit = Math.min((place?.cost ?? 0) + 1, costs.spaces);
    const at = placesOf(texts, run.replace, limit)[0]?.start;
    if (at !== undefined) return { kind: 'present', at, isElsewhere: place !== undefined };
  }
  if (place === undefined) return undefined;
  const { start, changes } = place;
  if (others.length === 0) return changes && { kind: 'placed', start, changes };
  return {
    kind: 'ambiguous',
    at: places.map((one) => one.start),
    ignores: ignoredBy(place.cost),
  };
}

/** Whether REPLACE is more than a line of signs that is anywhere, or lines of SEARCH. */
function tells({ search, replace }: SearchReplace): boolean {
  const kept = replace.filter((line) => !isBlank(line));
  return kept.length > 1 || kept.some((line) => /\w/.test(line) && !search.includes(line));
}

/** Whether REPLACE has new words: what is left once lines are removed may well be elsewhere, too. */
function adds({ search, replace }: SearchReplace): boolean {
  const old = new Set(search.map((line) => line.trim()));
  return replace.some((line) => /\w/.test(line) && !old.has(line.trim()));
}
