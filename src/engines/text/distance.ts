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

/** How near a name has to be to one that is wanted. */
interface Nearness {
  /** How many edits may separate them. */
  readonly limit: number;
  /** What of a name is compared; by default, all of it. */
  readonly partOf?: (name: string) => string;
}

/** Returns the names that differ from one by at most so many edits: the nearest first, equal ones in their order. */
export function nearest(
  wanted: string,
  names: Iterable<string>,
  nearness: Nearness,
): readonly string[] {
  return nearNames(wanted, names, nearness).map(({ name }) => name);
}

/** Returns those of the nearest names that differ least. */
export function closest(
  wanted: string,
  names: Iterable<string>,
  nearness: Nearness,
): readonly string[] {
  const near = nearNames(wanted, names, nearness);
  return near.filter(({ edits }) => edits === near[0]?.edits).map(({ name }) => name);
}

/** Returns the only name that is a typo away from a word; `undefined` if there are none or several. */
export function nearestWord(word: string, names: readonly string[]): string | undefined {
  const limit = Math.min(3, Math.floor(word.length / 2));
  const [best, ...others] = closest(word.toLowerCase(), names, { limit });
  return others.length === 0 ? best : undefined;
}

function nearNames(wanted: string, names: Iterable<string>, { limit, partOf }: Nearness) {
  return [...names]
    .map((name) => ({ name, edits: distance(partOf?.(name) ?? name, wanted, limit) }))
    .filter(({ edits }) => edits <= limit)
    .sort((a, b) => a.edits - b.edits);
}

/** Characters that may differ in a typo; fewer in a short line. */
const furthest = 2;
const furthestInShort = 1;
const shortest = 4;

/** Whether two lines differ in a few characters only and contain the same numbers. */
export function isTypo(a: string, b: string): boolean {
  const length = Math.min(a.length, b.length);
  const limit = length < 2 * shortest ? furthestInShort : furthest;
  return length >= shortest && digitsOf(a) === digitsOf(b) && distance(a, b, limit) <= limit;
}

/** Returns the numbers of a line, with blanks between. */
export function digitsOf(line: string): string {
  return line.replace(/\D+/g, ' ');
}
