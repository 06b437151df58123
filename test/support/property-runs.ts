import { inject } from 'vitest';

/** The runs of a property test, of which the checks of a change make a part, and the search at night more. */
export function runs(whole: number): { readonly numRuns: number } {
  return { numRuns: part(whole) };
}

/** The same part of any other number of cases. */
export const part = (whole: number): number => Math.ceil(whole * inject('propertyRuns'));

declare module 'vitest' {
  interface ProvidedContext {
    propertyRuns: number;
    propertySeed: number;
  }
}
