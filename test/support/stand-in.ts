import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Contract } from './contract.ts';
import { type Answer, type Exchange, type Matched, type Routes, routeTable } from './routes.ts';

export type { Answer, Exchange, Handler, Routes } from './routes.ts';

export interface StandInOptions {
  readonly contract?: Contract | undefined;
  /** The path above all routes, such as `/jira`. */
  readonly base?: string;
  /** Called before the route; its answer replaces the route's, such as a 401 for a wrong token. */
  readonly before?: (exchange: Exchange) => Answer | undefined;
  /** Returns what answers a request outside the API, such as git's; `undefined` for one of the API. */
  readonly raw?: (request: IncomingMessage) => ((response: ServerResponse) => void) | undefined;
}

/** A fault in the answer to one request. */
export interface Disturbance {
  readonly answer: Answer;
  /** Whether the request takes effect all the same. */
  readonly isLate: boolean;
}

/** A stand-in for an external service, on loopback. `violations` lists breaches of its contract. */
export interface StandIn extends AsyncDisposable {
  readonly url: string;
  readonly requests: readonly Exchange[];
  readonly violations: readonly string[];
  /** Answers the next `times` calls of a route with a fault. */
  fail(route: string, answer: Answer, times?: number): void;
  /** Asks about each accepted request from now on whether its answer is disturbed. */
  disturb(decide: (exchange: Exchange) => Disturbance | undefined): void;
}

/** The requests and violations of a stand-in, and its pending faults by route. */
interface StandInLog {
  readonly requests: Exchange[];
  readonly violations: string[];
  readonly faults: Map<string, Answer[]>;
  disturbance: (exchange: Exchange) => Disturbance | undefined;
}

/** Starts a stand-in on a free port of 127.0.0.1. */
export async function startStandIn(routes: Routes, options: StandInOptions = {}): Promise<StandIn> {
  const log: StandInLog = {
    ...{ requests: [], violations: [], faults: new Map() },
    disturbance: () => undefined,
  };
  const find = routeTable(routes);
  const server = createServer((request, response) => {
    const answer = options.raw?.(request);
    if (answer !== undefined) {
      const disturbance = log.disturbance(exchangeOf(request));
      return disturbance === undefined ? answer(response) : send(response, disturbance.answer);
    }
    answerTo(request, find, log, options).then(
      (answer) => send(response, answer),
      (error: unknown) => {
        log.violations.push(`stand-in failed: ${String(error)}`);
        send(response, { status: 500, body: { message: String(error) } });
      },
    );
  });
  return {
    url: `http://127.0.0.1:${await listen(server)}`,
    requests: log.requests,
    violations: log.violations,
    fail: (route, answer, times = 1) => {
      const waiting = log.faults.get(route) ?? [];
      log.faults.set(route, [...waiting, ...Array.from({ length: times }, () => answer)]);
    },
    disturb: (decide) => {
      log.disturbance = decide;
    },
    [Symbol.asyncDispose]: () => close(server),
  };
}

async function answerTo(
  request: IncomingMessage,
  find: ReturnType<typeof routeTable>,
  log: StandInLog,
  options: StandInOptions,
): Promise<Answer> {
  const { base = '' } = options;
  const bare = exchangeOf(request);
  const { method, path } = bare;
  const matched = path.startsWith(`${base}/`) ? find(method, path.slice(base.length)) : undefined;
  const params = matched?.params ?? {};
  const exchange: Exchange = { ...bare, params, body: parseBody(await readBody(request)) };
  log.requests.push(exchange);
  if (matched) return answerOf(matched, exchange, log, options);
  const refused = options.before?.(exchange);
  if (refused) return refused;
  log.violations.push(`no route for ${method} ${path}`);
  return { status: 404, body: { message: 'Not Found' } };
}

/** The request without what its route and its body say. */
function exchangeOf({ method = 'GET', url, headers }: IncomingMessage): Exchange {
  const { pathname: path, searchParams: query } = new URL(url ?? '/', 'http://stand-in');
  const singles = Object.entries(headers).map(([name, value]) => [name, String(value)]);
  return { method, path, query, params: {}, headers: Object.fromEntries(singles), body: undefined };
}

/** Checks the request and the route's answer against the contract. Faults are not checked. */
async function answerOf(
  { name, template, handler }: Matched,
  exchange: Exchange,
  log: StandInLog,
  { contract, before }: StandInOptions,
): Promise<Answer> {
  const { method, query, body } = exchange;
  const { violations, faults } = log;
  const call = { method, template, query, body };
  violations.push(...(contract?.request(call) ?? []));
  const refused = before?.(exchange);
  const fault = refused === undefined ? faults.get(name)?.shift() : undefined;
  if (fault) return fault;
  const disturbance = refused === undefined ? log.disturbance(exchange) : undefined;
  if (disturbance?.isLate === false) return disturbance.answer;
  const answer = refused ?? (await handler(exchange));
  if (disturbance !== undefined) return disturbance.answer;
  if (answer.fault) return answer;
  violations.push(...(contract?.answer(call, answer.status, answer.body) ?? []));
  return answer;
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString('utf8');
}

function parseBody(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function send(response: ServerResponse, answer: Answer): void {
  const { status, body, headers, sent, fault } = answer;
  if (fault) {
    fault(response);
    return;
  }
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  if (sent !== undefined || body === undefined) response.end(sent);
  else response.end(typeof body === 'string' ? body : JSON.stringify(body));
}

/** Listens on a free port of 127.0.0.1, and resolves to it. */
export async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('No port to listen on.');
  return address.port;
}

/** Ends every connection of a server. */
export function close(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
