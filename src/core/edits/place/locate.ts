import { isBlank } from '../patch/index.ts';
import { type Alignment, alignLines, cheapest, placesOf } from './align.ts';
import { withoutArtefacts, withoutBlankEdges } from './artefact.ts';
import { isIdentical, type SearchReplace } from './block.ts';
import { changesAt, type LineChange } from './changes.ts';
import { fitStyle } from './fit.ts';
import { costs, ignoredBy } from './lines.ts';
import { withLostBlanks } from './lost-blanks.ts';
import { withFileSigns } from './signs.ts';

/** What the search for a block's place found. Lines count from 0. */
export type Placement =
  /** One place, from line `start` up to, but not including, `end`, and what changes there. */
  | {
      readonly kind: 'placed';
      readonly start: number;
      readonly end: number;
      readonly changes: readonly LineChange[];
    }
  /** SEARCH matches several places, which begin at the lines `at`; `ignores`: what may differ there. */
  | {
      readonly kind: 'ambiguous';
      readonly at: readonly number[];
      readonly ignores: string;
      /** What changes at the first of them. */
      readonly changes: readonly (readonly LineChange[])[];
    }
  /** REPLACE is already in the file, from line `at` on; `isElsewhere`: SEARCH may match another place. */
  | { readonly kind: 'present'; readonly at: number; readonly isElsewhere: boolean };

/** Returns the changes of all placements that have some. */
export function changesIn(placements: readonly (Placement | undefined)[]): readonly LineChange[] {
  return placements.flatMap((one) => (one?.kind === 'placed' ? one.changes : []));
}

/** Where a run may be. */
export interface Room {
  /** Whether it can be at some lines of the file. */
  readonly allows: (start: number, end: number) => boolean;
  /** Returns those of several places that can be meant. */
  readonly choose: (places: readonly Alignment[]) => readonly Alignment[];
}

const anywhere: Room = { allows: () => true, choose: (places) => places };

/** A place of a block, in one of its readings. */
interface Candidate extends Alignment {
  readonly block: SearchReplace;
}

/** Limits the places of a block whose changes are looked at. */
const mostPlaces = 20;

/**
 * Looks for the place of a block: the one where least differs. How much differs is decided by the loosest difference,
 * so one that is as loose elsewhere makes the place unclear. A place where REPLACE fits as well as SEARCH has been
 * changed before.
 */
export function locateRun(
  texts: readonly string[],
  block: SearchReplace,
  { allows, choose }: Room = anywhere,
): Placement | undefined {
  const allowed = candidatesOf(texts, block).filter(({ start, end }) => allows(start, end));
  const least = Math.min(...allowed.map(({ cost }) => rankOf(cost)));
  const best = allowed.filter(({ cost }) => rankOf(cost) === least);
  const chosen = best.length > 1 ? choose(best) : best;
  const [place, ...others] = best.filter((one) => chosen.includes(one));
  if (place?.isMoved) others.push(...allowed.filter(({ cost }) => (cost & costs.line) > 0));
  const isUndone = place !== undefined && others.length === 0 && place.cost < costs.spaces;
  const made = least > 0 && tells(block) ? placesOf(texts, block.replace) : [];
  const at = made.find(({ start, end }) => allows(start, end))?.start;
  if (at !== undefined && !(isUndone && addsNothing(block))) {
    const isOther = ({ start }: Alignment) => start < at || start >= at + block.replace.length;
    return { kind: 'present', at, isElsewhere: allowed.some(isOther) };
  }
  if (place === undefined || others.length === 0) return place && placeAt(texts, place);
  const there = best.slice(0, mostPlaces).map((one) => placeAt(texts, one));
  return {
    kind: 'ambiguous',
    at: [place, ...others].map(({ start }) => start),
    ignores: ignoredBy(place.cost),
    changes: there.flatMap((one) => (one?.kind === 'placed' ? [one.changes] : [])),
  };
}

