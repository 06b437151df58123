import type { FeatureName } from './features.ts';

/** How much each signal counts. `npm run bench -- locate --learn` writes this file. */
export const weights: Readonly<Record<FeatureName, number>> = {
  body: 4.79,
  titleInBody: 0.67,
  path: 1.06,
  defines: 0.68,
  uses: 1.37,
  name: 0.71,
  file: 1.12,
  frame: 1.59,
  module: 0.37,
  similar: 1.74,
  test: -3.67,
  document: -1.56,
  generated: -2.14,
  code: 3.49,
  changedWith: 0.67,
  beside: 0.69,
};
