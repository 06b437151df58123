import { UserError } from '../../core/user-error.ts';
import { isUnanswered, type Refusal, refusalOf } from './answer.ts';
import type { GitHubSettings } from './connection.ts';

/** What the person is to do when the token's rights do not suffice. */
export const writeAccessHint =
  'give the workflow `permissions: contents: write, pull-requests: write`, or set `github-token` to a token with these rights';

/** An error of the client in words that help: a UserError for what the person can mend. */
export function explain(error: unknown, settings: GitHubSettings): unknown {
  const refusal = refusalOf(error);
  if (refusal !== undefined) return explainRefusal(refusal, error, settings);
  if (!isUnanswered(error)) return error;
  return new UserError(
    `GitHub cannot be reached at ${settings.apiUrl}: check the network, and that \`GITHUB_API_URL\` is the address of its REST API.`,
    { cause: error },
  );
}

function explainRefusal(refusal: Refusal, cause: unknown, { repository }: GitHubSettings): Error {
  const { status, message, rateLimited } = refusal;
  if (status === 401) {
    return new UserError(
      `GitHub does not accept the token: set \`github-token\` to one for ${repository} that has not expired.`,
      { cause },
    );
  }
  if (/refusing to allow .* workflow/is.test(message)) {
    return new UserError(
      `GitHub lets the token of ${repository} push no change of a workflow file: set \`github-token\` to the token of a GitHub App or person with the right \`workflows\`, or run the agent on a commit whose workflows are those of the default branch.`,
      { cause },
    );
  }
  if (status === 403 && !rateLimited) {
    return new UserError(
      `GitHub forbids the token this in ${repository}: ${permissionHint(message)}.`,
      {
        cause,
      },
    );
  }
  return new Error(`GitHub answered ${status} for ${repository}: ${message}`, { cause });
}

function permissionHint(message: string): string {
  if (/not permitted to create or approve pull requests/i.test(message)) {
    return 'turn on "Allow GitHub Actions to create and approve pull requests" in Settings > Actions > General, or set `github-token` to the token of a GitHub App';
  }
  return /archived/i.test(message) ? 'it is archived, so unarchive it' : writeAccessHint;
}
