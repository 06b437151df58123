import type { FeatureName } from './features.ts';

/** How much each signal counts. `npm run bench -- locate --learn` writes this file. */
export const weights: Readonly<Record<FeatureName, number>> = {
  body: 4.58,
  titleInBody: 0.59,
  path: 0.89,
  definitions: 0.62,
  defines: 0.47,
  uses: 1.39,
  name: 0.67,
  file: 1.04,
  frame: 1.63,
  module: 0.34,
  similar: 1.64,
  test: -3.56,
  document: -1.63,
  generated: -2.24,
  code: 3.26,
  changedWith: 0.76,
  beside: 0.75,
  sameName: 0.47,
  imported: 0.79,
  imports: 0.53,
  plain: 1.24,
};
