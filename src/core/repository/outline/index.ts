export { type Definition, linesOf, type OutlinedFile } from './definition.ts';
export { definesName, definitionsByPattern } from './line-forms.ts';
export { outlineOf } from './outline.ts';
export {
  type LineRange,
  type Lines,
  type ShownLines,
  type Window,
  windowOf,
} from './window.ts';
export { mergedLines, namedLines, windowsFor, windowsText } from './windows.ts';
