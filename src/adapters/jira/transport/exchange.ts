import { z } from 'zod';
import { firstBytes } from '../../../agent/async/index.ts';
import { oneLine } from '../../../core/text/index.ts';
import { errorMessage } from '../../../core/user-error.ts';

/** A single HTTP request. */
export interface HttpRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
  /** Whether redirects to other hosts are followed; the login is dropped there. */
  readonly crossHost: boolean;
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
  request: HttpRequest,
  { timeoutMs, maxBytes, signal: run }: ExchangeLimits,
): Promise<JiraExchange> {
  const timer = AbortSignal.timeout(timeoutMs);
  const signal = run === undefined ? timer : AbortSignal.any([timer, run]);
  try {
    const response = await followRedirects(request, signal);
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

const maxRedirects = 5;

async function followRedirects(request: HttpRequest, signal: AbortSignal): Promise<Response> {
  const { method, body = null } = request;
  let url = new URL(request.url);
  let headers = request.headers;
  for (let hop = 0; ; hop++) {
    const response = await fetch(url, { method, headers, body, signal, redirect: 'manual' });
    const next = hop < maxRedirects ? redirectTarget(response, url, request) : undefined;
    if (next === undefined) return response;
    if (next.origin !== url.origin) headers = { accept: '*/*' };
    await response.body?.cancel();
    url = next;
  }
}

/** Returns the redirect's target if it may be followed: GET only, never from https to http. */
function redirectTarget(response: Response, url: URL, request: HttpRequest): URL | undefined {
  const location = response.headers.get('location') ?? '';
  const isRedirect = [301, 302, 303, 307, 308].includes(response.status);
  if (!isRedirect || request.method !== 'GET' || !URL.canParse(location, url.href))
    return undefined;
  const next = new URL(location, url);
  if (next.origin === url.origin) return next;
  const isSafe = next.protocol === 'https:' || next.protocol === url.protocol;
  return request.crossHost && isSafe && /^https?:$/.test(next.protocol) ? next : undefined;
}

async function readAnswer(response: Response, maxBytes: number): Promise<JiraAnswer> {
  const { status, statusText, headers, url } = response;
  const { bytes, isWhole } = await firstBytes(response.body, maxBytes);
  return { status, statusText, headers, url, bytes, truncated: !isWhole };
}
