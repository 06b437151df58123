export { changeNotes } from './change-notes.ts';
export { endsOf, exampleTest } from './example-test.ts';
export { listedPaths, nearestTests } from './nearest-tests.ts';
