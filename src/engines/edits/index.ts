export type { Original } from './draft.ts';
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
  samePatch,
  sortedChanges,
  unaltered,
  usualCaps,
  withChange,
} from './patch/index.ts';
export { briefEdit, writeEdit } from './pending.ts';
export {
  type Edit,
  noEdits,
  type ParsedEdits,
  type PendingEdits,
  parseEdits,
  type Refusal,
  withWholeNames,
} from './reply/index.ts';
export { stageEdits } from './stage.ts';
