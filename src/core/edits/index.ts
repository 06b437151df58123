export type { Edit } from './edit.ts';
export {
  type Caps,
  type Delta,
  deltaDiff,
  deltasOf,
  diffSize,
  emptyPatch,
  type FileChange,
  overCaps,
  type Patch,
  patchDiff,
  samePatch,
  sortedChanges,
  usualCaps,
  withChange,
} from './patch/index.ts';
export { parseEdits } from './reply/index.ts';
export { parseRewrite } from './rewrite.ts';
export { namedFiles, type Original, type Refusal, stageEdits } from './stage/index.ts';
