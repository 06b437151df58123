import type { Answer } from '../stand-in.ts';
import type { JobTokens } from './job-tokens.ts';

/** A request for a token, and what is known of whom it may come from. */
interface TokenRequest {
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly ids: Readonly<Record<string, string>>;
  readonly tokens: JobTokens;
  readonly issue: () => object;
}

/**
 * OpenAI's exchange: RFC 8693, with the fields that its SDK sends. The refusal is that of the SDK's tests.
 */
export function openaiAnswers({ body, headers, ids, tokens, issue }: TokenRequest): Answer {
  const { subject_token, ...rest } = fieldsOf(body);
  const expected = {
    grant_type: 'urn:ietf:params:oauth:grant-type:token-exchange',
    subject_token_type: 'urn:ietf:params:oauth:token-type:jwt',
  };
  if (!isJson(headers) || !isSame(rest, { ...expected, ...ids }))
    return { status: 400, body: { error: 'invalid_request' } };
  const refused = { error: 'invalid_grant', error_description: 'The subject token is invalid' };
  if (!tokens.redeem(subject_token)) return { status: 400, body: refused };
  const issued_token_type = 'urn:ietf:params:oauth:token-type:access_token';
  return { status: 200, body: { ...issue(), issued_token_type } };
}

/** Anthropic's exchange: RFC 7523, with the fields and the headers that its SDK sends. */
export function anthropicAnswers({ body, headers, ids, tokens, issue }: TokenRequest): Answer {
  const { assertion, ...rest } = fieldsOf(body);
  const grant_type = 'urn:ietf:params:oauth:grant-type:jwt-bearer';
  const isBeta = headers['anthropic-beta']?.includes('oidc-federation-2026-04-01') === true;
  if (!isJson(headers) || !isBeta || !isSame(rest, { grant_type, ...ids }))
    return { status: 400, body: { error: 'invalid_request' } };
  const refused = { error: 'invalid_grant', error_description: 'Authentication failed' };
  if (!tokens.redeem(assertion)) return { status: 401, body: refused };
  return { status: 200, body: issue() };
}

function fieldsOf(body: unknown): Readonly<Record<string, unknown>> {
  return typeof body === 'object' && body !== null ? { ...body } : {};
}

const isJson = (headers: TokenRequest['headers']) => headers['content-type'] === 'application/json';

const sorted = (fields: object) => JSON.stringify(Object.entries(fields).toSorted());
const isSame = (one: object, other: object) => sorted(one) === sorted(other);
