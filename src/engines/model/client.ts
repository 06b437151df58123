import { showInput, UserError } from '../errors.ts';
import {
  type AwsCredentials,
  awsCredential,
  type Credential,
  keyCredential,
  type ShowModelSetting,
} from './credential.ts';
import type { Api, DialectSource } from './dialect/index.ts';
import { NoConnection, successful } from './failures.ts';
import { identityCredential, type JobIdentity } from './sign-in.ts';

/** Which model to ask at which endpoint, and as whom. */
export interface EndpointSettings extends DialectSource {
  /** A key, or what takes its place: the identity of a job, or credentials of AWS. */
  readonly apiKey: string | JobIdentity | AwsCredentials;
  /** Milliseconds without a byte of the answer after which an attempt ends; at most those of Node. */
  readonly patience?: number;
  /** What messages call a setting; by default its input. */
  readonly show?: ShowModelSetting | undefined;
}

/** The model of a run, and another one at the same endpoint for its reviews, if wanted. */
export interface ModelSettings extends EndpointSettings {
  readonly reviewModel?: string | undefined;
}

/** One request to an endpoint. */
interface PostedRequest {
  readonly api: Api;
  /** What follows the address of the endpoint. */
  readonly route: string;
  readonly body: object;
}

/** An endpoint that can be asked, and what authorises its requests. */
export interface Endpoint {
  readonly baseUrl: string;
  readonly credential: Credential;
  /** Resolves as soon as the answer begins. Rejects with ErrorAnswer or NoConnection. */
  readonly post: (request: PostedRequest, signal: AbortSignal) => Promise<Response>;
}

/**
 * Returns an endpoint, which makes one attempt for each request and takes nothing from the environment. Throws UserError
 * for an invalid address, for a key that is not valid, or for an identity at the address of someone else.
 */
export function openEndpoint(settings: EndpointSettings): Endpoint {
  const { baseUrl = 'https://api.openai.com/v1', apiKey, show = showInput } = settings;
  if (!/^https?:/i.test(baseUrl) || !URL.canParse(baseUrl)) {
    throw new UserError(
      `Set ${show('base-url')} to an address that begins with https:// or http://.`,
    );
  }
  const credential = credentialOf(apiKey, baseUrl, show);
  return {
    baseUrl,
    credential,
    async post({ api, route, body }, signal) {
      let failure: unknown;
      const send = (url: string | URL | Request, init?: RequestInit) =>
        sendAs(credential, String(url), init).catch((error: unknown) => {
          failure = error;
          throw error;
        });
      const options = { ...common, baseURL: baseUrl, fetch: send };
      try {
        const client = await (api === 'messages' ? anthropic(options) : openai(options));
        return await client.post(route, { body, signal, timeout }).asResponse();
      } catch (error) {
        // The clients wrap what is thrown below them, each in its own way.
        throw failure ?? error;
      }
    },
  };
}

function credentialOf(
  access: EndpointSettings['apiKey'],
  baseUrl: string,
  show: ShowModelSetting,
): Credential {
  if (typeof access === 'string') return keyCredential(access, baseUrl, show);
  return 'ids' in access
    ? identityCredential(access, baseUrl, show)
    : awsCredential(access, baseUrl, show);
}

/** The limit of the clients is not needed. Milliseconds, 24 days: more would fire at once. */
const timeout = 2 ** 31 - 1;

/** What authorises a request is not known to the clients. */
const common = { apiKey: 'none', maxRetries: 0, logLevel: 'off' } as const;

type Options = typeof common & { readonly baseURL: string; readonly fetch: typeof fetch };

/** Loads the client of OpenAI's protocols, which takes a while. */
async function openai(options: Options) {
  const { OpenAI } = await import('openai');
  const others = { organization: null, project: null };
  return new OpenAI({ ...options, ...others, adminAPIKey: null, webhookSecret: null });
}

async function anthropic(options: Options) {
  const { BaseAnthropic } = await import('@anthropic-ai/sdk/client');
  return new BaseAnthropic({ ...options, authToken: null, webhookKey: null, openTelemetry: false });
}

/** Sends these headers and no others, and follows no redirect, so the key never reaches another address. */
async function sendAs(credential: Credential, url: string, init: RequestInit = {}) {
  const version = new Headers(init.headers).get('anthropic-version');
  // Clouds serve some models by the oldest version only; nothing that is sent differs.
  const isOwn = new URL(url).hostname === 'api.anthropic.com';
  const headers = {
    accept: 'application/json, text/event-stream',
    'content-type': 'application/json',
    'user-agent': 'jira-bug-fix-agent',
    ...(version !== null && { 'anthropic-version': isOwn ? version : '2023-06-01' }),
  };
  const request = { ...init, headers, redirect: 'manual' } as const;
  const own = { ...headers, ...(await credential.headers(url, request)) };
  const response = await fetch(url, { ...request, headers: own }).catch((cause: unknown) => {
    throw new NoConnection(cause);
  });
  return successful(response);
}
