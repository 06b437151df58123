export type { OpenAiSettings } from './client.ts';
export type { JobIdentity } from './credential/index.ts';
export { type ModelTrial, trialTokens, tryModel } from './inspection.ts';
export { runModel } from './run-model.ts';
