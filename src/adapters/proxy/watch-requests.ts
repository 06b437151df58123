import { subscribe } from 'node:diagnostics_channel';
import { Socket } from 'node:net';
import { formatNumber, isObject, type Members, oneLine, toMembers } from '../../core/text/index.ts';
import { errorMessage } from '../../core/user-error.ts';

/** What is known of a request that is on its way. */
interface Underway {
  /** Milliseconds on the clock of the process. */
  readonly since: number;
  readonly status?: unknown;
  readonly socket?: unknown;
  /** What the connection had carried before. */
  readonly read?: number;
  readonly written?: number;
}

/**
 * Calls `onRequest` with a line for each request of this process, once its answer is complete or has failed, such as
 * `POST api.openai.com/v1/responses: 200, 1,234 ms, 9,876 bytes sent, 543 received`. Of an address, only host and path
 * are in it: a query may hold a secret. Whatever sends them, Node's `fetch` or that behind a proxy, is watched.
 */
export function watchRequests(onRequest: (line: string) => void): void {
  const all = new WeakMap<Members, Underway>();
  const note = (request: Members, more: Omit<Underway, 'since'>) =>
    all.set(request, { ...(all.get(request) ?? { since: performance.now() }), ...more });
  const end = (request: Members, failure?: string) => {
    const known = all.get(request);
    if (known !== undefined) onRequest(describe(request, known, failure));
    all.delete(request);
  };
  on('request:create', (request) => note(request, {}));
  on('client:sendHeaders', (request, { socket }) => note(request, { socket, ...traffic(socket) }));
  on('request:headers', (request, { response }) =>
    note(request, { status: toMembers(response).statusCode }),
  );
  on('request:trailers', (request) => end(request));
  on('request:error', (request, { error }) => end(request, oneLine(errorMessage(error), 200)));
}

function on(event: string, listen: (request: Members, message: Members) => void): void {
  subscribe(`undici:${event}`, (message) => {
    const members = toMembers(message);
    if (isObject(members.request)) listen(members.request, members);
  });
}

/** The bytes on the wire, with headers: an answer that is streamed has no size before. */
function traffic(socket: unknown): { readonly read: number; readonly written: number } {
  return socket instanceof Socket
    ? { read: socket.bytesRead, written: socket.bytesWritten }
    : { read: 0, written: 0 };
}

function describe(request: Members, known: Underway, failure: string | undefined): string {
  const { since, status, socket, read = 0, written = 0 } = known;
  const { method, origin, path } = request;
  const [where = ''] = `${String(origin).replace(/^\w+:\/\//, '')}${path}`.split('?');
  const now = traffic(socket);
  return [
    `${method} ${oneLine(where, 300)}: ${failure ?? status}`,
    `${formatNumber(Math.round(performance.now() - since))} ms`,
    `${formatNumber(now.written - written)} bytes sent`,
    `${formatNumber(now.read - read)} received`,
  ].join(', ');
}
