import type { FeatureName } from './features.ts';

/** How much each signal counts. `npm run bench -- locate --learn` writes this file. */
export const weights: Readonly<Record<FeatureName, number>> = {
  body: 5.37,
  path: 0.89,
  definitions: 0.74,
  defines: 0.72,
  uses: 1.54,
  name: 0.85,
  file: 1.05,
  frame: 1.47,
  similar: 1.99,
  test: -4.21,
  document: -1.52,
  generated: -2.14,
  code: 3.45,
  plain: 2.03,
  changedWith: 0.84,
};
