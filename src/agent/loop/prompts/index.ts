export { askModel } from './ask.ts';
export { commonBeginning, fileNames } from './beginning.ts';
export { pathsToEdit } from './change-so-far.ts';
export { reviewedDiff } from './diff-parts.ts';
export { likelyFiles } from './likely-files.ts';
export { showsForm } from './material.ts';
export { editTask, planTask, reviewTask, rewriteTask } from './task.ts';
