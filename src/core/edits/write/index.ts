export { hunksOf } from './hunk.ts';
export { writeAt } from './write.ts';
