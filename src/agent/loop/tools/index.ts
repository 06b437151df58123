export { answerThrough, editTool, type NamedFile, planTool, verdictTool } from './answer-tool.ts';
export { editsBeside, editsIn, editsInText } from './called-edits.ts';
export { explore } from './explore.ts';
export { everyTool, lookingIn, readTools } from './offered.ts';
export { offeredName } from './offered-name.ts';
export type { ReadTool } from './read-tool.ts';
export { callsIn, callsInText } from './text-calls.ts';
