import { type ShowSetting, UserError } from '../errors.ts';
import { bedrockPlace } from './catalog/index.ts';

/** What messages of this engine call a setting. */
export type ShowModelSetting = ShowSetting<
  'api' | 'api-key' | 'base-url' | 'model' | 'identity-provider-id' | 'service-account-id'
>;

/** Credentials of AWS, with which requests to Bedrock are signed. */
export interface AwsCredentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string | undefined;
}

/** What authorises the requests to an endpoint. */
export interface Credential {
  /** Called before a request: gets a token if there is none, or if it has ended. Throws SignInFailure. */
  readonly prepare: (signal: AbortSignal) => Promise<void>;
  /** Returns what a request has besides its own headers. */
  readonly headers: (url: string, request: RequestInit) => Promise<Record<string, string>>;
  /** Parts of it, which some endpoints repeat. */
  readonly secrets: () => Iterable<string>;
  /** What messages call that which decides what it may do. */
  readonly shown: string;
}

/** Requests with a key. Throws UserError for one that is not valid. */
export function keyCredential(key: string, baseUrl: string, show: ShowModelSetting): Credential {
  if (!/^[\x21-\x7e]+$/.test(key)) {
    throw new UserError(
      `Set ${show('api-key')} to the key alone: it is empty, or contains spaces or line breaks.`,
    );
  }
  const { origin } = new URL(baseUrl);
  const isToken = origin === 'https://api.anthropic.com' && !key.startsWith('sk-ant-api');
  const authorization = `Bearer ${key}`;
  return {
    prepare: async () => {},
    headers: async () => ({ authorization, ...(isToken && asToken) }),
    // A shorter key, such as the `ollama` of a local endpoint, is a word that a sentence may contain.
    secrets: () => (key.length < 10 ? [] : [key]),
    shown: show('api-key'),
  };
}

/** Without this header, Anthropic reads a token as a key. */
export const asToken = { 'anthropic-beta': 'oauth-2025-04-20' } as const;

/** Requests that are signed. Throws UserError for an address that is not Bedrock's. */
export function awsCredential(
  keys: AwsCredentials,
  baseUrl: string,
  show: ShowModelSetting,
): Credential {
  const place = bedrockPlace(baseUrl);
  if (place === undefined)
    throw new UserError(`Set ${show('api-key')} to the API key of ${new URL(baseUrl).hostname}.`);
  const { accessKeyId, secretAccessKey, sessionToken } = keys;
  const session = sessionToken === undefined ? {} : { sessionToken };
  const own = { accessKeyId, secretAccessKey, ...session, ...place };
  return {
    prepare: async () => {},
    async headers(url, { method = 'POST', headers = {}, body = null }) {
      const { AwsV4Signer } = await import('aws4fetch');
      const signed = await new AwsV4Signer({ ...own, method, url, headers, body }).sign();
      return Object.fromEntries(signed.headers);
    },
    secrets: () => [secretAccessKey, ...(sessionToken === undefined ? [] : [sessionToken])],
    shown: '`AWS_ACCESS_KEY_ID`',
  };
}
