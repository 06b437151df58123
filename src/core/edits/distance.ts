/**
 * Insertions, deletions, replacements and swaps of neighbours that turn `a` into `b`; `limit + 1` for
 * more than `limit`. Takes time in proportion to the length times the limit.
 */
export function distance(a: string, b: string, limit: number): number {
  const more = limit + 1;
  if (Math.abs(a.length - b.length) > limit) return more;
  let [before, above]: [Row, Row] = [() => more, (j) => Math.min(j, more)];
  for (let i = 1; i <= a.length; i += 1) {
    const row = nextRow(a, b, i, limit, before, above);
    if (row.least > limit) return more;
    [before, above] = [above, row.at];
  }
  return Math.min(above(b.length), more);
}

/** What the first signs of `a` are away from the first `j` signs of `b`. */
type Row = (j: number) => number;

/** Only cells near the diagonal can stay within the limit. */
function nextRow(
  a: string,
  b: string,
  i: number,
  limit: number,
  before: Row,
  above: Row,
): { readonly at: Row; readonly least: number } {
  const first = Math.max(0, i - limit);
  const cells: number[] = [];
  let left = limit + 1;
  for (let j = first; j <= Math.min(b.length, i + limit); j += 1) {
    const changed = j === 0 ? i : above(j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
    const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
    left = Math.min(changed, above(j) + 1, left + 1, isSwap ? before(j - 2) + 1 : limit + 1);
    cells.push(left);
  }
  return { at: (j) => cells[j - first] ?? limit + 1, least: Math.min(...cells) };
}
