import { showInput } from '../../core/user-error.ts';
import { defaultBaseUrl, type OpenAiSettings } from './client.ts';
import { type Credential, identityCredential, keyCredential } from './credential/index.ts';
import type { Wait } from './failures/index.ts';

/** Throws UserError for a key that is not valid, or an identity that is not known at the address. */
export function openCredential(settings: OpenAiSettings, wait: Wait): Credential {
  const { baseUrl = defaultBaseUrl, apiKey, show = showInput } = settings;
  return typeof apiKey === 'string'
    ? keyCredential(apiKey, show)
    : identityCredential(apiKey, { baseUrl, show, wait });
}
