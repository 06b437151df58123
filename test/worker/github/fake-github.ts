import { vi } from 'vitest';
import { type Dispatch, parseDispatch } from '../../../src/dispatch.ts';
import { sampleDispatch } from './sample-dispatch.ts';

/** One request that reached GitHub. */
export interface Call {
  readonly method: string;
  readonly url: string;
  readonly headers: Headers;
  readonly body: unknown;
}

/**
 * What GitHub does with a request. `'dropped'` breaks the connection before the request is read,
 * `'unanswered'` after the dispatch is accepted; `taken` accepts it whatever the status.
 */
export type Behaviour =
  | {
      readonly status: number;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: string;
      readonly taken?: true;
    }
  | 'dropped'
  | 'unanswered';

/** A GitHub that replaces `fetch` until the mocks are restored. */
export interface FakeGitHub {
  readonly calls: readonly Call[];
  /** The accepted dispatches in order; each has started a run. */
  readonly taken: readonly Dispatch[];
  /** Milliseconds after which a run is listed. */
  lag: number;
  /** What happens to every listing of runs; `undefined` if it succeeds. */
  look: Behaviour | undefined;
  /** What happens to the next listings, one each, before `look` applies. */
  looks: (Behaviour | undefined)[];
  /** Called between a request and its answer, with the number of requests so far. */
  heard: (count: number) => Promise<void>;
  /** Starts a run that nobody asked the inbox for. */
  start(delivery: string, created: number): void;
  /** Ends all faults. */
  calm(): void;
  /** The requests of one kind. */
  of(kind: Kind): readonly Call[];
}

type Kind = 'dispatch' | 'look' | 'app';

interface Run {
  readonly id: number;
  readonly repository: string;
  readonly created: number;
  readonly dispatch: Dispatch;
  /** Whether a dispatch started it. */
  readonly isTaken: boolean;
}

/** Starts a GitHub with one behaviour per dispatch; it accepts all later ones. */
export function fakeGitHub(...behaviours: readonly Behaviour[]): FakeGitHub {
  const left = [...behaviours];
  const calls: Call[] = [];
  const runs: Run[] = [];
  const fake: FakeGitHub = {
    calls,
    get taken() {
      return runs.filter(({ isTaken }) => isTaken).map(({ dispatch }) => dispatch);
    },
    lag: 0,
    look: undefined,
    looks: [],
    heard: async () => {},
    start: (delivery, created) => {
      const dispatch = sampleDispatch(delivery);
      const id = runs.length + 1;
      runs.push({ id, repository: 'acme/shop', created, dispatch, isTaken: false });
    },
    calm: () => {
      left.length = 0;
      fake.looks = [];
      fake.look = undefined;
    },
    of: (kind) => calls.filter(({ url }) => kindOf(url) === kind),
  };
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const { method, url, headers } = request;
    const text = await request.text();
    const call = { method, url, headers, body: text === '' ? undefined : JSON.parse(text) };
    calls.push(call);
    const isDispatch = kindOf(url) === 'dispatch';
    const behaviour = isDispatch ? (left.shift() ?? { status: 204 }) : lookOf(fake, kindOf(url));
    if (isDispatch && behaviour && isTaken(behaviour)) runs.push(runOf(call, runs.length + 1));
    await fake.heard(calls.length);
    if (kindOf(url) === 'app') return appAnswer(url, calls.length);
    return behaviour ? answer(behaviour) : listing(url, runs, fake.lag);
  });
  return fake;
}

function lookOf({ looks, look }: FakeGitHub, kind: Kind): Behaviour | undefined {
  if (kind !== 'look') return undefined;
  return looks.length > 0 ? looks.shift() : look;
}

function kindOf(url: string): Kind {
  if (url.endsWith('/dispatches')) return 'dispatch';
  return url.includes('/actions/runs?') ? 'look' : 'app';
}

const isTaken = (behaviour: Behaviour) =>
  behaviour === 'unanswered' ||
  (behaviour !== 'dropped' && (behaviour.status === 204 || behaviour.taken === true));

function answer(behaviour: Behaviour): Response {
  if (typeof behaviour === 'string') throw new TypeError('Network connection lost.');
  const { status, headers = {}, body = '{"message":"No."}' } = behaviour;
  return new Response(status === 204 ? null : body, { status, headers });
}

function runOf({ url, body }: Call, id: number): Run {
  const isDispatch = typeof body === 'object' && body !== null && 'client_payload' in body;
  const dispatch = isDispatch ? parseDispatch(body.client_payload) : undefined;
  if (dispatch === undefined) throw new Error('GitHub was sent something that is no dispatch');
  return { id, repository: repositoryOf(url), created: Date.now(), dispatch, isTaken: true };
}

const repositoryOf = (url: string) => /\/repos\/([^/]+\/[^/]+)\//.exec(url)?.[1] ?? '';

/** GitHub counts whole seconds. */
const isoSecond = (time: number) => `${new Date(time).toISOString().slice(0, 19)}Z`;

/** Lists runs as GitHub does: by page, newest first, within the given time. */
function listing(url: string, runs: readonly Run[], lag: number): Response {
  const query = new URL(url).searchParams;
  const [, least = '', end = ''] =
    /^(?:>=)?([^.]+?)(?:\.\.(.+))?$/.exec(query.get('created') ?? '') ?? [];
  const found = runs
    .filter((run) => run.repository === repositoryOf(url) && run.created + lag <= Date.now())
    .filter(({ created }) => created >= Date.parse(least))
    .filter(({ created }) => end === '' || Date.parse(isoSecond(created)) <= Date.parse(end))
    .toReversed()
    .toSorted((one, other) => other.created - one.created);
  const size = Number(query.get('per_page') ?? '30');
  const first = (Number(query.get('page') ?? '1') - 1) * size;
  return Response.json({
    total_count: found.length,
    workflow_runs: found
      .slice(first, first + size)
      .map(({ id, repository, created, dispatch }) => ({
        id,
        display_title: `jira ${dispatch.ticket} [${dispatch.delivery}]`,
        html_url: `https://github.test/${repository}/actions/runs/${id}`,
        created_at: isoSecond(created),
      })),
  });
}

/** Answers the two requests for an App's token; each token differs and expires after an hour. */
function appAnswer(url: string, number: number): Response {
  if (url.endsWith('/installation')) return Response.json({ id: 77 });
  const expires = new Date(Date.now() + 3_600_000).toISOString();
  return Response.json({ token: `installed-${number}`, expires_at: expires }, { status: 201 });
}
