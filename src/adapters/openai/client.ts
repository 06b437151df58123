import OpenAI from 'openai';
import type { ReasoningEffort } from '../../core/run/index.ts';
import { showInput, UserError } from '../../core/user-error.ts';
import type { Credential, JobIdentity, ShowModelSetting } from './credential/index.ts';
import { beginningOf } from './failures/index.ts';
import { patientFetch } from './patient-fetch.ts';
import type { Api } from './wire.ts';

/** Which model to ask at which endpoint, and with which key. */
export interface OpenAiSettings {
  /** Address under which the endpoint serves `/responses` or `/chat/completions`; OpenAI's own by default. */
  readonly baseUrl?: string;
  /** The key, or an identity that is exchanged for a short-lived token. */
  readonly apiKey: string | JobIdentity;
  readonly model: string;
  /** Which protocol to speak; `auto` learns it. */
  readonly api?: 'auto' | Api | undefined;
  /** Missing for the provider's default. */
  readonly effort?: ReasoningEffort | undefined;
  /** Milliseconds without a byte of the answer after which an attempt ends. */
  readonly patience?: number | undefined;
  /** What messages call a setting; by default its input. */
  readonly show?: ShowModelSetting | undefined;
}

/** The model of a run, and another one at the same endpoint for its reviews, if wanted. */
export interface RunModelSettings extends OpenAiSettings {
  readonly reviewModel?: string | undefined;
}

/** OpenAI's own endpoint. */
export const defaultBaseUrl = 'https://api.openai.com/v1';

/**
 * A client that makes one attempt for each call, and takes no address, key, header or log level from the
 * environment. Throws UserError for an invalid address.
 */
export function openaiClient(
  { baseUrl = defaultBaseUrl, patience = 0, show = showInput }: OpenAiSettings,
  credential: Credential,
): OpenAI {
  if (!/^https?:/i.test(baseUrl) || !URL.canParse(baseUrl)) {
    throw new UserError(
      `Set ${show('base-url')} to an address that begins with https:// or http://.`,
    );
  }
  return new Endpoint({
    baseURL: baseUrl,
    // Not known here: every request gets it from the credential.
    apiKey: 'none',
    adminAPIKey: null,
    organization: null,
    project: null,
    webhookSecret: null,
    maxRetries: 0,
    logLevel: 'off',
    fetch: fetchWith(credential, patientFetch(patience)),
  });
}

/** Some gateways wrap the body of an error in a list, which would hide its message. */
class Endpoint extends OpenAI {
  protected override makeStatusError(
    status: number,
    body: object,
    message: string | undefined,
    headers: Headers,
  ) {
    const unwrapped = Array.isArray(body) ? (body[0] ?? {}) : body;
    return super.makeStatusError(status, unwrapped, message, headers);
  }
}

/** Sends these headers and no others, and follows no redirect, so the key never reaches another address. */
function fetchWith(credential: Credential, send: typeof fetch): typeof fetch {
  const headers = {
    accept: 'application/json, text/event-stream',
    'content-type': 'application/json',
    'user-agent': 'jira-bug-fix-agent',
  };
  return async (url, init) => {
    const own = { ...headers, ...credential.headers() };
    const response = await send(url, { ...init, headers: own, redirect: 'manual' });
    return response.ok ? response : beginningOf(response);
  };
}
