import type { Rung } from './normalizer.ts';

/** A block's two sides: as they are written, or with a copy artefact undone. */
export interface Sides {
  readonly search: readonly string[];
  readonly replace: readonly string[];
}

/** Where SEARCH stands in a file. Lines count from 0. */
export interface Place {
  readonly sides: Sides;
  /** For each line of SEARCH the line of the file that it means; only a blank line may have none. */
  readonly partners: readonly (number | undefined)[];
  /** How the lines were compared. */
  readonly rung: Rung;
}

/** What a search for a place has come to, where it has come to anything. */
export type Placement =
  /** One place, or one for each changed piece of a block that leaves lines out, in the file's order. */
  | { readonly kind: 'placed'; readonly places: readonly Place[] }
  /** SEARCH stands there more than once; `at` are the first lines, `forgives` what the comparison did. */
  | { readonly kind: 'ambiguous'; readonly at: readonly number[]; readonly forgives: string }
  /** REPLACE stands there already, from line `at` on; `isElsewhere`: SEARCH may mean another place. */
  | { readonly kind: 'present'; readonly at: number; readonly isElsewhere: boolean };

/** One way to find the place; `undefined`: not in this way, so that the next may try. */
export type Finder = (rows: Rows, sides: Sides) => Placement | undefined;

/** The lines of a file with their keys on each rung, made once. */
export interface Rows {
  readonly texts: readonly string[];
  readonly keys: (rung: Rung) => readonly string[];
}

export function rowsOf(texts: readonly string[]): Rows {
  const made = new Map<Rung, readonly string[]>();
  return {
    texts,
    keys: (rung) => {
      const keys = made.get(rung) ?? texts.map(rung.key);
      made.set(rung, keys);
      return keys;
    },
  };
}

/** The one place where a run of lines stands, or that there are several. */
export function oneOf(at: readonly number[], sides: Sides, rung: Rung): Placement | undefined {
  const [start, ...others] = at;
  if (start === undefined) return undefined;
  if (others.length > 0) return { kind: 'ambiguous', at, forgives: rung.forgives };
  const partners = sides.search.map((_, index) => start + index);
  return { kind: 'placed', places: [{ sides, partners, rung }] };
}
