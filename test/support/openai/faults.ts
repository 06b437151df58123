import type { ServerResponse } from 'node:http';

/** Something that an endpoint does instead of answering as it should. */
export type Fault = (response: ServerResponse) => void;

const json = { 'content-type': 'application/json' };

/** Any answer at all; an object becomes JSON. */
export function answering(
  status: number,
  body: unknown = '',
  headers: Readonly<Record<string, string>> = {},
): Fault {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return (response) => response.writeHead(status, { ...json, ...headers }).end(text);
}

/** Promises a longer body than it sends before the connection ends. */
export function cuttingOff(text: string): Fault {
  return (response) => {
    response.writeHead(200, { ...json, 'content-length': String(text.length + 100) });
    response.write(text, () => response.destroy());
  };
}

/** Ends the connection without a word. */
export const hangingUp: Fault = (response) => response.destroy();

/** Takes the request and never answers. */
export const silent: Fault = () => {};

/** Sends the head of an answer with the status and the beginning of a body that never ends. */
export function stalling(status: number): Fault {
  return (response) => response.writeHead(status, json).write('{');
}
