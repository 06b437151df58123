export type { OpenAiSettings } from './client.ts';
export { type ModelTrial, trialTokens, tryModel } from './inspection.ts';
export { runModel } from './run-model.ts';
export type { JobIdentity } from './sign-in.ts';
