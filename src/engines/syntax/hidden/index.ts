export { newHidden } from './hidden.ts';
