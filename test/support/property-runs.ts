const factor = Number(process.env.PROPERTY_RUNS ?? 1);

/** How often a property is tried: `PROPERTY_RUNS=10` tries every property ten times as often. */
export function runs(usual: number): { readonly numRuns: number } {
  return { numRuns: Math.ceil(usual * factor) };
}
