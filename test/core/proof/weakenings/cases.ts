import type { ChangeCase } from './case.ts';
import { javaScriptChanges } from './javascript-cases.ts';
import { languageChanges } from './languages-cases.ts';

export type { ChangeCase } from './case.ts';
export { honestChanges } from './honest-cases.ts';
export { settingChanges } from './runs-cases.ts';

/** Changes that make tests see less, in many languages. */
export const weakeningChanges: readonly ChangeCase[] = [...javaScriptChanges, ...languageChanges];
