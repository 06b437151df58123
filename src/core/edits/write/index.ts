export { writeAt } from './write.ts';
