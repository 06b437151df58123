export { masked } from './masked.ts';
export { type ProjectSettings, readProjectSettings, usualMinutes } from './named-settings.ts';
export { testsOn } from './on-checkout.ts';
