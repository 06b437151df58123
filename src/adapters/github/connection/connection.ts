import { randomUUID } from 'node:crypto';
import { type ThrottlingOptions, throttling } from '@octokit/plugin-throttling';
import { Octokit } from '@octokit/rest';
import { tokenNow } from '../../../core/identity/index.ts';
import { sleep } from '../../../engines/async.ts';
import { OutageError } from '../../../engines/errors.ts';
import { isLost, isRejected } from './errors.ts';
import {
  isOutage,
  type OutageOptions,
  type OutageWatch,
  OversizedAnswer,
  watchOutages,
} from './outage.ts';
import type { GitHubSettings } from './settings.ts';

/** A client for one repository. */
export interface GitHubConnection extends Pick<GitHubSettings, 'ownWorkflow' | 'ownRun'> {
  readonly rest: Octokit['rest'];
  readonly apiUrl: string;
  /** Reads every page of a list. */
  readonly paginate: Octokit['paginate'];
  /** For what the REST API does not offer. */
  readonly graphql: Octokit['graphql'];
  /** The parameters that every REST method needs. */
  readonly at: { readonly owner: string; readonly repo: string };
  /**
   * Repeats a step that is not safe to repeat blindly while GitHub is out. A repeated step must first look
   * up whether the lost one took effect.
   */
  readonly repeat: <Result>(step: (isRepeated: boolean) => Promise<Result>) => Promise<Result>;
  /** Waits for what GitHub has not found out yet; resolves to `false` if the connection's signal ended the wait. */
  readonly wait: (milliseconds: number) => Promise<boolean>;
}

const Client = Octokit.plugin(throttling);

/** Connects to GitHub. The client waits out short rate limits and outages, and logs nothing. */
export function githubConnection(
  settings: GitHubSettings,
  options: OutageOptions = {},
): GitHubConnection {
  const [owner = '', repo = ''] = settings.repository.split('/');
  const ignore = () => {};
  const { signal = new AbortController().signal, wait = sleep } = options;
  const outages = watchOutages(options);
  const client = new Client({
    baseUrl: settings.apiUrl.replace(/\/+$/, ''),
    userAgent: 'jira-bug-fix-agent',
    log: { debug: ignore, info: ignore, warn: ignore, error: ignore },
    request: { fetch: fetchThrough(outages) },
    throttle: throttleOptions(options),
  });
  authorize(client, settings);
  const { rest, graphql, paginate } = client;
  return {
    rest,
    apiUrl: settings.apiUrl,
    graphql,
    paginate,
    at: { owner, repo },
    ownWorkflow: settings.ownWorkflow,
    ownRun: settings.ownRun,
    repeat: (step) => repeatWhileOut(outages, step),
    wait: (milliseconds) => wait(milliseconds, signal),
  };
}

/**
 * Signs each request with the token of its time. A token that GitHub has accepted before and no longer does has ended
 * during the run: nothing is set up wrongly, and the work that is done can be published by the next run.
 */
function authorize({ hook }: Octokit, { token }: Pick<GitHubSettings, 'token'>): void {
  let hasWorked = false;
  hook.wrap('request', async (request, options) => {
    options.headers.authorization = `Bearer ${await tokenNow(token)}`;
    try {
      const answer = await request(options);
      hasWorked = true;
      return answer;
    } catch (error) {
      if (!hasWorked || !isRejected(error, 401)) throw error;
      throw new OutageError(tokenEnded, { cause: error });
    }
  });
}

const tokenEnded =
  'GitHub does not accept the token any more that it accepted earlier in this run, so it has ended: run this job again, and give it `app-id` and `app-private-key` instead of a token, so that it gets a new one in time.';

/**
 * GitHub asks for one second between many writes, for three between requests that notify people, and for
 * at most 80 writes a minute. A run makes about a dozen, which go out at once; the limit is 72 a minute.
 */
function throttleOptions({ onWait }: OutageOptions): ThrottlingOptions {
  const isWaitedOut: ThrottlingOptions['onRateLimit'] = (seconds, _, __, retries) => {
    // A job that waits longer, or more often, costs more than a new one.
    const isWorth = seconds <= 60 && retries < 2;
    if (isWorth) onWait?.(seconds * 1_000);
    return isWorth;
  };
  const options: ThrottlingOptions = {
    id: randomUUID(),
    onRateLimit: isWaitedOut,
    onSecondaryRateLimit: isWaitedOut,
  };
  // The plugin's types ask for a whole Bottleneck group, of which it uses one method.
  return Object.assign(options, {
    write: rateLimiter({ burst: 12, interval: 1_000 }),
    notifications: rateLimiter({ burst: 3, interval: 3_000 }),
  });
}

/** A token bucket: how many tasks may start at once, and the milliseconds until each further one. */
export interface RateLimit {
  readonly burst: number;
  readonly interval: number;
}

/** A limiter in the form that the throttling plugin takes: the part of a Bottleneck group that it uses. */
export function rateLimiter(limit: RateLimit) {
  const reserve = tokenBucket(limit);
  const schedule = async <Result>(_: unknown, task: () => Promise<Result>): Promise<Result> => {
    const wait = reserve(performance.now());
    if (wait > 0) await delay(wait);
    return task();
  };
  return { key: () => ({ schedule }) };
}

/**
 * Returns a function that takes a token at `now` and returns the milliseconds to wait for it. In any
 * period, at most `burst` tasks start, plus one for each `interval` in it. `now` must never go back.
 */
export function tokenBucket({ burst, interval }: RateLimit): (now: number) => number {
  let full = Number.NEGATIVE_INFINITY;
  return (now) => {
    const wait = Math.max(0, full - (burst - 1) * interval - now);
    full = Math.max(full, now) + interval;
    return wait;
  };
}

/** Resolves after the given milliseconds. */
export const delay = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Requests that may be sent twice, because the second one changes nothing: objects are named by their
 * content, and a text, a label, a reviewer or a draft state that is set stays set.
 */
const repeatable: readonly RegExp[] = [
  /^(?:GET|HEAD) /,
  /^POST .*\/git\/(?:blobs|trees|commits)$/,
  /^PATCH .*\/pulls\/\d+$/,
  /^POST .*\/issues\/\d+\/labels$/,
  /^POST .*\/pulls\/\d+\/requested_reviewers$/,
  /^POST .*\/graphql$/,
];

/** Sends requests, and repeats those that are safe to repeat while GitHub is out. */
export function fetchThrough({ send, mayRepeat }: OutageWatch): typeof fetch {
  return async (url, request) => {
    const { pathname } = new URL(String(url));
    const name = `${request?.method ?? 'GET'} ${pathname}`;
    const isRepeatable = repeatable.some((form) => form.test(name));
    for (let tries = 1; ; tries += 1) {
      const sent = await send(url, request).then(
        (answer) => ({ answer }),
        (error: unknown) => ({ error }),
      );
      const isOut =
        'error' in sent ? !(sent.error instanceof OversizedAnswer) : isOutage(sent.answer.status);
      if (isOut && isRepeatable && (await mayRepeat(tries))) continue;
      if ('error' in sent) throw sent.error;
      return sent.answer;
    }
  };
}

/** Repeats a step while its answer is lost; `isRepeated` tells it to look up what the lost one did. */
async function repeatWhileOut<Result>(
  { mayRepeat }: Pick<OutageWatch, 'mayRepeat'>,
  step: (isRepeated: boolean) => Promise<Result>,
): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await step(tries > 1);
    } catch (error) {
      if (!isLost(error) || !(await mayRepeat(tries))) throw error;
    }
  }
}
