import {
  cannotReach,
  errorMessage,
  findExplanation,
  OutageError,
  showInput,
  UnreachableError,
  UserError,
} from '../../../engines/errors.ts';
import { clip, oneLine } from '../../../engines/text/index.ts';
import { isOutage } from './outage.ts';
import type { GitHubSettings } from './settings.ts';

/** An answer by which GitHub rejects a request. */
export interface Rejection {
  readonly status: number;
  /** Method and address of the request; empty if the client does not say. */
  readonly request: string;
  readonly message: string;
  /** Whether a rate limit is the cause rather than a missing permission. */
  readonly rateLimited: boolean;
}

/** The rejection in an error of the client; `undefined` if no answer came or the error is another one. */
export function readRejection(error: unknown): Rejection | undefined {
  if (!(error instanceof Error && 'status' in error && 'response' in error)) return undefined;
  const { status, response, message } = error;
  if (typeof status !== 'number' || response === undefined) return undefined;
  const isLimit = /\b(?:rate limit|abuse detection)/i.test(message);
  const { method = '', url = '' } = 'request' in error ? Object(error.request) : {};
  return { status, request: `${method} ${url}`, message, rateLimited: status === 429 || isLimit };
}

/** Whether a request was sent but got no answer. */
function isUnanswered(error: unknown): boolean {
  return error instanceof Error && error.name === 'HttpError' && readRejection(error) === undefined;
}

/** Whether an outage took the answer, so that the request may have had its effect or not. */
export function isLost(error: unknown): boolean {
  const { status } = readRejection(error) ?? {};
  return status === undefined ? isUnanswered(error) : isOutage(status);
}

/** Whether GitHub answered with this status, and with a message that matches `pattern`. */
export function isRejected(error: unknown, status: number, pattern = /(?:)/): boolean {
  const rejection = readRejection(error);
  return rejection?.status === status && pattern.test(rejection.message);
}

/** The answer, or `undefined` if GitHub rejects the request with this status and such a message. */
export async function unlessRejected<Answer>(
  request: Promise<Answer>,
  status: number,
  pattern?: RegExp,
): Promise<Answer | undefined> {
  try {
    return await request;
  } catch (error) {
    if (isRejected(error, status, pattern)) return undefined;
    throw error;
  }
}

/** The answer, or `undefined` if GitHub answers 404. */
export const ifFound = <Answer>(request: Promise<Answer>) => unlessRejected(request, 404);

/** Whether GitHub rejects a change of a ref because another writer was faster. */
export const isOvertaken = (error: unknown) => isRejected(error, 422, changedMeanwhile);

const changedMeanwhile =
  /reference (?:already exists|does not exist|update failed|cannot be updated)|not a fast[ -]forward/i;

/** The answer, or `undefined` if the token may not read it. */
export async function ifReadable<Answer>(request: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await request;
  } catch (error) {
    const { status, rateLimited } = readRejection(error) ?? {};
    if ((status === 403 || status === 404) && !rateLimited) return undefined;
    throw error;
  }
}

/** Resolves to why GitHub refuses a request for good, as when it comes too late; `undefined` if it does not. */
export async function refusalOf(request: Promise<unknown>): Promise<string | undefined> {
  return request.then(
    () => undefined,
    (error: unknown) => {
      const { status = 0, rateLimited } = readRejection(error) ?? {};
      if (![403, 404, 409, 410, 422].includes(status) || rateLimited) throw error;
      return failureReason(error);
    },
  );
}

/** Says in a sentence why GitHub did not do something; `undefined` for any other error. */
export function failureReason(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const status = readRejection(error)?.status;
  if (status !== undefined) return `GitHub answered ${status}${said(error.message)}`;
  const isFromGitHub = isUnanswered(error) || error.name === 'GraphqlResponseError';
  return isFromGitHub ? `GitHub did not do it${said(error.message)}` : undefined;
}

/** The permissions that publishing needs. */
const publishing = 'contents: write, pull-requests: write';

/** What to do when an App lacks permissions. */
export const appHint = (needed = publishing): string =>
  `give the App of \`app-id\` the permissions \`${needed}\`, and accept them where it is installed`;

