export { askedLines } from './asked-lines.ts';
export { linesOf, type OutlinedFile } from './definition.ts';
export type { WeighedFile } from './file-view.ts';
export { foldsOf, withoutLines } from './folds.ts';
export { nameLine, signatureOf } from './name-line.ts';
export { writeOutline } from './outline.ts';
export { shareRoom } from './shared-room.ts';
export {
  type LineRange,
  type Lines,
  mergedLines,
  type ShownLines,
  type ShownText,
  showWindow,
} from './window.ts';
export { chooseLines, linesInRoom, namedLines, windowsFor, windowsText } from './windows.ts';