/** Ranks a place by the loosest difference; one in the block as it is written comes before one in another reading. */
function rankOf(cost: number): number {
  return 2 * (32 - Math.clz32(Math.min(cost, costs.typo) >> 1)) + (cost & costs.copied);
}

/** The places of each run in each file: one is looked for several times. */
const known = new WeakMap<readonly string[], WeakMap<SearchReplace, readonly Candidate[]>>();

/** Finds a block as it is written, without what copying did to it, and with the blanks that its context has lost. */
function candidatesOf(texts: readonly string[], block: SearchReplace): readonly Candidate[] {
  const own = known.get(texts) ?? new WeakMap<SearchReplace, readonly Candidate[]>();
  known.set(texts, own);
  const cached = own.get(block);
  if (cached !== undefined) return cached;
  const restored = withLostBlanks(texts, block);
  const written = (restored ? [restored, block] : [block]).flatMap((one) =>
    lenientPlaces(texts, one),
  );
  const placesIn = (cost: number) => (one: SearchReplace) =>
    placesOf(texts, one.search, costs.spaces).map((place) => {
      return { ...place, cost: place.cost | cost, block: one };
    });
  const readings = withoutArtefacts(block);
  const copied = readings.flatMap(placesIn(costs.copied));
  const edged = [block, ...readings].flatMap(withoutBlankEdges).flatMap(placesIn(costs.blanks));
  const found = cheapest([...written, ...copied, ...edged]).toSorted((a, b) => a.start - b.start);
  own.set(block, found);
  return found;
}

/** Finds a block where not too much differs: around a line that is only a part, or off, the others are as they are. */
function lenientPlaces(texts: readonly string[], block: SearchReplace): readonly Candidate[] {
  const filled = block.search.filter((line) => !isBlank(line)).length;
  const mayBePart = filled >= 2 && !block.replace.every(isBlank);
  const places = alignLines(texts, block.search, { mayBePart, mayBeOff: filled >= 3 });
  return places.flatMap((place) => {
    const [isPart, isOff] = [(place.cost & costs.part) > 0, place.cost >= costs.typo];
    const more = place.cost & ~(costs.part | costs.end | costs.blanks);
    const isClear = isPart ? more === 0 : !isOff || (more & costs.spaces) === 0;
    return isClear ? [{ ...place, block }] : [];
  });
}

/** Whether REPLACE is more than a line of signs that is anywhere, or lines of SEARCH. */
function tells({ search, replace }: SearchReplace): boolean {
  const kept = replace.filter((line) => !isBlank(line));
  return kept.length > 1 || kept.some((line) => /\w/.test(line) && !search.includes(line));
}

/** What is left once lines are removed may well be elsewhere, too. */
function addsNothing({ search, replace }: SearchReplace): boolean {
  const old = new Set(search.map((line) => line.trim()));
  return replace.every((line) => isBlank(line) || old.has(line.trim()));
}

function placeAt(texts: readonly string[], place: Candidate): Placement | undefined {
  const { block, start, end, cost, steps } = place;
  if (cost < costs.typo && !isIdentical(block) && isMade(texts, place))
    return { kind: 'present', at: start, isElsewhere: false };
  const changes = changesAt(texts, block, steps);
  const signed = cost & costs.signs ? withFileSigns(texts, block, steps) : block.replace;
  if (changes === undefined || signed === undefined) return undefined;
  return {
    kind: 'placed',
    start,
    end,
    changes: fitStyle(texts, block, steps, { changes, signed }),
  };
}

/** Whether REPLACE fits where SEARCH does, and no worse. */
function isMade(texts: readonly string[], { block, steps, start, end }: Candidate): boolean {
  const own = steps.reduce((sum, { cost }) => sum | cost, 0);
  const [from, to] = [Math.max(0, start - block.replace.length), end + block.replace.length];
  return placesOf(texts.slice(from, to), block.replace, own + 1).some(
    (other) => other.start + from <= start && end <= other.end + from,
  );
}
