import { APIConnectionError, APIConnectionTimeoutError } from 'openai';
import { CutOffStream } from '../stream/index.ts';

/** The endpoint sent nothing of a reply for too long. */
export class AttemptTimeout extends Error {
  override readonly name = 'AttemptTimeout';

  /** `sent` is what it did send in these milliseconds. */
  constructor(sent: 'nothing' | 'nothing more', ms: number) {
    super(`sent ${sent} for ${Math.round(ms / 1000)} s`);
  }
}

export function isTimeout(error: unknown): boolean {
  if (error instanceof AttemptTimeout || error instanceof APIConnectionTimeoutError) return true;
  return error instanceof Error && nodeTimeout.test(findErrorCode(error));
}

/** The codes of time limits in Node. */
const nodeTimeout = /^UND_ERR_(?:HEADERS|BODY)_TIMEOUT$/;

/** Whether the connection broke, or the answer ended early. */
export function isCutOff(error: unknown): boolean {
  if (error instanceof SyntaxError || error instanceof CutOffStream) return true;
  const isNetworkError = error instanceof APIConnectionError || error instanceof TypeError;
  return (
    isNetworkError && (brokenCode.test(findErrorCode(error)) || error.message === 'terminated')
  );
}

const brokenCode = /^(?:ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|EAI_AGAIN|UND_ERR_\w+)$/;

/** Whether no connection was made: the endpoint may be starting, or the network may be down for a moment. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof APIConnectionError && unreachableCode.test(findErrorCode(error));
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

/** Returns an answer with the beginning of its body, as far as it arrives. */
export async function readBeginning({
  body,
  headers,
  status,
  statusText,
}: Response): Promise<Response> {
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
  return new Response(text || null, { headers, status, statusText });
}
