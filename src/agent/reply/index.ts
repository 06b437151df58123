export type { NamedFile } from './answer-tool.ts';
export { answerThrough, planSpec, planTool, verdictSpec, verdictTool } from './answer-tool.ts';
export { editsAsText, editTool, findEdits } from './called-edits.ts';
export { findCalls } from './find-calls.ts';
export { type InvalidInput, parseInput, toolSpec } from './tool-input.ts';
