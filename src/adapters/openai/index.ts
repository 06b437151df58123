export { openaiModel } from './model.ts';
