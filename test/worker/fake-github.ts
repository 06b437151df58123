import { vi } from 'vitest';
import { parseDispatch } from '../../src/dispatch.ts';

/** One request that reached GitHub. */
export interface Call {
  readonly method: string;
  readonly url: string;
  readonly headers: Headers;
  readonly body: unknown;
}

/** What GitHub does with a request; `'dropped'` is a connection that breaks before there is an answer. */
export type Behaviour =
  | { readonly status: number; readonly headers?: Readonly<Record<string, string>> }
  | 'dropped';

/**
 * Puts a fake GitHub in the place of `fetch` until the mocks are restored. It behaves as told, one
 * request after the other, and takes everything that comes later.
 */
export function fakeGithub(...behaviours: readonly Behaviour[]): readonly Call[] {
  const calls: Call[] = [];
  const left = [...behaviours];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const { method, url, headers } = request;
    calls.push({ method, url, headers, body: await request.json() });
    const behaviour = left.shift() ?? { status: 204 };
    if (behaviour === 'dropped') throw new TypeError('Network connection lost.');
    const body = behaviour.status === 204 ? null : '{"message":"No."}';
    return new Response(body, behaviour);
  });
  return calls;
}

/** The identity of the delivery that a request told GitHub of. */
export function deliveryOf({ body }: Call): string | undefined {
  const isDispatch = typeof body === 'object' && body !== null && 'client_payload' in body;
  return isDispatch ? parseDispatch(body.client_payload)?.delivery : undefined;
}
