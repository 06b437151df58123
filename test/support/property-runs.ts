import { inject } from 'vitest';

/** The runs of a property test; `PROPERTY_RUNS=10` multiplies them by ten. */
export function runs(usual: number): { readonly numRuns: number } {
  return { numRuns: Math.ceil(usual * inject('propertyRuns')) };
}

declare module 'vitest' {
  interface ProvidedContext {
    propertyRuns: number;
    propertySeed: number;
  }
}
