import { type ShowSetting, UserError } from '../errors.ts';

/** What messages of this adapter call a setting. */
export type ShowModelSetting = ShowSetting<
  'api' | 'api-key' | 'base-url' | 'model' | 'identity-provider-id' | 'service-account-id'
>;

/** What authorises the requests to an endpoint. */
export interface Credential {
  /** Called before a request: gets a token if there is none, or if it has ended. Throws SignInFailure. */
  readonly prepare: (signal: AbortSignal) => Promise<void>;
  /** The headers of a request. */
  readonly headers: () => Readonly<Record<string, string>>;
  /** Returns a text from outside without the credential, which some endpoints repeat. */
  readonly conceal: (text: string) => string;
  /** The setting that decides what it may do. */
  readonly setting: 'api-key' | 'service-account-id';
}

/** A shorter key, such as the `ollama` of a local endpoint, is a word that a sentence may contain. */
const shortestKey = 10;

/** Requests with a key, which stays the same. Throws UserError for one that is not valid. */
export function keyCredential(key: string, baseUrl: string, show: ShowModelSetting): Credential {
  if (!/^[\x21-\x7e]+$/.test(key)) {
    throw new UserError(
      `Set ${show('api-key')} to the key alone: it is empty, or contains spaces or line breaks.`,
    );
  }
  const isToken = baseUrl.startsWith('https://api.anthropic.com/') && !key.startsWith('sk-ant-api');
  return {
    prepare: async () => {},
    headers: () => ({
      authorization: `Bearer ${key}`,
      // Without this, Anthropic reads a token as a key.
      ...(isToken && { 'anthropic-beta': 'oauth-2025-04-20' }),
    }),
    conceal: (text) => (key.length < shortestKey ? text : text.replaceAll(key, '***')),
    setting: 'api-key',
  };
}
