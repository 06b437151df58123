export {
  answerThrough,
  editTool,
  type NamedFile,
  planTool,
  type VerdictInput,
  verdictTool,
} from './answer-tool.ts';
export { editsBeside, editsInText, findEdits } from './called-edits.ts';
export { acceptRecord, acceptWord, type InputSchema } from './lenient-input.ts';
export { callsInText, dividedReply, findCalls } from './text-calls.ts';
export { type InvalidInput, parseInput, toolSpec } from './tool-input.ts';
export { offeredName } from './written-calls.ts';
