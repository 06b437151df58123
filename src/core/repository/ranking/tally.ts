/** Shared, since most files have none of most names, and there can be 100,000 files. */
const nothing = new Uint16Array();

/** Counts numbers below a limit. */
export function tally(limit: number) {
  const counts = new Uint16Array(limit);
  const seen: number[] = [];
  return {
    /** Counts a number; -1 counts nothing. */
    add(value: number): void {
      if (value < 0) return;
      const count = counts[value] ?? 0;
      if (count === 0) seen.push(value);
      if (count < 65_535) counts[value] = count + 1;
    },
    /** Returns the pairs of numbers and counts, and starts again. */
    take(): Uint16Array {
      if (seen.length === 0) return nothing;
      const pairs = new Uint16Array(2 * seen.length);
      for (const [index, value] of seen.entries()) {
        pairs[2 * index] = value;
        pairs[2 * index + 1] = counts[value] ?? 0;
        counts[value] = 0;
      }
      seen.length = 0;
      return pairs;
    },
  };
}
