import { getIssueProperty } from 'jira.js/cloud';
import { type Client, isNotFoundError, type SendRequestOptions } from 'jira.js/core';
import { z } from 'zod';
import type { TicketKey } from '../../core/tickets/index.ts';
import type { JiraRequest, JiraTransport, Query } from './transport/index.ts';

/**
 * Returns the client that jira.js's functions take, on top of our transport. `version` 2 serves the
 * calls that both versions of the API share to a Data Center, which has no version 3. An answer that
 * does not match jira.js's schema is passed on unparsed. `find` looks whether a POST of this client took
 * effect if Jira does not answer it.
 */
export function jiraClient(
  transport: JiraTransport,
  version: 2 | 3,
  find?: JiraRequest['find'],
): Client {
  return {
    sendRequest: async <T>(options: SendRequestOptions<T>) => {
      const request = requestOf(options, version);
      const answer = await transport.send({ ...request, find });
      const parsed = options.schema?.safeParse(answer);
      return parsed?.success ? parsed.data : z.custom<T>().parse(answer);
    },
  };
}

/** The answer, or `undefined` if Jira answers 404. */
export function unlessMissing<Answer>(request: Promise<Answer>): Promise<Answer | undefined> {
  return request.catch((error: unknown) => {
    if (isNotFoundError(error)) return undefined;
    throw error;
  });
}

/** Reads the value of a property of a ticket; `undefined` if there is none. */
export async function readProperty(
  client: Client,
  issueIdOrKey: TicketKey,
  propertyKey: string,
): Promise<unknown> {
  return (await unlessMissing(getIssueProperty(client, { issueIdOrKey, propertyKey })))?.value;
}

const Method = z.enum(['GET', 'POST', 'PUT', 'DELETE']);

function requestOf(options: SendRequestOptions, version: 2 | 3): JiraRequest {
  const { url, method = 'GET', searchParams = {}, body } = options;
  const [rest = '', api = '', _, ...resource] = segments(url);
  const isRepeatable = method !== 'POST' || repeatablePosts.has(resource.at(-1) ?? '');
  const query = Object.entries(searchParams).map(([name, value]) => [
    name,
    parameter(value, version),
  ]);
  return {
    method: Method.parse(method),
    path: [rest, api, String(version), ...resource],
    query: Object.fromEntries(query),
    body,
    isRepeatable,
  };
}

/** Resources that a POST only reads, or where a second one replaces the first: our links have a `globalId`. */
const repeatablePosts: ReadonlySet<string> = new Set(['jql', 'approximate-count', 'remotelink']);

/**
 * jira.js writes its arguments into the path unescaped, so a path that no function of its own
 * produces is rejected. Segments are decoded here because the transport encodes each one.
 */
function segments(url: string): readonly string[] {
  if (!/^\/rest\/api\/3(\/[\w.~@!$&'()*+,;=:%-]+)+$/.test(url)) {
    throw new Error(`jira.js produced a path that is not one of Jira’s: ${JSON.stringify(url)}`);
  }
  return url.slice(1).split('/').map(decodeURIComponent);
}

/** Version 3 takes a list as a repeated parameter, version 2 joined by commas. */
function parameter(value: unknown, version: 2 | 3): Query[string] {
  if (Array.isArray(value)) return version === 2 ? value.join(',') : value.map(String);
  return value === undefined ? undefined : String(value);
}
