import type { Pause } from '../../../agent/ports.ts';
import { type ShowSetting, UserError } from '../../../core/user-error.ts';
import type { IdentitySetting } from './federations.ts';

/** What messages of this adapter call a setting. */
export type ShowModelSetting = ShowSetting<
  'api' | 'api-key' | 'base-url' | 'model' | IdentitySetting
>;

/** What authorises the requests to an endpoint. */
export interface Credential {
  /**
   * Called before a request: gets a token if there is none, or if it is about to end. Throws UserError if a
   * setting mends what is wrong, and OutageError if a service failed. `onPause` is called before each wait.
   */
  readonly prepare: (signal: AbortSignal, onPause?: (pause: Pause) => void) => Promise<void>;
  /** The headers of a request. */
  readonly headers: () => Readonly<Record<string, string>>;
  /** Called after the endpoint has refused it; returns whether there is another one to be had. */
  readonly renew: () => boolean;
  /** Returns a text from outside without the credential, which some endpoints repeat. */
  readonly conceal: (text: string) => string;
  /** The setting that decides what it may do. */
  readonly setting: 'api-key' | 'service-account-id';
}

/** A shorter key, such as the `ollama` of a local endpoint, is a word that a sentence may contain. */
const shortestKey = 10;

/** Requests with a key, which stays the same. Throws UserError for one that is not valid. */
export function keyCredential(key: string, show: ShowModelSetting): Credential {
  if (!/^[\x21-\x7e]+$/.test(key)) {
    throw new UserError(
      `Set ${show('api-key')} to the key alone: it is empty, or contains spaces or line breaks.`,
    );
  }
  return {
    prepare: async () => {},
    headers: () => ({ authorization: `Bearer ${key}` }),
    renew: () => false,
    conceal: (text) => (key.length < shortestKey ? text : text.replaceAll(key, '***')),
    setting: 'api-key',
  };
}
