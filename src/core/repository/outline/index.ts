export type { Definition, OutlinedFile } from './definition.ts';
export { linesOf } from './lines.ts';
export { outlineOf } from './outline.ts';
export { definitionsByPattern } from './patterns.ts';
export { type FileLines, type LineRange, type Lines, type Window, windowOf } from './window.ts';
export { mergedLines, namedLines, windowsFor, windowsText } from './windows.ts';
