import { randomUUID } from 'node:crypto';
import { throttling } from '@octokit/plugin-throttling';
import { Octokit } from '@octokit/rest';

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
  readonly at: { readonly owner: string; readonly repo: string };
}

const Client = Octokit.plugin(throttling);

/** Milliseconds for one request, after which it counts as unanswered. */
const patience = 60_000;

/** A connection that survives short rate limits by itself, and prints nothing. */
export function connect(settings: GitHubSettings): Connection {
  const [owner = '', repo = ''] = settings.repository.split('/');
  const { rest } = new Client({
    auth: settings.token,
    baseUrl: settings.apiUrl.replace(/\/+$/, ''),
    userAgent: 'jira-bug-fix-agent',
    log: { debug: stayQuiet, info: stayQuiet, warn: stayQuiet, error: stayQuiet },
    request: { fetch: fetchInTime },
    throttle: {
      id: randomUUID(),
      onRateLimit: isWorthWaiting,
      onSecondaryRateLimit: isWorthWaiting,
    },
  });
  return { rest, at: { owner, repo } };
}

/** Twice, and never more than a minute: a job that waits longer costs more than one that starts again. */
function isWorthWaiting(seconds: number, _: unknown, __: unknown, retries: number): boolean {
  return seconds <= 60 && retries < 2;
}

function fetchInTime(url: string, options: RequestInit): Promise<Response> {
  return fetch(url, { ...options, signal: AbortSignal.timeout(patience) });
}

function stayQuiet(): void {}
