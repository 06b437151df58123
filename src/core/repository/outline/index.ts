export type { Definition, OutlinedFile } from './definition.ts';
export { linesOf } from './lines.ts';
export { outlineOf } from './outline.ts';
export { definitionsByPattern } from './patterns.ts';
export { type LineRange, type Lines, type ShownLines, type Window, windowOf } from './window.ts';
export { mergedLines, namedLines, windowsFor, windowsText } from './windows.ts';
