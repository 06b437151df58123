export { askModel } from './ask.ts';
export { commonBeginning, fileNames } from './beginning.ts';
export { pathsToEdit } from './change-so-far.ts';
export { likelyFiles } from './likely-files.ts';
export { editTask, planTask, reviewTask, rewriteTask } from './task.ts';
