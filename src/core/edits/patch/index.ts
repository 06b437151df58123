export { type CheckedPatch, patchDigest, unaltered } from './checked-patch.ts';
export {
  type Caps,
  deltaDiff,
  diffSize,
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
  sameText,
  textOf,
  withEnd,
} from './document.ts';
export { type LineHunk, lineHunks } from './line-hunks.ts';
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
