export type { EndpointSettings } from './client.ts';
export { type ModelTrial, trialTokens, tryModel } from './inspection.ts';
export { openModel } from './open-model.ts';
export type { JobIdentity } from './sign-in.ts';
