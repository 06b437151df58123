export type { Original, Repository, Unplaced } from './draft.ts';
export { namedFiles } from './file-names.ts';
export {
  type Conflict,
  type FileConflict,
  type MergedPatch,
  mergePatch,
  type ThreeTexts,
} from './merge.ts';
export {
  type Caps,
  type CheckedPatch,
  type Delta,
  deltaDiff,
  diffBytes,
  diffSize,
  emptyPatch,
  type FileChange,
  findDeltas,
  lineHunks,
  overCaps,
  type Patch,
  patchDiff,
  patchDigest,
  requireUnaltered,
  samePatch,
  sortedChanges,
  usualCaps,
  withChange,
} from './patch/index.ts';
export { briefEdit, writeEdit } from './pending.ts';
export {
  type Edit,
  keepNamesWhole,
  noEdits,
  type ParsedEdits,
  type PendingEdits,
  parseEdits,
  type Refusal,
} from './reply/index.ts';
export { applyEdits, type StagedEdits } from './stage.ts';