/** The permissions that requests need besides those for publishing; the first row that fits a request counts. */
const permissions: readonly (readonly [request: RegExp, permission: string])[] = [
  [/^POST .*\/actions\//, 'actions: write'],
  [/^GET .*\/actions\//, 'actions: read'],
  [/^GET .*\/check-runs/, 'checks: read'],
  [/^GET .*\/status(?:\?|$)/, 'statuses: read'],
  [/^(?:POST|PATCH) .*\/issues\/.*comments/, 'issues: write'],
];

/** What to do when the token lacks permissions: for a request, or for publishing. */
export function writeAccessHint(
  { show = showInput, token }: Pick<GitHubSettings, 'show' | 'token'>,
  request = '',
): string {
  const [, needed = publishing] = permissions.find(([form]) => form.test(request)) ?? [];
  if (typeof token !== 'string') return appHint(needed);
  const rights = needed.includes(',') ? 'these rights' : 'this right';
  return `give the workflow \`permissions: ${needed}\`, or set ${show('github-token')} to a token with ${rights}`;
}

/** Returns a wrapper for requests that rejects with what `explainError` makes of their errors. */
export function explaining(settings: GitHubSettings) {
  return async <Result>(request: Promise<Result>): Promise<Result> => {
    try {
      return await request;
    } catch (error) {
      throw explainError(error, settings);
    }
  };
}

/** Explains an error of the client: a UserError if settings or permissions are wrong, else an OutageError. */
export function explainError(error: unknown, settings: GitHubSettings): unknown {
  const explained = findExplanation(error);
  if (explained !== undefined) return explained;
  const rejection = readRejection(error);
  if (rejection === undefined) {
    if (!isUnanswered(error)) return error;
    const why = oneLine(errorMessage(error), 200);
    const text = cannotReach('GitHub', settings.apiUrl, why, 'GITHUB_API_URL');
    return new UnreachableError(text, { cause: error });
  }
  const advice = adviceFor(rejection, settings);
  if (advice !== undefined) return new UserError(advice, { cause: error });
  const { status, message } = rejection;
  const text = sentence(`GitHub answered ${status} for ${settings.repository}${said(message)}`);
  return new OutageError(text, { cause: error });
}

/**
 * Returns a message of GitHub as the end of a sentence: on one line, without the link to its documentation. A page
 * in HTML, or no message at all, says nothing.
 */
function said(message: string): string {
  const text = oneLine(message).replace(/ - https?:\S+$/, '');
  return text === '' || text.startsWith('<') ? '' : `: ${clip(text, 300)}`;
}

const sentence = (text: string) => text.replace(/[.!]?$/, '.');

function adviceFor(rejection: Rejection, settings: GitHubSettings): string | undefined {
  const { status, message, rateLimited } = rejection;
  const { repository, show = showInput } = settings;
  if (status === 401 && typeof settings.token !== 'string') {
    return `GitHub does not accept the token of the App of \`app-id\`: see whether it is still installed on ${repository}.`;
  }
  if (status === 401) {
    return `GitHub does not accept the token: set ${show('github-token')} to one for ${repository} that has not expired.`;
  }
  if (/refusing to allow .* workflow/is.test(message)) {
    return `The token may not push changes to workflow files of ${repository}: set ${show('github-token')} to the token of a GitHub App or person with the permission \`workflows\`, or run the agent on a commit whose workflows are those of the default branch.`;
  }
  if (status === 422 && ruled.test(message)) {
    return `A rule of ${repository} forbids what the agent has to write${said(message)}: set \`branch\` or \`commit-message\` to what it allows, or let the agent bypass it, under Settings > Rules.`;
  }
  if (status !== 403 || rateLimited) return undefined;
  return `The token lacks permissions for this in ${repository}: ${permissionHint(rejection, settings)}.`;
}

/** What GitHub says if a rule, or a protected branch, forbids a change of a ref. */
const ruled =
  /repository rule violations|cannot force-push|protected (?:branch|ref)|creations being restricted|must (?:not )?match a given pattern/i;

function permissionHint({ message, request }: Rejection, settings: GitHubSettings): string {
  const { show = showInput } = settings;
  if (/not permitted to create or approve pull requests/i.test(message)) {
    return `turn on "Allow GitHub Actions to create and approve pull requests" in Settings > Actions > General, or set ${show('github-token')} to the token of a GitHub App`;
  }
  return /archived/i.test(message)
    ? 'it is archived, so unarchive it'
    : writeAccessHint(settings, request);
}
