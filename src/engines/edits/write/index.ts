export { writeAll } from './write.ts';
