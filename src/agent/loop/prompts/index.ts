export { type AskResult, askModel } from './ask.ts';
export {
  editMessages,
  planMessages,
  reviewMessages,
  rewriteMessages,
  type ShownFile,
} from './prompt.ts';
export {
  currentFiles,
  guidance,
  patchedFiles,
  pathsToEdit,
  planText,
  readResults,
} from './prompt-files.ts';
