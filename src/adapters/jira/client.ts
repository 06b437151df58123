import { type Client, SchemaMismatchError, type SendRequestOptions } from 'jira.js/core';
import { z } from 'zod';
import { accessOf, type JiraSettings } from './settings.ts';
import { type JiraRequest, jiraTransport, type Query, type Transport } from './transport/index.ts';

/**
 * The client that jira.js's functions take, over our own transport. An answer that is not of the
 * documented form is handed over as it came, unless the settings want an error.
 */
export function jiraClient(
  settings: JiraSettings,
  transport: Transport = jiraTransport(accessOf(settings), settings),
): Client {
  return {
    sendRequest: async <T>(options: SendRequestOptions<T>) => {
      const answer = await transport.send(requestOf(options));
      return formed(answer, options, settings.onSchemaMismatch ?? 'silent');
    },
  };
}

const Method = z.enum(['GET', 'POST', 'PUT', 'DELETE']);

function requestOf(options: SendRequestOptions): JiraRequest {
  const { url, method = 'GET', searchParams = {}, body } = options;
  const request = {
    method: Method.parse(method),
    path: segments(url),
    query: queryOf(searchParams),
  };
  return body === undefined ? request : { ...request, body };
}

/**
 * jira.js writes what it is given into a path as it is, so a path that no function of its own makes
 * is refused. What was encoded before is decoded here, for the transport encodes every segment.
 */
function segments(url: string): readonly string[] {
  if (!/^\/rest\/api\/3(\/[\w.~@!$&'()*+,;=:%-]+)+$/.test(url)) {
    throw new Error(`jira.js made a path that is not one of Jira’s: ${JSON.stringify(url)}`);
  }
  return url.slice(1).split('/').map(decodeURIComponent);
}

function queryOf(params: Readonly<Record<string, unknown>>): Query {
  const entries = Object.entries(params).map(([name, value]) => [name, parameter(value)] as const);
  return Object.fromEntries(entries);
}

function parameter(value: unknown): string | readonly string[] | undefined {
  if (value === undefined || value === null) return undefined;
  if (Array.isArray(value)) return value.map(String);
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function formed<T>(
  answer: unknown,
  { schema, method = 'GET', url }: SendRequestOptions<T>,
  onMismatch: 'silent' | 'throw',
): T {
  const asItCame = () => z.custom<T>().parse(answer);
  if (schema === undefined || answer === undefined) return asItCame();
  const parsed = schema.safeParse(answer);
  if (parsed.success) return parsed.data;
  if (onMismatch === 'silent') return asItCame();
  const endpoint = `${method} ${url}`;
  const issues = parsed.error.issues.map(({ path, message }) => ({
    path: path.map(String).join('.'),
    expected: message,
    received: 'something else',
  }));
  const [first] = issues;
  throw new SchemaMismatchError(
    `${endpoint} answered in another form: ${first?.path}: ${first?.expected}`,
    { endpoint, issues },
    { cause: parsed.error },
  );
}
