import type { FeatureName } from './features.ts';

/** How much each signal counts. `npm run bench -- locate --learn` writes this file. */
export const weights: Readonly<Record<FeatureName, number>> = {
  body: 4.86,
  titleInBody: 0.86,
  path: 0.95,
  definitions: 0.77,
  defines: 0.54,
  uses: 1.62,
  literal: 0.95,
  name: 0.71,
  file: 1.19,
  frame: 1.61,
  module: 0.39,
  similar: 1.91,
  test: -4.25,
  document: -1.68,
  generated: -2.3,
  code: 3.55,
  changedWith: 0.84,
  imported: 0.82,
  imports: 0.56,
  plain: 1.3,
};
