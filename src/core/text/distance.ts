/**
 * Counts the insertions, deletions, replacements and swaps of neighbours that turn `a` into `b`;
 * returns `limit + 1` for more than `limit`. Takes time proportional to the length times the limit.
 */
export function distance(a: string, b: string, limit: number): number {
  const more = limit + 1;
  if (Math.abs(a.length - b.length) > limit) return more;
  let [before, above]: [DistanceRow, DistanceRow] = [() => more, (j) => Math.min(j, more)];
  for (let i = 1; i <= a.length; i += 1) {
    // Only cells near the diagonal can stay within the limit.
    const first = Math.max(0, i - limit);
    const cells: number[] = [];
    for (let j = first; j <= Math.min(b.length, i + limit); j += 1) {
      const changed = j === 0 ? i : above(j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swapped = isSwap ? before(j - 2) + 1 : more;
      cells.push(Math.min(changed, above(j) + 1, (cells.at(-1) ?? more) + 1, swapped));
    }
    if (Math.min(...cells) > limit) return more;
    [before, above] = [above, (j) => cells[j - first] ?? more];
  }
  return Math.min(above(b.length), more);
}

/** Returns the distance of the first characters of `a` to the first `j` characters of `b`. */
type DistanceRow = (j: number) => number;
