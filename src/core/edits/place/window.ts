import { exact, looserRungs, type Rung, spelled, unspaced } from './normalizer.ts';
import { occurrences } from './occurrences.ts';
import { type Finder, oneOf, type Placement, type Rows, type Sides } from './place.ts';

/** SEARCH as a run of whole lines, to the character. */
export const exactWindow: Finder = (rows, sides) => windowOn(rows, sides, exact);

/** SEARCH as a run of whole lines on the first looser rung where it stands at all. */
export const looseWindow: Finder = (rows, sides) => {
  for (const rung of looserRungs) {
    const found = windowOn(rows, sides, rung);
    if (found !== undefined) return found;
  }
  return undefined;
};

/**
 * SEARCH with other blanks inside its lines, where only those change. Where one of them is to stay, the
 * whole is for the finder that replaces all lines.
 */
export const unspacedWindow: Finder = (rows, sides) => {
  const found = windowOn(rows, sides, unspaced);
  if (found?.kind !== 'placed') return found;
  const isOff = found.places.some(({ partners }) =>
    sides.search.some((line, at) => {
      const there = rows.texts[partners[at] ?? -1] ?? '';
      return spelled.key(line) !== spelled.key(there) && sides.replace.includes(line);
    }),
  );
  return isOff ? undefined : found;
};

function windowOn(rows: Rows, sides: Sides, rung: Rung): Placement | undefined {
  return oneOf(occurrences(rows.keys(rung), sides.search.map(rung.key)), sides, rung);
}
