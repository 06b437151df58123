import { exact, type Normalizer } from './normalizer.ts';

/** The two sides of a block: as written, or with a copy artefact undone. */
export interface SearchReplace {
  readonly search: readonly string[];
  readonly replace: readonly string[];
}

/** One place in a file that SEARCH matches. Lines count from 0. */
export interface Match {
  readonly block: SearchReplace;
  /** For each line of SEARCH, the line of the file that it means; only a blank line may have none. */
  readonly fileLines: readonly (number | undefined)[];
  /** How the lines were compared. */
  readonly normalizer: Normalizer;
}

/** What the search for a block's place found. */
export type Placement =
  /** One place, or, in a block that leaves lines out, one for each piece that changes, in file order. */
  | { readonly kind: 'placed'; readonly matches: readonly Match[] }
  /** SEARCH matches several places, which begin at the lines `at`; `ignores`: what may differ there. */
  | { readonly kind: 'ambiguous'; readonly at: readonly number[]; readonly ignores: string }
  /** REPLACE is already in the file, from line `at` on; `isElsewhere`: SEARCH may match another place. */
  | { readonly kind: 'present'; readonly at: number; readonly isElsewhere: boolean };

/** One way to find the place; `undefined`: try the next one. */
export type MatchStrategy = (file: FileLines, block: SearchReplace) => Placement | undefined;

/** The lines of a file and their keys for each normalizer, computed once. */
export interface FileLines {
  readonly texts: readonly string[];
  readonly keys: (normalizer: Normalizer) => readonly string[];
  /** Returns those of the lines where a run of `length` lines matches, in file order, that can be meant. */
  readonly choose: (starts: readonly number[], length: number) => readonly number[];
}

/** Every edit of a reply is looked for in the file as it was, too. */
const known = new WeakMap<readonly string[], Map<Normalizer, readonly string[]>>();

export function fileLinesOf(texts: readonly string[]): FileLines {
  const cache = known.get(texts) ?? new Map<Normalizer, readonly string[]>();
  known.set(texts, cache);
  return {
    texts,
    choose: (starts) => starts,
    keys: (normalizer) => {
      const keys =
        cache.get(normalizer) ?? (normalizer === exact ? texts : texts.map(normalizer.key));
      cache.set(normalizer, keys);
      return keys;
    },
  };
}

/** Returns the match if there is only one that can be meant; `starts` are the lines where matches begin. */
export function onlyMatch(
  { choose }: FileLines,
  starts: readonly number[],
  block: SearchReplace,
  normalizer: Normalizer,
): Placement | undefined {
  const at = choose(starts, block.search.length);
  const [start, ...others] = at;
  if (start === undefined) return undefined;
  return others.length > 0
    ? { kind: 'ambiguous', at, ignores: normalizer.ignores }
    : { kind: 'placed', matches: [matchAt(start, block, normalizer)] };
}

/** Returns the match of a block whose SEARCH is a run of lines from `start` on. */
export function matchAt(start: number, block: SearchReplace, normalizer: Normalizer): Match {
  return { block, fileLines: block.search.map((_, index) => start + index), normalizer };
}

/** Returns the matches of all placements that have some. */
export function findMatches(placements: readonly (Placement | undefined)[]): readonly Match[] {
  return placements.flatMap((one) => (one?.kind === 'placed' ? one.matches : []));
}

/** Whether the block changes nothing. */
export function isIdentical({ search, replace }: SearchReplace): boolean {
  return search.length === replace.length && search.every((line, at) => line === replace[at]);
}

/** Returns where `wanted` occurs in `lines` as a run, in linear time. Runs may overlap. */
export function occurrences(
  lines: ArrayLike<string>,
  wanted: ArrayLike<string>,
): readonly number[] {
  if (wanted.length === 0 || wanted.length > lines.length) return [];
  const fallbacks = fallbacksOf(wanted);
  const found: number[] = [];
  let matched = 0;
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    while (matched > 0 && line !== wanted[matched]) matched = fallbacks[matched - 1] ?? 0;
    if (line === wanted[matched]) matched += 1;
    if (matched === wanted.length) {
      found.push(at - matched + 1);
      matched = fallbacks[matched - 1] ?? 0;
    }
  }
  return found;
}

/** Returns the lines where `wanted` occurs if empty lines are ignored on both sides. */
export function filledOccurrences(
  lines: readonly string[],
  wanted: readonly string[],
): readonly number[] {
  const isFilled = (line: string) => line !== '';
  const wantedFilled = wanted.filter(isFilled);
  if (!lines.includes(wantedFilled[0] ?? '')) return [];
  const starts = occurrences(lines.filter(isFilled), wantedFilled);
  if (starts.length === 0) return [];
  const filled = lines.flatMap((line, at) => (isFilled(line) ? [at] : []));
  return starts.map((start) => filled[start] ?? 0);
}

/** For each prefix, the length of its longest proper prefix that is also its suffix (Knuth, Morris, Pratt). */
function fallbacksOf(wanted: ArrayLike<string>): readonly number[] {
  const fallbacks = [0];
  let length = 0;
  for (let at = 1; at < wanted.length; at += 1) {
    while (length > 0 && wanted[at] !== wanted[length]) length = fallbacks[length - 1] ?? 0;
    if (wanted[at] === wanted[length]) length += 1;
    fallbacks.push(length);
  }
  return fallbacks;
}
