export { answerThrough, editTool, type NamedFile, planTool, verdictTool } from './answer-tool.ts';
export { editsIn } from './called-edits.ts';
export { explore, maxCalls } from './explore.ts';
export { everyTool, isReadCall, readTools } from './offered.ts';
export { callsIn } from './text-calls.ts';
