import { fileURLToPath } from 'node:url';

/**
 * How often the whole number of runs of a property: the checks of a change make a quarter of them, and
 * `PROPERTY_RUNS=10` asks for ten times as many.
 */
const factor = Number(process.env.PROPERTY_RUNS || 0.25);

/**
 * The settings of vitest that make property tests repeatable: the same seed, and so the same cases, unless
 * `PROPERTY_SEED` is another. They reach workerd, which has no environment, too.
 */
export const propertyTests = {
  setupFiles: [fileURLToPath(new URL('property-set-up.ts', import.meta.url))],
  provide: { propertyRuns: factor, propertySeed: Number(process.env.PROPERTY_SEED || 1) },
};

/** The time limit of a test, longer where its property has more runs. */
export const testTimeout = (usual: number): number => usual * Math.max(1, factor);
