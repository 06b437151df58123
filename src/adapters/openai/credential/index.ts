export { type Credential, keyCredential, type ShowModelSetting } from './credential.ts';
export type { JobIdentity } from './federations.ts';
export { identityCredential } from './identity-credential.ts';
