/** One request over the network. */
export interface Call {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Whether a redirect to another host is followed, without the login. */
  readonly elsewhere: boolean;
}

/** What bounds a request: its time in milliseconds, its answer in bytes, and the run. */
export interface Bounds {
  readonly timeoutMs: number;
  readonly most: number;
  readonly signal?: AbortSignal | undefined;
}

/** An answer of any status, its body read as far as the bounds allow. */
export interface Answer {
  readonly status: number;
  readonly statusText: string;
  readonly headers: Headers;
  readonly bytes: Uint8Array;
  /** Whether the body is longer than what was read. */
  readonly cut: boolean;
}

/** What came of a request: an answer, none in time, or a connection that failed. */
export type Exchanged =
  | { readonly kind: 'answered'; readonly answer: Answer }
  | { readonly kind: 'late'; readonly cause: unknown }
  | { readonly kind: 'lost'; readonly cause: unknown };

/** Sends a request once; rejects only when the run itself has ended. */
export async function exchange(call: Call, bounds: Bounds): Promise<Exchanged> {
  const timer = AbortSignal.timeout(bounds.timeoutMs);
  const { signal: run } = bounds;
  const signal = run === undefined ? timer : AbortSignal.any([timer, run]);
  try {
    return { kind: 'answered', answer: await read(await follow(call, signal), bounds.most) };
  } catch (cause) {
    run?.throwIfAborted();
    return { kind: timer.aborted ? 'late' : 'lost', cause };
  }
}

const mostRedirects = 5;

async function follow(call: Call, signal: AbortSignal): Promise<Response> {
  const { method, body } = call;
  let at = new URL(call.url);
  let headers = call.headers;
  for (let hop = 0; ; hop++) {
    const sent = { method, headers, signal, redirect: 'manual' as const };
    const response = await fetch(at, body === undefined ? sent : { ...sent, body });
    const next = hop < mostRedirects ? redirection(response, at, call) : undefined;
    if (next === undefined) return response;
    if (next.origin !== at.origin) headers = { accept: '*/*' };
    await response.body?.cancel();
    at = next;
  }
}

/** Where the answer sends a request on to, if it may go there: never from https to http. */
function redirection(response: Response, at: URL, call: Call): URL | undefined {
  const location = response.headers.get('location') ?? '';
  const isRedirect = [301, 302, 303, 307, 308].includes(response.status);
  if (!isRedirect || call.method !== 'GET' || !URL.canParse(location, at.href)) return undefined;
  const next = new URL(location, at);
  if (next.origin === at.origin) return next;
  const isSafe = next.protocol === 'https:' || next.protocol === at.protocol;
  return call.elsewhere && isSafe && /^https?:$/.test(next.protocol) ? next : undefined;
}

async function read(response: Response, most: number): Promise<Answer> {
  const { status, statusText, headers } = response;
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    chunks.push(chunk);
    length += chunk.length;
    if (length > most) break;
  }
  const bytes = new Uint8Array(Buffer.concat(chunks, length).subarray(0, most));
  return { status, statusText, headers, bytes, cut: length > most };
}
