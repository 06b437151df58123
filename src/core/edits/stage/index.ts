export type { Original } from './draft.ts';
export { namedFiles } from './file-names.ts';
export { type Refusal, stageEdits } from './stage.ts';
