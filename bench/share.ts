/** Returns the median; 0 of no values. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** Returns a share in per cent with one decimal; 0 of nothing. */
export function percent(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 1000) / 10;
}

/** Returns the arithmetic mean with one decimal; 0 of no values. */
export function mean(values: readonly number[]): number {
  const sum = values.reduce((total, value) => total + value, 0);
  return values.length === 0 ? 0 : Math.round((sum / values.length) * 10) / 10;
}

/** Rounds milliseconds to three decimals. */
export function rounded(milliseconds: number): number {
  return Math.round(milliseconds * 1000) / 1000;
}
