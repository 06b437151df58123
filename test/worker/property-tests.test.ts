import fc from 'fast-check';
import { expect, inject, test } from 'vitest';

test('property tests in workerd have the seed and the number of runs that were asked for', () => {
  const seed = inject('propertySeed');
  const numRuns = Math.ceil(100 * inject('propertyRuns'));
  expect(fc.readConfigureGlobal()).toEqual({ seed, numRuns });
});
