export { changeNotes } from './change-notes.ts';
export { exampleTest } from './example-test.ts';
export { nearestTests } from './nearest-tests.ts';
