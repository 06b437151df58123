import OpenAI from 'openai';
import { UserError } from '../../core/user-error.ts';
import type { OpenAiSettings } from './settings.ts';

/**
 * A client that makes one attempt for each call, and takes from the environment neither address, key,
 * headers nor log level. Throws a UserError for a key or an address that cannot be one.
 */
export function connect({ baseUrl = 'https://api.openai.com/v1', apiKey }: OpenAiSettings): OpenAI {
  if (!/^[\x21-\x7e]+$/.test(apiKey)) {
    throw new UserError(
      'Set `api-key` to the key alone: it is empty or holds spaces or line ends.',
    );
  }
  if (!/^https?:/i.test(baseUrl) || !URL.canParse(baseUrl)) {
    throw new UserError('Set `base-url` to an address that begins with https:// or http://.');
  }
  return new Endpoint({
    baseURL: baseUrl,
    apiKey,
    adminAPIKey: null,
    organization: null,
    project: null,
    webhookSecret: null,
    maxRetries: 0,
    logLevel: 'off',
    fetch: fetchWith(apiKey),
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

/** An endpoint gets these headers and no others, and never leads the key on to another address. */
function fetchWith(apiKey: string): typeof fetch {
  const headers = {
    accept: 'application/json',
    authorization: `Bearer ${apiKey}`,
    'content-type': 'application/json',
    'user-agent': 'jira-bug-fix-agent',
  };
  return (url, init) => fetch(url, { ...init, headers, redirect: 'manual' });
}
