export { isTemplate } from './template.ts';
