export {
  answerThrough,
  editTool,
  type NamedFile,
  planSpec,
  planTool,
  verdictSpec,
  verdictTool,
} from './answer-tool.ts';
export {
  dividedReply,
  editsAsText,
  editsBeside,
  editsInText,
  findCalls,
  findEdits,
} from './find-calls.ts';
export { isNamed } from './offered-tool.ts';
export { type InvalidInput, parseInput, toolSpec } from './tool-input.ts';
