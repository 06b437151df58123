export {
  answerThrough,
  editTool,
  type NamedFile,
  planSpec,
  planTool,
  verdictTool,
} from './answer-tool.ts';
export { editsAsText, editsBeside, editsInText, findEdits } from './called-edits.ts';
export { acceptWord, type InputSchema } from './lenient-input.ts';
export { isNamed, offeredTool } from './offered-tool.ts';
export { callsInText, dividedReply, findCalls } from './text-calls.ts';
export { type InvalidInput, parseInput, toolSpec } from './tool-input.ts';
