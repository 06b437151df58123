export type { Definition } from './definition.ts';
export { outlineOf } from './outline.ts';
export { type LineRange, linesOf, windowOf } from './window.ts';
