export { type Caps, overCaps, usualCaps } from './caps.ts';
export { type Delta, deltasOf } from './delta.ts';
export { deltaDiff, diffSize, patchDiff } from './diff.ts';
export {
  emptyPatch,
  type FileChange,
  type Patch,
  samePatch,
  sortedChanges,
  withChange,
} from './patch.ts';
