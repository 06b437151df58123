import type { IncomingMessage, ServerResponse } from 'node:http';
import { onTestFinished, vi } from 'vitest';
import {
  type JiraAccess,
  type JiraTransport,
  jiraTransport,
  type TransportOptions,
} from '../../../../src/adapters/jira/transport/index.ts';
import { showInput } from '../../../../src/engines/errors.ts';
import { startStandIn } from '../../../support/stand-in.ts';

/** Starts a server on loopback that handles each request with `answer`. */
export function startServer(
  answer: (request: IncomingMessage, response: ServerResponse) => unknown,
) {
  const raw = (request: IncomingMessage) => (response: ServerResponse) => {
    answer(request, response);
  };
  return startStandIn({}, { raw });
}

/** Access to a Cloud site at the address. */
export const cloudAt = (baseUrl: string): JiraAccess => ({
  kind: 'cloud',
  baseUrl,
  email: 'agent@example.com',
  token: 'token-of-the-tests',
  show: showInput,
});

/** Sends requests to Atlassian's gateway to another address, for one test. */
export function gatewayAt(url: string): void {
  const real = fetch;
  const rerouted: typeof fetch = (input, init) =>
    real(String(input).replace('https://api.atlassian.com', url), init);
  vi.stubGlobal('fetch', rerouted);
  onTestFinished(() => void vi.unstubAllGlobals());
}

/** A transport to a Cloud site that does not wait, and the delays it was asked for. */
export function hasty(
  baseUrl: string,
  options: TransportOptions = {},
): { readonly transport: JiraTransport; readonly waits: readonly number[] } {
  const waits: number[] = [];
  const wait = async (milliseconds: number) => {
    waits.push(milliseconds);
  };
  return { transport: jiraTransport(cloudAt(baseUrl), { wait, ...options }), waits };
}
