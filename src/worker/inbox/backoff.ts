const second = 1_000;
const longestPause = 300 * second;

/** How often a delivery is tried that GitHub itself refuses: with the pauses below, for about an hour. */
export const maxTries = 20;

/** Milliseconds until the next try after `tries` failed ones: doubling from one second to five minutes. */
export function pauseAfter(tries: number): number {
  return Math.min(second * 2 ** (tries - 1), longestPause);
}
