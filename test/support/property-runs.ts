const factor = Number(process.env.PROPERTY_RUNS ?? 1);

/** The runs of a property test; `PROPERTY_RUNS=10` multiplies them by ten. */
export function runs(usual: number): { readonly numRuns: number } {
  return { numRuns: Math.ceil(usual * factor) };
}
