import { githubForge, githubPulls } from '../../../src/adapters/github/index.ts';
import type { PullQuestion, PullRequests } from '../../../src/agent/ports.ts';
import type { PullFacts } from '../../../src/core/pulls/index.ts';
import type { GitHubStandIn } from '../../support/github/github.ts';
import type { StoredJob } from '../../support/github/jobs.ts';
import { keyOf } from '../../support/memory/samples.ts';
import { publicationOn, settingsOf, startShop } from './publication.ts';

export const question: PullQuestion = { number: 1, key: keyOf('APP-1'), command: '/fix' };

/** A shop in which the agent has opened a pull request, `#1`. */
export interface FollowedShop extends AsyncDisposable {
  readonly github: GitHubStandIn;
  readonly pulls: PullRequests;
  /** The commit at the end of its branch. */
  readonly head: string;
  /** The facts of the pull request now. */
  look(): Promise<PullFacts>;
}

/** Opens the pull request. Nothing waits. */
export async function startFollowed(): Promise<FollowedShop> {
  const github = await startShop();
  await githubForge(settingsOf(github)).publish(await publicationOn(github));
  github.roles.set('ada', 'write').set('sam', 'read');
  const pulls = githubPulls(settingsOf(github), { wait: async () => true });
  return {
    ...{ github, pulls, head: await github.commitOf('jira/APP-1') },
    look: async () => {
      const facts = await pulls.facts(question);
      if (facts === undefined) throw new Error('There is no pull request.');
      return facts;
    },
    [Symbol.asyncDispose]: () => github[Symbol.asyncDispose](),
  };
}

/** A job that has ended. */
export const ended = (
  id: number,
  name: string,
  conclusion: StoredJob['conclusion'],
  more: Partial<StoredJob> = {},
): StoredJob => ({ id, name, status: 'completed', conclusion, ...more });

/** A run of these jobs on a commit; it has ended as the first of them. */
export const runOf = (id: number, sha: string, ...jobs: readonly StoredJob[]) => ({
  ...{ id, title: 'CI', sha, event: 'pull_request' },
  attempts: [{ status: 'completed' as const, conclusion: jobs[0]?.conclusion ?? null, jobs }],
});
