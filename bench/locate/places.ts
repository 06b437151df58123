/** The places of a ticket's needed files in a ranking, from 1; infinite for a file that is not there. */
export interface Placed {
  readonly places: readonly number[];
  readonly language: string;
  readonly source: string;
}

const depths = [1, 5, 10, 20] as const;

/** Returns the shares of tickets, in percent, with any and with all needed files among the first, and the mean of 1/place. */
export function accuracy(tickets: readonly Placed[]): Readonly<Record<string, number>> {
  const share = (isRight: (places: readonly number[]) => boolean) =>
    round((100 * tickets.filter(({ places }) => isRight(places)).length) / tickets.length, 1);
  const within = (count: number) => (place: number) => place <= count;
  const reciprocal = tickets.reduce((sum, { places }) => sum + 1 / Math.min(...places), 0);
  return {
    n: tickets.length,
    ...Object.fromEntries(depths.map((k) => [`all_at_${k}`, share((all) => all.every(within(k)))])),
    ...Object.fromEntries(depths.map((k) => [`any_at_${k}`, share((all) => all.some(within(k)))])),
    mrr: round(reciprocal / Math.max(1, tickets.length), 3),
  };
}

/** Measures each group of tickets apart. */
export function accuracyBy(
  tickets: readonly Placed[],
  keyOf: (ticket: Placed) => string,
): Readonly<Record<string, object>> {
  const groups = Map.groupBy(tickets, keyOf);
  return Object.fromEntries([...groups].sort().map(([key, those]) => [key, accuracy(those)]));
}

export function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
