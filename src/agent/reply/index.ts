export { answerThrough, editTool, type NamedFile, planTool, verdictTool } from './answer-tool.ts';
export { editsBeside, editsIn, editsInText } from './called-edits.ts';
export { type InputSchema, recordOf, wordOf } from './lenient-input.ts';
export { callsIn, callsInText, dividedReply } from './text-calls.ts';
export { type InvalidInput, parseInput, toolSpec } from './tool-input.ts';
export { offeredName } from './written-calls.ts';
