import type { IncomingMessage, ServerResponse } from 'node:http';
import type { JiraAccess } from '../../../../src/adapters/jira/settings.ts';
import {
  jiraTransport,
  type Transport,
  type TransportOptions,
} from '../../../../src/adapters/jira/transport/transport.ts';
import { startStandIn } from '../../../support/stand-in.ts';

/** A server on loopback that does with each request what it is told. */
export function startServer(
  answer: (request: IncomingMessage, response: ServerResponse) => unknown,
) {
  const raw = (request: IncomingMessage, response: ServerResponse) => {
    answer(request, response);
    return true;
  };
  return startStandIn({}, { raw });
}

/** A Cloud site at the address. */
export const cloudAt = (baseUrl: string): JiraAccess => ({
  kind: 'cloud',
  baseUrl,
  email: 'agent@example.com',
  token: 'token-of-the-tests',
});

/** A transport to a Cloud site that does not wait, and the waits that it was asked for. */
export function hasty(
  baseUrl: string,
  options: TransportOptions = {},
): { readonly transport: Transport; readonly waits: readonly number[] } {
  const waits: number[] = [];
  const pause = async (milliseconds: number) => {
    waits.push(milliseconds);
  };
  return { transport: jiraTransport(cloudAt(baseUrl), { pause, ...options }), waits };
}
