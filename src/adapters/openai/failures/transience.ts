import { APIConnectionError, APIConnectionTimeoutError, APIError } from 'openai';
import { NoCompletion } from '../message/index.ts';
import { CutOffStream } from '../stream/index.ts';
import { AttemptTimeout } from './attempt-timeout.ts';

/** Whether the same request may succeed a little later. */
export function isTransient(error: unknown): boolean {
  if (isTimeout(error) || isCutOff(error) || error instanceof NoCompletion) return true;
  if (error instanceof APIConnectionError) return unreachableCode.test(codeOf(error));
  if (!(error instanceof APIError) || isOutOfCredit(error) || isTooLong(error.message))
    return false;
  const { status = 0 } = error;
  return status >= 500 || [408, 409, 429].includes(status);
}

/** Whether the endpoint does not accept the credential. */
export function isUnauthorised(error: unknown): boolean {
  return error instanceof APIError && error.status === 401;
}

export function isTimeout(error: unknown): boolean {
  if (error instanceof AttemptTimeout || error instanceof APIConnectionTimeoutError) return true;
  return error instanceof Error && nodeTimeout.test(codeOf(error));
}

/** The codes of time limits in Node. */
const nodeTimeout = /^UND_ERR_(?:HEADERS|BODY)_TIMEOUT$/;

/** Whether the connection broke, or the answer ended early. */
export function isCutOff(error: unknown): boolean {
  if (error instanceof SyntaxError || error instanceof CutOffStream) return true;
  const isNetworkError = error instanceof APIConnectionError || error instanceof TypeError;
  return isNetworkError && (brokenCode.test(codeOf(error)) || error.message === 'terminated');
}

/** No connection was made: the endpoint may be starting, or the network may be down for a moment. */
const unreachableCode = /^(?:ECONNREFUSED|ENOTFOUND|EHOSTUNREACH|ENETUNREACH)$/;

const brokenCode = /^(?:ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|EAI_AGAIN|UND_ERR_\w+)$/;

/** The system's code for a failed connection, such as ECONNRESET; empty if there is none. */
export function codeOf(error: Error): string {
  const cause = rootCause(error);
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
}

export function rootCause(error: Error): Error {
  return error.cause instanceof Error ? rootCause(error.cause) : error;
}

/** Whether the account has no credit left, which no waiting changes. */
export function isOutOfCredit({
  status,
  code,
  type,
  message,
}: Pick<APIError, 'status' | 'code' | 'type' | 'message'>): boolean {
  const isNamed = [code, type].some((word) => word === 'insufficient_quota');
  return (
    status === 402 || isNamed || /credit balance|insufficient (?:balance|credits?)/i.test(message)
  );
}

/** Whether an endpoint says that the prompt is longer than the model can read. */
export function isTooLong(complaint: string): boolean {
  return tooLong.test(complaint);
}

/** In the words of OpenAI, Azure, Anthropic, Gemini, Mistral, Groq, vLLM, llama.cpp, Ollama, OpenRouter and TGI. */
const tooLong =
  /context[ _-]?(?:length|window|size|limit)|maximum (?:model|context|prompt|input) length|(?:prompt|input|messages?|request|conversation|string)\b[^.]{0,40} too (?:long|large)|input token count|tokens? exceeds?\b|exceeds? the (?:model's |configured )?(?:limit|maximum)[^.]*tokens|reduce the length of the (?:messages|prompt|input)|when context the overflows|`inputs` (?:must have less than|tokens \+ `max_new_tokens` must be <=) \d/i;
