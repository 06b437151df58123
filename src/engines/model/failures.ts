import { retryAfterMs } from '../text/index.ts';
import { NoCompletion } from './message/index.ts';
import type { Pause } from './port/index.ts';
import { ErrorAnswer, findMeaning, isUsedUp, readRefusal } from './refusals/index.ts';
import { CutOffStream } from './stream/index.ts';

/** The failures at which an `ask` gives up. A refusal that is known is not a failure. */
const maxFailures = 4;

/** Milliseconds, 24 days: a timer set to more fires at once. */
const longestDelay = 2 ** 31 - 1;

/** Waits for the given milliseconds, or until the signal is aborted. */
export type Wait = (ms: number, signal: AbortSignal) => Promise<unknown>;

/** How long to wait after these failures, and why; `undefined` to give up. */
export function pauseAfter(failures: readonly unknown[], now: number): Pause | undefined {
  const last = failures.at(-1);
  if (failures.length >= maxFailures || !isTransient(last)) return undefined;
  const empty = failures.filter(isEmpty);
  // Whatever takes an endpoint so long is no hiccup, and every further attempt would cost as much again.
  if (isTimeout(last) && failures.filter(isTimeout).length > 1) return undefined;
  // An endpoint that twice sends no reply, and no status of an error, is more than a hiccup of a gateway.
  if (isEmpty(last) && empty.length > 1) return undefined;
  const requested = requestedDelay(last, now);
  const ms = Math.min(requested ?? backoff(failures.length), longestDelay);
  return { kind: 'waiting', ms, why: reasonOf(last, requested !== undefined) };
}

const isEmpty = (error: unknown) =>
  error instanceof NoCompletion && readRefusal(error)?.status === 200;

/** Whether the same request may succeed a little later. */
function isTransient(error: unknown): boolean {
  const refusal = readRefusal(error);
  if (refusal !== undefined && (findMeaning(refusal)?.isLasting === true || isUsedUp(refusal)))
    return false;
  // LM Studio answers 400, and loads the model anew.
  if (refusal !== undefined && /\bmodel has crashed\b/.test(refusal.said)) return true;
  const status = refusal?.status ?? 200;
  if (status !== 200) return status >= 500 || [408, 409, 424, 425, 429].includes(status);
  return refusal !== undefined || isTimeout(error) || isCutOff(error) || isUnreachable(error);
}

/** Why to wait after a failure, in a phrase. */
function reasonOf(error: unknown, isRequested: boolean): string {
  const status = readRefusal(error)?.status ?? 0;
  if (status > 200 && isRequested) return `the endpoint asks for it (${status})`;
  if (status > 200) return `the endpoint answered ${status}`;
  if (isTimeout(error)) return 'the endpoint was silent for too long';
  if (error instanceof NoCompletion) return 'the endpoint sent no reply';
  const code = error instanceof Error ? findErrorCode(error) : '';
  return `the connection to the endpoint failed${code === '' ? '' : ` (${code})`}`;
}

/** What an answer asks for: the milliseconds, seconds or date of its headers, else what its body says. */
function requestedDelay(error: unknown, now: number): number | undefined {
  const headers = error instanceof ErrorAnswer ? error.headers : undefined;
  const exact = headers?.get('retry-after-ms') ?? '';
  if (/^\d+(?:\.\d+)?$/.test(exact)) return Number(exact);
  return retryAfterMs(headers?.get('retry-after'), now) ?? readRefusal(error)?.retryAfter;
}

/** Doubles from half a second to 8 seconds, minus a random part, so that parallel jobs spread out. */
function backoff(failures: number): number {
  const delay = Math.min(500 * 2 ** (failures - 1), 8_000);
  return delay * (1 - Math.random() / 4);
}

/** The endpoint sent nothing of a reply for too long. */
export class AttemptTimeout extends Error {
  override readonly name = 'AttemptTimeout';

  /** `sent` is what it did send in these milliseconds. */
  constructor(sent: 'nothing' | 'nothing more', ms: number) {
    super(`sent ${sent} for ${Math.round(ms / 1000)} s`);
  }
}

/** No connection was made, or it broke before an answer. The cause says why. */
export class NoConnection extends Error {
  override readonly name = 'NoConnection';

  constructor(cause: unknown) {
    super('no connection', { cause });
  }
}

export function isTimeout(error: unknown): boolean {
  if (error instanceof AttemptTimeout) return true;
  return error instanceof Error && nodeTimeout.test(findErrorCode(error));
}

/** The codes of time limits in Node. */
const nodeTimeout = /^UND_ERR_(?:HEADERS|BODY)_TIMEOUT$/;

/** Whether the connection broke, or the answer ended early. */
export function isCutOff(error: unknown): boolean {
  if (error instanceof SyntaxError || error instanceof CutOffStream) return true;
  const isNetworkError = error instanceof NoConnection || error instanceof TypeError;
  return (
    isNetworkError && (brokenCode.test(findErrorCode(error)) || error.message === 'terminated')
  );
}

const brokenCode = /^(?:ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|EAI_AGAIN|UND_ERR_\w+)$/;

/** Whether no connection was made: the endpoint may be starting, or the network may be down for a moment. */
function isUnreachable(error: unknown): boolean {
  return error instanceof NoConnection && unreachableCode.test(findErrorCode(error));
}

const unreachableCode = /^(?:ECONNREFUSED|ENOTFOUND|EHOSTUNREACH|ENETUNREACH)$/;

/** The system's code for a failed connection, such as ECONNRESET; empty if there is none. */
export function findErrorCode(error: Error): string {
  const cause = rootCause(error);
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
}

export function rootCause(error: Error): Error {
  return error.cause instanceof Error ? rootCause(error.cause) : error;
}

/** Bytes of an error that are read; it says what it has to say long before. */
const maxError = 2 ** 20;

/** Returns the beginning of a body, as far as it arrives. */
async function readBeginning({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let [text, size] = ['', 0];
  try {
    for await (const chunk of body ?? []) {
      text += decoder.decode(chunk, { stream: true });
      size += chunk.length;
      if (size > maxError) break;
    }
  } catch {
    // The status says enough.
  }
  return text;
}

/** Returns a successful answer. Throws ErrorAnswer for any other. */
export async function successful(response: Response): Promise<Response> {
  if (response.ok) return response;
  throw new ErrorAnswer(response, await readBeginning(response));
}

/** Milliseconds for a request to a service that issues tokens. */
const tokenTimeout = 20_000;

/** Fetches within a time limit. Rejects with ErrorAnswer, NoConnection or AttemptTimeout. */
export async function fetchInTime(url: string | URL | Request, init?: RequestInit) {
  const limit = AbortSignal.timeout(tokenTimeout);
  try {
    const response = await successful(await fetch(url, { ...init, signal: limit }));
    return new Response(await readBeginning(response), response);
  } catch (error) {
    if (limit.aborted) throw new AttemptTimeout('nothing', tokenTimeout);
    throw error instanceof ErrorAnswer ? error : new NoConnection(error);
  }
}
