export { askModel } from './ask.ts';
export { pathsToEdit } from './change-so-far.ts';
export { editTask, planTask, reviewTask, rewriteTask } from './task.ts';
