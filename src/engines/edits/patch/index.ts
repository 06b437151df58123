export { type CheckedPatch, patchDigest, requireUnaltered } from './checked-patch.ts';
export {
  type Caps,
  deltaDiff,
  diffBytes,
  diffSize,
  overCaps,
  patchDiff,
  usualCaps,
} from './diff.ts';
export {
  type Document,
  dominantEnding,
  indentOf,
  isBlank,
  type Line,
  lineTexts,
  matchFileStyle,
  parseDocument,
  sameText,
  textOf,
} from './document.ts';
export { type LineHunk, leavesOut, lineHunks } from './line-hunks.ts';
export {
  type Delta,
  emptyPatch,
  type FileChange,
  findDeltas,
  type Patch,
  samePatch,
  sortedChanges,
  withChange,
} from './patch.ts';
