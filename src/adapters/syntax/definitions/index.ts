export { definitionsIn } from './definitions.ts';
