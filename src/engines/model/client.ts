import OpenAI from 'openai';
import { showInput, UserError } from '../errors.ts';
import { type Credential, keyCredential, type ShowModelSetting } from './credential.ts';
import type { DialectSource } from './dialect/index.ts';
import { readBeginning } from './failures.ts';
import { identityCredential, type JobIdentity } from './sign-in.ts';

/** Which model to ask at which endpoint, and with which key. */
export interface EndpointSettings extends DialectSource {
  /** The key, or an identity that OpenAI exchanges for a short-lived token. */
  readonly apiKey: string | JobIdentity;
  /** Milliseconds without a byte of the answer after which an attempt ends; at most those of Node. */
  readonly patience?: number;
  /** What messages call a setting; by default its input. */
  readonly show?: ShowModelSetting | undefined;
}

/** The model of a run, and another one at the same endpoint for its reviews, if wanted. */
export interface ModelSettings extends EndpointSettings {
  readonly reviewModel?: string | undefined;
}

/** OpenAI's own endpoint. */
const defaultBaseUrl = 'https://api.openai.com/v1';

/**
 * Returns a client for an endpoint, which makes one attempt for each call and takes nothing from the environment, and
 * what authorises its requests. Throws UserError for an invalid address, for a key that is not valid, or for an identity
 * at the address of someone else.
 */
export function openEndpoint(settings: EndpointSettings) {
  const { baseUrl = defaultBaseUrl, apiKey, show = showInput } = settings;
  if (!/^https?:/i.test(baseUrl) || !URL.canParse(baseUrl)) {
    throw new UserError(
      `Set ${show('base-url')} to an address that begins with https:// or http://.`,
    );
  }
  const credential =
    typeof apiKey === 'string'
      ? keyCredential(apiKey, baseUrl, show)
      : identityCredential(apiKey, baseUrl, show);
  const client = new Endpoint({
    baseURL: baseUrl,
    // Not known here: every request gets it from the credential.
    apiKey: 'none',
    adminAPIKey: null,
    organization: null,
    project: null,
    webhookSecret: null,
    maxRetries: 0,
    logLevel: 'off',
    fetch: fetchWith(credential),
  });
  return { client, credential };
}

/** Keeps the whole body of an error: some gateways wrap it in a list, and some have more beside `error`. */
class Endpoint extends OpenAI {
  protected override makeStatusError(
    status: number,
    body: object,
    message: string | undefined,
    headers: Headers,
  ) {
    const error = Array.isArray(body) ? body[0] : body;
    // Missing if the answer is no JSON: its text is the message then.
    return super.makeStatusError(status, error && { error }, message, headers);
  }
}

/** Sends these headers and no others, and follows no redirect, so the key never reaches another address. */
function fetchWith(credential: Credential): typeof fetch {
  const headers = {
    accept: 'application/json, text/event-stream',
    'content-type': 'application/json',
    'user-agent': 'jira-bug-fix-agent',
  };
  return async (url, init) => {
    const own = { ...headers, ...credential.headers() };
    const response = await fetch(url, { ...init, headers: own, redirect: 'manual' });
    return response.ok ? response : readBeginning(response);
  };
}
