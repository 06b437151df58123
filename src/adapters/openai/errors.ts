import { APIConnectionError, APIConnectionTimeoutError, APIError } from 'openai';
import { clip, oneLine } from '../../core/text/index.ts';
import { showInput, UserError } from '../../core/user-error.ts';
import { AttemptTimeout, type OpenAiSettings } from './client.ts';

/** A successful answer without a message of the model. */
export class NoCompletion extends Error {
  override readonly name = 'NoCompletion';
  /** Whether it is a web page, which means that the address is wrong. */
  readonly isPage: boolean;

  constructor(message: string, isPage = false) {
    super(message);
    this.isPage = isPage;
  }
}

/** Whether the same request may succeed a little later. */
export function isTransient(error: unknown): boolean {
  if (isTimeout(error) || isCutOff(error) || error instanceof NoCompletion) return true;
  if (error instanceof APIConnectionError) return codeOf(error) === 'ECONNREFUSED';
  if (!(error instanceof APIError) || isOutOfQuota(error)) return false;
  const { status = 0 } = error;
  return status >= 500 || [408, 409, 429].includes(status);
}

function isTimeout(error: unknown): boolean {
  return error instanceof AttemptTimeout || error instanceof APIConnectionTimeoutError;
}

/** Whether the connection broke, or the answer ended early. */
function isCutOff(error: unknown): boolean {
  if (error instanceof SyntaxError) return true;
  const isNetworkError = error instanceof APIConnectionError || error instanceof TypeError;
  return isNetworkError && (brokenCode.test(codeOf(error)) || error.message === 'terminated');
}

const brokenCode = /^(?:ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|EAI_AGAIN|UND_ERR_\w+)$/;

/** The system's code for a failed connection, such as ECONNRESET; empty if there is none. */
function codeOf(error: Error): string {
  const cause = rootCause(error);
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
}

function rootCause(error: Error): Error {
  return error.cause instanceof Error ? rootCause(error.cause) : error;
}

/** Whether the account has no credit left, which no waiting changes. */
function isOutOfQuota({ status, code, type }: APIError): boolean {
  return status === 402 || code === 'insufficient_quota' || type === 'insufficient_quota';
}

/** Explains the last attempt's error: a UserError for configuration problems, otherwise what the endpoint said. */
export function explainModelError(
  error: unknown,
  settings: OpenAiSettings,
  attempts: number,
): unknown {
  const advice = adviceFor(error, settings);
  if (advice !== undefined) return new UserError(advice, { cause: error });
  const outage = describeOutage(error);
  if (outage === undefined) return error;
  const tried = attempts > 1 ? ` (tried ${attempts} times)` : '';
  return new Error(outage + tried, { cause: error });
}

/** The sentence about a configuration problem; `undefined` if there is none. */
function adviceFor(error: unknown, settings: OpenAiSettings): string | undefined {
  if (isTimeout(error) || isCutOff(error)) return undefined;
  const { show = showInput } = settings;
  if (error instanceof APIConnectionError) {
    const reason = codeOf(error) || rootCause(error).message;
    return `Set ${show('base-url')} to the address of an endpoint that can be reached: ${addressOf(settings)} cannot (${reason}).`;
  }
  if (error instanceof NoCompletion && error.isPage) {
    return `Set ${show('base-url')} to the address that /chat/completions is appended to, often one that ends in /v1: this one answered with a page that is not JSON.`;
  }
  return error instanceof APIError ? adviceForStatus(error, settings) : undefined;
}

function adviceForStatus(error: APIError, settings: OpenAiSettings): string | undefined {
  const { status = 0, code } = error;
  const { show = showInput } = settings;
  const address = addressOf(settings);
  if (isOutOfQuota(error)) {
    return `Add credit to the account of ${show('api-key')} at ${address}: it has no quota left.`;
  }
  if (status === 401 || status === 403 || /\bapi[ _]key not valid\b/i.test(error.message)) {
    return `Set ${show('api-key')} to a key that ${address} accepts: it answered ${status} to this one.`;
  }
  if (status === 404 || code === 'model_not_found') {
    const model = JSON.stringify(settings.model);
    return `Set ${show('model')} and ${show('base-url')} to values that match: ${address} does not have ${model}.`;
  }
  if (status >= 300 && status < 400) {
    return `Set ${show('base-url')} to the endpoint's own address: ${address} redirects elsewhere (${status}).`;
  }
  return undefined;
}

/** What went wrong at the endpoint; `undefined` if the error comes from elsewhere. */
function describeOutage(error: unknown): string | undefined {
  if (isTimeout(error)) return 'the model did not answer in time';
  if (error instanceof SyntaxError) {
    return "the model's endpoint answered with JSON that is cut off";
  }
  if (isCutOff(error)) return 'the connection to the model broke';
  if (error instanceof NoCompletion) return `the model's endpoint answered with ${error.message}`;
  if (!(error instanceof APIError)) return undefined;
  return `the model's endpoint answered ${clip(oneLine(error.message), 500)}`;
}

/** The address without the user name, password and query that it may contain. */
function addressOf({ baseUrl }: OpenAiSettings): string {
  if (baseUrl === undefined || !URL.canParse(baseUrl)) return 'the endpoint';
  const { origin, pathname } = new URL(baseUrl);
  return `${origin}${pathname}`;
}
