import { withoutArtefacts } from './artefact.ts';
import { blankLinesAside, withoutEdges } from './blank-lines.ts';
import { elidedLines } from './ellipsis.ts';
import { partialLines } from './partial.ts';
import type { Finder, Place, Placement, Rows, Sides } from './place.ts';
import { isAddedAlready, isForgiven, isIdentical, presentAlready } from './present.ts';
import { reflowedLines } from './reflow.ts';
import { similarWindow } from './similar.ts';
import { exactWindow, looseWindow, unspacedWindow } from './window.ts';

/** From strict to loose. The first that finds anything decides, also when it finds more than one place. */
const ladder: readonly Finder[] = [
  exactWindow,
  presentAlready,
  artefactsUndone(exactWindow),
  artefactsUndone(presentAlready),
  looseWindow,
  artefactsUndone(looseWindow),
  unspacedWindow,
  edgesTrimmed(exactWindow),
  edgesTrimmed(looseWindow),
  blankLinesAside,
  reflowedLines,
  partialLines,
  elidedLines,
  similarWindow,
];

/** Where SEARCH stands; `undefined`: nowhere. The sides of a place are those that are to be written. */
export function locate(rows: Rows, sides: Sides): Placement | undefined {
  for (const [at, find] of ladder.entries()) {
    const found = find(rows, sides);
    if (found?.kind === 'present') {
      const isElsewhere = ladder.slice(at + 1).some((looser) => looser(rows, sides) !== undefined);
      return { ...found, isElsewhere };
    }
    if (found !== undefined) return settled(rows, found);
  }
  return undefined;
}

/** The readings of a block, made once for all the rungs that try them. */
const read = new WeakMap<Sides, readonly Sides[]>();

function artefactsUndone(find: Finder): Finder {
  return (rows, sides) => {
    const readings = read.get(sides) ?? withoutArtefacts(sides);
    read.set(sides, readings);
    for (const reading of readings) {
      const found = find(rows, reading);
      if (found !== undefined) return found;
    }
    return undefined;
  };
}

/** Blank lines at the edges of SEARCH are the reply's own; REPLACE loses as many. */
function edgesTrimmed(find: Finder): Finder {
  return (rows, sides) => {
    const trimmed = withoutEdges(sides);
    return trimmed.search.length === sides.search.length ? undefined : find(rows, trimmed);
  };
}

/** What is there already, as far as the comparison can tell, must not be done twice. */
function settled(rows: Rows, found: Placement): Placement {
  if (found.kind !== 'placed') return found;
  const isDone = (place: Place) =>
    !isIdentical(place.sides) && (isAddedAlready(rows, place) || isForgiven(place));
  const [first] = found.places;
  const places = found.places.filter((place) => !isDone(place));
  if (first === undefined || places.length > 0) return { ...found, places };
  return { kind: 'present', at: first.partners[0] ?? 0, isElsewhere: false };
}
