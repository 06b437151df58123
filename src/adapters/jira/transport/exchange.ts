import { z } from 'zod';
import { firstBytes } from '../../../engines/async.ts';
import { errorMessage } from '../../../engines/errors.ts';
import { oneLine } from '../../../engines/text/index.ts';

/** A single HTTP request. */
export interface HttpRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
  /** Whether redirects are followed; on other hosts, `fetch` drops the login. */
  readonly redirect: 'follow' | 'manual';
}

/** Bounds of one exchange. `signal` ends it with the run. */
export interface ExchangeLimits {
  readonly timeoutMs: number;
  readonly maxBytes: number;
  readonly signal?: AbortSignal | undefined;
}

/** An answer of any status. */
export interface JiraAnswer {
  readonly status: number;
  readonly statusText: string;
  readonly headers: Headers;
  /** The address that answered. */
  readonly url: string;
  readonly bytes: Uint8Array;
  /** Whether the body is longer than `bytes`. */
  readonly truncated: boolean;
}

/** Result of a request: an answer, a timeout or a failed connection; `code` is Node's, such as `ECONNRESET`. */
export type JiraExchange =
  | { readonly kind: 'answered'; readonly answer: JiraAnswer }
  | { readonly kind: 'timed-out'; readonly cause: unknown }
  | {
      readonly kind: 'failed';
      readonly code: string;
      readonly why: string;
      readonly cause: unknown;
    };

/** Sends a request once. Rejects only if the run itself has ended. */
export async function exchange(
  { url, ...request }: HttpRequest,
  { timeoutMs, maxBytes, signal: run }: ExchangeLimits,
): Promise<JiraExchange> {
  const timer = AbortSignal.timeout(timeoutMs);
  const signal = run === undefined ? timer : AbortSignal.any([timer, run]);
  try {
    const response = await fetch(url, { ...request, body: request.body ?? null, signal });
    return { kind: 'answered', answer: await readAnswer(response, maxBytes) };
  } catch (cause) {
    run?.throwIfAborted();
    return timer.aborted
      ? { kind: 'timed-out', cause }
      : { kind: 'failed', ...reasonOf(cause), cause };
  }
}

const ConnectionError = z.object({ code: z.string().catch(''), message: z.string() });

/** Describes a failed connection by the error below that of `fetch`, which says only that it failed. */
function reasonOf(thrown: unknown): { readonly code: string; readonly why: string } {
  const root = thrown instanceof Error ? thrown.cause : undefined;
  const { code, message } = ConnectionError.safeParse(root).data ?? { code: '', message: '' };
  return { code, why: oneLine(message || errorMessage(thrown)) };
}

async function readAnswer(response: Response, maxBytes: number): Promise<JiraAnswer> {
  const { status, statusText, headers, url } = response;
  const { bytes, isWhole } = await firstBytes(response.body, maxBytes);
  return { status, statusText, headers, url, bytes, truncated: !isWhole };
}
