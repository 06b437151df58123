export { askModel } from './ask.ts';
export { commonBeginning } from './beginning.ts';
export { pathsToEdit } from './change-so-far.ts';
export { likelyFiles } from './material.ts';
export { editTask, planTask, reviewTask, rewriteTask } from './task.ts';
