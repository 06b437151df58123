export { askModel, commonBeginning, fileNames } from './ask.ts';
export { filesNamedIn, mostAsked, pathsToEdit } from './change-so-far.ts';
export { reviewedDiff } from './diff-parts.ts';
export { likelyFiles } from './likely-files.ts';
export { asksPlan, showsForm } from './material.ts';
export { editTask, planTask, reviewTask } from './task.ts';
