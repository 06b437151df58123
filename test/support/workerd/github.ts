import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { parseDispatch } from '../../../src/dispatch.ts';
import type { Random } from '../random.ts';

/** GitHub's faults. Chances are from 0 to 1, times in milliseconds. */
export interface Faults {
  readonly random: Random;
  /** Chance to answer 502 and do nothing. */
  readonly fails: number;
  /** Chance to start the run and drop the connection. */
  readonly drops: number;
  /** The longest time that a dispatch takes. */
  readonly slowness: number;
  /** Time from a dispatch until its run is listed. */
  readonly lag: number;
  /** The time on the Worker's clock. */
  readonly now: () => number;
}

/** What else than usual becomes of a request: a status, or a broken connection after the run was started. */
export type Hitch =
  | { readonly status: number; readonly headers?: Readonly<Record<string, string>> }
  | 'unanswered';

/** Returns what becomes of the first, second, … dispatch or list of runs; by default, as usual. */
export type Hitches = (what: 'dispatch' | 'list', count: number) => Hitch | undefined;

/** A GitHub that accepts dispatches and lists runs. */
export interface FaultyGithub extends AsyncDisposable {
  readonly url: string;
  /** When each request came, in milliseconds of real time. */
  readonly asked: readonly number[];
  /** The number of runs that each delivery started. */
  readonly taken: ReadonlyMap<string, number>;
}

interface Run {
  readonly title: string;
  readonly created: number;
}

/** Starts GitHub on loopback. Without faults, it accepts everything at once. */
export async function startGithub(
  faults?: Faults,
  hitches: Hitches = () => undefined,
): Promise<FaultyGithub> {
  const now = faults?.now ?? Date.now;
  const taken = new Map<string, number>();
  const runs: Run[] = [];
  const asked: number[] = [];
  const counts = { dispatch: 0, list: 0 };
  const server = createServer((request, response) => {
    asked.push(Date.now());
    const done = request.method === 'POST' ? take(request, response) : list(request, response);
    done.catch(() => response.destroy());
  });

  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body: unknown = JSON.parse(await text(request));
    const isDispatch = typeof body === 'object' && body !== null && 'client_payload' in body;
    const dispatch = isDispatch ? parseDispatch(body.client_payload) : undefined;
    counts.dispatch += 1;
    const hitch = hitches('dispatch', counts.dispatch);
    if (faults !== undefined) await wait(faults.random.below(faults.slowness));
    if (dispatch === undefined) return answer(response, 422, { message: 'No dispatch' });
    if (faults?.random.chance(faults.fails)) return answer(response, 502, { message: 'Bad' });
    if (typeof hitch === 'object') return answer(response, hitch.status, {}, hitch.headers);
    taken.set(dispatch.delivery, (taken.get(dispatch.delivery) ?? 0) + 1);
    runs.push({ title: `jira ${dispatch.ticket} [${dispatch.delivery}]`, created: now() });
    const isDropped = hitch === 'unanswered' || faults?.random.chance(faults.drops);
    if (isDropped) return void response.destroy();
    response.writeHead(204).end();
  }

  async function list(request: IncomingMessage, response: ServerResponse): Promise<void> {
    counts.list += 1;
    const hitch = hitches('list', counts.list);
    if (typeof hitch === 'object') return answer(response, hitch.status, {}, hitch.headers);
    if (faults?.random.chance(faults.fails)) return answer(response, 502, { message: 'Bad' });
    const query = new URL(request.url ?? '', 'http://github.test').searchParams;
    const since = Date.parse((query.get('created') ?? '').replace(/^>=|\.\..*$/g, ''));
    const shown = now() - (faults?.lag ?? 0);
    const until = Date.parse((query.get('created') ?? '').split('..')[1] ?? '') || now();
    const isListed = ({ created }: Run) => created >= since && secondOf(created) <= until;
    const found = runs.filter((run) => isListed(run) && run.created <= shown).toReversed();
    const size = Number(query.get('per_page'));
    const start = (Number(query.get('page')) - 1) * size;
    const page = found.slice(start, start + size).map(({ title, created }, index) => ({
      display_title: title,
      created_at: new Date(secondOf(created)).toISOString(),
      html_url: `https://github.test/acme/shop/actions/runs/${start + index}`,
    }));
    answer(response, 200, { total_count: found.length, workflow_runs: page });
  }

  return {
    url: await listen(server),
    taken,
    asked,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

const secondOf = (time: number) => Math.floor(time / 1_000) * 1_000;

function answer(
  response: ServerResponse,
  status: number,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): void {
  response
    .writeHead(status, { 'content-type': 'application/json', ...headers })
    .end(JSON.stringify(body));
}

async function text(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

async function listen(server: ReturnType<typeof createServer>): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${port(server.address())}`;
}

function port(address: string | AddressInfo | null): number {
  if (address === null || typeof address === 'string') throw new Error('No port was given');
  return address.port;
}
