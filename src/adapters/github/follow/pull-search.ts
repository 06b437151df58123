import type { RestEndpointMethodTypes } from '@octokit/rest';
import type { PullName, PullScope } from '../../../agent/ports.ts';
import { type GitHubConnection, ifFound, readPages, unlessRejected } from '../connection/index.ts';
import { isFromBranch, pullsOf } from '../publish/index.ts';

type Listed = Pick<
  RestEndpointMethodTypes['pulls']['list']['response']['data'][number],
  'number' | 'state' | 'head' | 'updated_at'
>;

/** Pages of a search; what is older comes with the next one. */
const maxPages = 3;

/** Finds the pull requests of a scope that come from a branch of the repository itself. */
export async function findPulls(
  github: GitHubConnection,
  scope: PullScope,
): Promise<readonly PullName[]> {
  const found = await search(github, scope);
  return found
    .filter((pull) => isFromBranch(pull, pull.head.ref, github.at))
    .toSorted((one, other) => other.number - one.number)
    .map(({ number, head }) => ({ number, branch: head.ref }));
}

async function search(github: GitHubConnection, scope: PullScope): Promise<readonly Listed[]> {
  const { rest, at } = github;
  switch (scope.kind) {
    case 'number': {
      const found = await ifFound(rest.pulls.get({ ...at, pull_number: scope.number }));
      return found === undefined ? [] : [found.data];
    }
    case 'head':
      return withHead(github, scope.sha);
    case 'into':
      return readPages(maxPages, async (page) => {
        const which = { ...at, ...page, state: 'open', base: scope.branch } as const;
        return (await rest.pulls.list(which)).data;
      });
    case 'branch':
      return pullsOf(github, scope.branch);
    case 'since':
      return [...(await listOpen(github)), ...(await listEnded(github, scope.instant))];
  }
}

/** Open pull requests whose branch ends in the commit; GitHub also lists those that only contain it. */
async function withHead({ rest, at }: GitHubConnection, sha: string): Promise<readonly Listed[]> {
  const which = { ...at, commit_sha: sha, per_page: 100 };
  const asked = rest.repos.listPullRequestsAssociatedWithCommit(which);
  const found = await ifFound(unlessRejected(asked, 422));
  return (found?.data ?? []).filter(({ head, state }) => head.sha === sha && state === 'open');
}

const listOpen = ({ rest, at }: GitHubConnection): Promise<readonly Listed[]> =>
  readPages(
    maxPages,
    async (page) => (await rest.pulls.list({ ...at, ...page, state: 'open' })).data,
  );

async function listEnded(
  { rest, at }: GitHubConnection,
  instant: Date,
): Promise<readonly Listed[]> {
  const order = { state: 'closed', sort: 'updated', direction: 'desc' } as const;
  const isSince = ({ updated_at }: Listed) => Date.parse(updated_at) >= instant.getTime();
  const ended: Listed[] = [];
  for (let page = 1; page <= maxPages; page += 1) {
    const { data } = await rest.pulls.list({ ...at, ...order, per_page: 100, page });
    ended.push(...data.filter(isSince));
    if (data.length < 100 || !data.every(isSince)) break;
  }
  return ended;
}
