import type { GitHubAccess } from '../settings/index.ts';
import { at } from '../webhook/index.ts';
import { callGitHub, type GitHubAnswer, repositoryRoot } from './request.ts';
import type { Tokens } from './tokens.ts';

/**
 * Asks GitHub whether a workflow of the repository, which is `owner/name`, could be started now. Returns what
 * is wrong as the end of a sentence, without the repository's name; `undefined` if nothing is. Never throws.
 */
export async function repositoryProblem(
  repository: string,
  access: GitHubAccess,
  tokens: Tokens,
): Promise<string | undefined> {
  const bearer = await tokens.of(repository, access);
  if (bearer.kind === 'refused') return bearer.why.replaceAll(repository, 'the repository');
  const url = repositoryRoot(access.apiUrl, repository);
  const answer = await callGitHub({ method: 'GET', url, bearer: bearer.token });
  if (answer.status !== 200) return refusalOf(answer, access);
  if (at(answer.json, 'archived') === true) return 'the repository is archived';
  // All of them are false for the token of an App, which was created with the permission.
  const may = (permission: string) => at(answer.json, 'permissions', permission) === true;
  const onlyReads = may('pull') && !may('push');
  return onlyReads ? `${nameOf(access)} may not write contents of the repository` : undefined;
}

function refusalOf({ status, why, pause }: GitHubAnswer, access: GitHubAccess): string {
  if (pause > 0) return `${why}: its rate limit is reached`;
  const name = nameOf(access);
  switch (status) {
    case 401:
      return `${why}: ${name} is wrong or has expired`;
    case 403:
      return `${why}: ${name} may not read the repository`;
    case 404:
      return `${why}: ${name} cannot see the repository, or it does not exist`;
    case 301:
    case 307:
      return `${why}: the repository was renamed`;
    default:
      return why;
  }
}

function nameOf({ credentials }: GitHubAccess): string {
  return credentials.kind === 'token' ? 'GITHUB_TOKEN' : 'the App of GITHUB_APP_ID';
}
