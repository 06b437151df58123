export {
  type Caps,
  deltaDiff,
  diffSize,
  type LineHunk,
  lineHunks,
  overCaps,
  patchDiff,
  usualCaps,
} from './diff.ts';
export {
  type Document,
  documentOf,
  dominantEnding,
  indentOf,
  inStyleOf,
  isBlank,
  type Line,
  lineTexts,
  textOf,
} from './document.ts';
export {
  type Delta,
  deltasOf,
  emptyPatch,
  type FileChange,
  type Patch,
  samePatch,
  sortedChanges,
  withChange,
} from './patch.ts';
