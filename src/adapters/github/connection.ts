import { randomUUID } from 'node:crypto';
import { type ThrottlingOptions, throttling } from '@octokit/plugin-throttling';
import { Octokit } from '@octokit/rest';
import { limiter } from './pace.ts';

/** Which repository, and with whose rights. */
export interface GitHubSettings {
  /** Root of the REST API, such as `https://api.github.com`. */
  readonly apiUrl: string;
  /** `owner/name` */
  readonly repository: string;
  readonly token: string;
}

/** The REST methods, and the `owner` and `repo` that each of them asks for. */
export interface Connection {
  readonly rest: Octokit['rest'];
  /** For what REST has no method. */
  readonly graphql: Octokit['graphql'];
  readonly at: { readonly owner: string; readonly repo: string };
}

const Client = Octokit.plugin(throttling);

/** Milliseconds for one request, after which it counts as unanswered. */
const patience = 60_000;

/** A connection that survives short rate limits by itself, and prints nothing. */
export function connect(settings: GitHubSettings): Connection {
  const [owner = '', repo = ''] = settings.repository.split('/');
  const { rest, graphql } = new Client({
    auth: settings.token,
    baseUrl: settings.apiUrl.replace(/\/+$/, ''),
    userAgent: 'jira-bug-fix-agent',
    log: { debug: stayQuiet, info: stayQuiet, warn: stayQuiet, error: stayQuiet },
    request: { fetch: fetchInTime },
    throttle: limits(),
  });
  return { rest, graphql, at: { owner, repo } };
}

/**
 * GitHub asks for a second between writes, and three between those that notify people, where there are
 * many, and takes 80 a minute: the dozen of one run go at once, and of many no more than 72.
 */
function limits(): ThrottlingOptions {
  const options: ThrottlingOptions = {
    id: randomUUID(),
    onRateLimit: isWorthWaiting,
    onSecondaryRateLimit: isWorthWaiting,
  };
  // The plugin's types name the whole class of which it uses one method.
  return Object.assign(options, {
    write: limiter({ atOnce: 12, every: 1_000 }),
    notifications: limiter({ atOnce: 3, every: 3_000 }),
  });
}

/** Twice, and never more than a minute: a job that waits longer costs more than one that starts again. */
function isWorthWaiting(seconds: number, _: unknown, __: unknown, retries: number): boolean {
  return seconds <= 60 && retries < 2;
}

function fetchInTime(url: string, options: RequestInit): Promise<Response> {
  return fetch(url, { ...options, signal: AbortSignal.timeout(patience) });
}

function stayQuiet(): void {}
