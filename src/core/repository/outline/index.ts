export { isComment } from './comment.ts';
export { type Definition, linesOf, type OutlinedFile } from './definition.ts';
export { definesName, definitionsByPattern } from './line-forms.ts';
export { writeOutline } from './outline.ts';
export { linesSeen, withoutLines } from './seen-lines.ts';
export {
  type LineRange,
  type Lines,
  type ShownLines,
  type ShownText,
  showWindow,
  type Window,
} from './window.ts';
export { headOf, mergedLines, namedLines, windowsFor, windowsText } from './windows.ts';
