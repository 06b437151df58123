import type { RestEndpointMethodTypes } from '@octokit/rest';
import { appJwt, readAppKey } from '../../core/identity/index.ts';
import { UserError } from '../../engines/errors.ts';
import {
  appHint,
  explainError,
  type GitHubConnection,
  type GitHubSettings,
  githubConnection,
  ifFound,
  isRejected,
  type OutageOptions,
} from './connection/index.ts';

/** An App that is installed on a repository, and acts there in place of a token. */
export interface GitHubApp extends Pick<GitHubSettings, 'apiUrl' | 'repository'> {
  /** Its App ID or client ID. */
  readonly id: string;
  /** In PEM. */
  readonly privateKey: string;
  /** Called with each new token before its first use. */
  readonly onToken: (token: string) => void;
}

interface IssuedToken {
  readonly token: string;
  /** In milliseconds; a little before it ends. */
  readonly end: number;
}

/** No request takes longer, with its waits for rate limits. */
const margin = 5 * 60_000;

/**
 * Returns a function that resolves to a token of the App, and makes a new one shortly before the last one ends. Each
 * is for the one repository. The function rejects with UserError if the App's settings or its permissions are wrong.
 */
export function appTokens(app: GitHubApp, options: OutageOptions = {}): () => Promise<string> {
  let last: IssuedToken | undefined;
  let next: Promise<IssuedToken> | undefined;
  return async () => {
    if (last !== undefined && Date.now() < last.end) return last.token;
    next ??= issueToken(app, options).finally(() => {
      next = undefined;
    });
    last = await next;
    return last.token;
  };
}

async function issueToken(app: GitHubApp, options: OutageOptions): Promise<IssuedToken> {
  const key = await readAppKey(app.privateKey);
  if (key === undefined) {
    throw new UserError(
      'Set `app-private-key` to the whole .pem file that GitHub made: it is not an RSA key.',
    );
  }
  // Requests that follow each other after an outage need a JWT of their time, too.
  const token = () => appJwt(app.id, key, Date.now());
  const github = githubConnection({ ...app, token }, options);
  try {
    const { id, granted } = await findInstallation(github, app);
    const { data } = await github.rest.apps.createInstallationAccessToken({
      installation_id: id,
      repositories: [github.at.repo],
      permissions: allowed(granted),
    });
    app.onToken(data.token);
    return { token: data.token, end: Date.parse(data.expires_at) - margin };
  } catch (error) {
    throw explainAppError(error, { ...app, token });
  }
}

type Permissions =
  RestEndpointMethodTypes['apps']['getRepoInstallation']['response']['data']['permissions'];

async function findInstallation({ rest, at }: GitHubConnection, { repository }: GitHubApp) {
  const found = await ifFound(rest.apps.getRepoInstallation(at));
  if (found === undefined) {
    throw new UserError(
      `Install the App of \`app-id\` on ${repository}: it is not installed there.`,
    );
  }
  const { id, permissions: granted } = found.data;
  if (granted.contents !== 'write' || granted.pull_requests !== 'write') {
    throw new UserError(`Change the App's permissions on ${repository}: ${appHint()}.`);
  }
  return { id, granted };
}

/** Returns what a token may do at most: what the agent needs, as far as the App has it. */
function allowed({ actions, checks, statuses, members, workflows }: Permissions) {
  return {
    ...({ contents: 'write', pull_requests: 'write' } as const),
    // To read why checks have failed, and to run them again.
    ...(actions && { actions }),
    ...(checks && { checks: 'read' as const }),
    ...(statuses && { statuses: 'read' as const }),
    // To ask teams for reviews.
    ...(members && { members: 'read' as const }),
    // To publish on a commit whose workflows are not those of the default branch.
    ...(workflows && { workflows }),
  };
}

function explainAppError(error: unknown, settings: GitHubSettings): unknown {
  if (!isRejected(error, 401)) return explainError(error, settings);
  const problem =
    'Set `app-id` and `app-private-key` to the ID and a key of one GitHub App: GitHub does not accept them together.';
  return new UserError(problem, { cause: error });
}
