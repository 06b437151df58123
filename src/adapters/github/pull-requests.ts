import type { PullName, PullRequests } from '../../agent/ports.ts';
import type { PullFacts } from '../../core/pulls/index.ts';
import { type GitHubConnection, githubConnection } from './connection.ts';
import { explaining, ifFound } from './errors.ts';
import type { OutageOptions } from './outage.ts';
import { isFromBranch } from './pull-request.ts';
import type { GitHubSettings } from './settings.ts';

/** The agent's pull requests on GitHub. */
export function githubPulls(settings: GitHubSettings, options: OutageOptions = {}): PullRequests {
  const github = githubConnection(settings, options);
  const explained = explaining(settings);
  const nothing = async () => {};
  return {
    find: async (scope): Promise<readonly PullName[]> => {
      const facts =
        scope.kind === 'number' ? await explained(readFacts(github, scope.number)) : undefined;
      return facts === undefined ? [] : [facts];
    },
    facts: ({ number }) => explained(readFacts(github, number)),
    failures: async () => [],
    ...{
      rerun: nothing,
      update: nothing,
      acknowledge: nothing,
      answer: nothing,
      describe: nothing,
    },
  };
}

async function readFacts(
  { rest, at }: GitHubConnection,
  pull_number: number,
): Promise<PullFacts | undefined> {
  const pull = (await ifFound(rest.pulls.get({ ...at, pull_number })))?.data;
  if (pull === undefined || !isFromBranch(pull, pull.head.ref, at)) return undefined;
  return {
    ...{ number: pull.number, url: pull.html_url, branch: pull.head.ref, into: pull.base.ref },
    ...{ head: pull.head.sha, isDraft: pull.draft === true, updated: pull.updated_at },
    state: pull.merged ? 'merged' : pull.state === 'open' ? 'open' : 'closed',
    ...{ isApproved: false, isQueued: false, isBehind: false, isOff: false },
    ...{ merges: 'unknown', checks: [], requests: [] },
  };
}
