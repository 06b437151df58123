import type { ChangeCase } from './case.ts';
import { javaScriptChanges } from './javascript-cases.ts';
import { languageChanges } from './languages-cases.ts';
import { runChanges } from './runs-cases.ts';

export type { ChangeCase } from './case.ts';
export { honestChanges } from './honest-cases.ts';

/** Changes that make tests see less, in many languages and runners. */
export const weakeningChanges: readonly ChangeCase[] = [
  ...javaScriptChanges,
  ...languageChanges,
  ...runChanges,
];
