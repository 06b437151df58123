import type { HouseFigures } from './measure.ts';

/** What the checks refuse to let grow. Re-exports of an index.ts are seen through. */
export const limits: ReadonlyMap<string, number> = new Map([
  ['longest_chain', 12],
  ['longest_chain_all', 18],
  ['homonyms', 3],
  ['over_four_parameters', 0],
  ['folder_cycles', 0],
]);

/** One line for each figure over its limit, with the places that make it so. */
export function excesses({ figures, places }: HouseFigures): readonly string[] {
  return [...limits].flatMap(([measure, limit]) => {
    const value = figures[measure] ?? Number.POSITIVE_INFINITY;
    if (value <= limit) return [];
    return [`${measure} is ${value}, at most ${limit} is allowed:`, ...(places[measure] ?? [])];
  });
}
