import type { ServerResponse } from 'node:http';

/** What an endpoint does instead of answering correctly. */
export type Fault = (response: ServerResponse) => void;

const json = { 'content-type': 'application/json' };

/** Sends any answer; an object becomes JSON. */
export function answering(
  status: number,
  body: unknown = '',
  headers: Readonly<Record<string, string>> = {},
): Fault {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return (response) => response.writeHead(status, { ...json, ...headers }).end(text);
}

/** Announces a longer body than it sends before it closes the connection. */
export function cuttingOff(text: string): Fault {
  return (response) => {
    response.writeHead(200, { ...json, 'content-length': String(text.length + 100) });
    response.write(text, () => response.destroy());
  };
}

/** Closes the connection without an answer. */
export const hangingUp: Fault = (response) => response.destroy();

/** Accepts the request and never answers. */
export const silent: Fault = () => {};

/** Sends the status and the start of a body that never ends. */
export function stalling(status: number): Fault {
  return (response) => response.writeHead(status, json).write('{');
}

/** Sends a text as a stream of events, then breaks the connection, ends the answer or keeps it open. */
export function streaming(text: string, then: 'breaks' | 'ends' | 'stalls'): Fault {
  return (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    if (then === 'ends') response.end(text);
    else response.write(text, () => then === 'breaks' && response.destroy());
  };
}
