export type { OpenAiSettings } from './client.ts';
export { openaiModel } from './model.ts';
