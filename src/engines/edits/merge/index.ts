export type { Conflict } from './merge-file.ts';
export { type FileConflict, type MergedPatch, mergePatch, type ThreeTexts } from './merge-patch.ts';
