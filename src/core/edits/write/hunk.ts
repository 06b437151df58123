import { diffArrays } from 'diff';

/** Lines of SEARCH, from `from` up to before `to`, and what takes their place: REPLACE from `at` on. */
export interface Hunk {
  readonly from: number;
  readonly to: number;
  readonly at: number;
  readonly added: readonly string[];
}

/** Differences beyond which two sides are taken to have nothing in common: the search is quadratic. */
const mostDifferences = 1_000;

/** What REPLACE differs in from SEARCH, in order; everything else is context. */
export function hunksOf(search: readonly string[], replace: readonly string[]): readonly Hunk[] {
  const changes = diffArrays([...search], [...replace], { maxEditLength: mostDifferences });
  if (changes === undefined) return [{ from: 0, to: search.length, at: 0, added: replace }];
  const hunks: Hunk[] = [];
  let [from, at] = [0, 0];
  let open: Hunk | undefined;
  for (const { added, removed, value } of changes) {
    if (added || removed) {
      if (open !== undefined) hunks.pop();
      const hunk: Hunk = open ?? { from, to: from, at, added: [] };
      open = added
        ? { ...hunk, added: [...hunk.added, ...value] }
        : { ...hunk, to: hunk.to + value.length };
      hunks.push(open);
    } else open = undefined;
    if (!added) from += value.length;
    if (!removed) at += value.length;
  }
  return hunks;
}
