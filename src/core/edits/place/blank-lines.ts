import { isBlank } from '../lines.ts';
import { spelled } from './normalizer.ts';
import { occurrences } from './occurrences.ts';
import type { Finder, Place, Sides } from './place.ts';

/** SEARCH as a run of lines when the blank ones count for nothing, in it and in the file. */
export const blankLinesAside: Finder = (rows, sides) => {
  const keys = rows.keys(spelled);
  const filled = keys.flatMap((key, at) => (key === '' ? [] : [at]));
  const wanted = sides.search.map(spelled.key).filter((key) => key !== '');
  const hits = occurrences(
    filled.map((at) => keys[at] ?? ''),
    wanted,
  );
  const [hit, ...others] = hits;
  if (hit === undefined) return undefined;
  if (others.length > 0) {
    const at = hits.map((one) => filled[one] ?? 0);
    return { kind: 'ambiguous', at, forgives: 'blank lines' };
  }
  const met = filled.slice(hit, hit + wanted.length);
  const partners = paired(sides.search, met, keys);
  return { kind: 'placed', places: [withoutLooseEdges({ sides, partners, rung: spelled })] };
};

/** Blank lines at an edge that the file lacks are the reply's own, and go from both sides. */
function withoutLooseEdges({ sides, partners, rung }: Place): Place {
  const isMet = (partner: number | undefined) => partner !== undefined;
  const above = Math.max(0, partners.findIndex(isMet));
  const below = partners.length - 1 - partners.findLastIndex(isMet);
  const met = partners.slice(above, partners.length - below);
  return { rung, partners: met, sides: withoutEdge(sides, above, below) };
}

/** SEARCH without the blank lines at its edges, and REPLACE without as many. */
export function withoutEdges(sides: Sides): Sides {
  const above = blankRun(sides.search);
  return withoutEdge(sides, above, blankRun(sides.search.slice(above).reverse()));
}

/** SEARCH without so many blank lines at its edges; REPLACE loses as many, as far as it has them. */
function withoutEdge({ search, replace }: Sides, above: number, below: number): Sides {
  const first = Math.min(above, blankRun(replace));
  const last = Math.min(below, blankRun(replace.slice(first).reverse()));
  return {
    search: search.slice(above, search.length - below),
    replace: replace.slice(first, replace.length - last),
  };
}

/** How many blank lines come first. */
function blankRun(lines: readonly string[]): number {
  const first = lines.findIndex((line) => !isBlank(line));
  return first < 0 ? lines.length : first;
}

/** Gives each blank line of SEARCH a blank line of the file in the same gap, as long as there are any. */
function paired(
  search: readonly string[],
  met: readonly number[],
  keys: readonly string[],
): readonly (number | undefined)[] {
  const partners: (number | undefined)[] = [];
  let filled = 0;
  let next = firstBlankAbove(search, met[0] ?? 0, keys);
  for (const line of search) {
    if (isBlank(line)) {
      const isThere = keys[next] === '';
      partners.push(isThere ? next : undefined);
      if (isThere) next += 1;
    } else {
      const at = met[filled] ?? 0;
      partners.push(at);
      filled += 1;
      next = at + 1;
    }
  }
  return partners;
}

/** SEARCH's leading blank lines mean those right above the first line that was met. */
function firstBlankAbove(
  search: readonly string[],
  first: number,
  keys: readonly string[],
): number {
  const leading = search.findIndex((line) => !isBlank(line));
  let at = first;
  while (first - at < leading && at > 0 && keys[at - 1] === '') at -= 1;
  return at;
}
