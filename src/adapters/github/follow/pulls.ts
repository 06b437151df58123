import type { PullRequests, PullState } from '../../../agent/ports.ts';
import { writePullState } from '../../../core/report/index.ts';
import { fetchFailedChecks } from '../checks/index.ts';
import {
  explaining,
  type GitHubConnection,
  type GitHubSettings,
  githubConnection,
  type OutageOptions,
  refusalOf,
  unlessRejected,
} from '../connection/index.ts';
import { withCommits } from '../publish/index.ts';
import { acknowledge, writeAnswer } from './answers.ts';
import { readFacts } from './pull-facts.ts';
import { findPulls } from './pull-search.ts';

/** The agent's pull requests on GitHub. */
export function githubPulls(settings: GitHubSettings, options: OutageOptions = {}): PullRequests {
  const repository = withCommits(githubConnection(settings, options));
  const explained = explaining(settings);
  return {
    find: (scope) => explained(findPulls(repository, scope)),
    facts: (question) => explained(readFacts(repository, question)),
    failures: (checks) => explained(fetchFailedChecks(repository, checks)),
    rerun: (run) => explained(rerunFailed(repository, run)),
    update: (number, head) => explained(updateBranch(repository, number, head)),
    acknowledge: (request) => acknowledge(repository, request),
    answer: (number, answer) => explained(writeAnswer(repository, number, answer)),
    describe: (number, state) => explained(describe(repository, number, state)),
  };
}

/** Asks for no second run after a request whose answer was lost. */
function rerunFailed(
  { rest, at, repeat }: GitHubConnection,
  run_id: number,
): Promise<string | undefined> {
  return repeat(async (isRepeated) => {
    if (isRepeated) {
      const { data } = await rest.actions.getWorkflowRun({ ...at, run_id });
      if (data.status !== 'completed') return undefined;
    }
    return refusalOf(rest.actions.reRunWorkflowFailedJobs({ ...at, run_id }));
  });
}

/** What makes an update needless or impossible; the next look sees which. */
const notUpdated = /expected head sha|no new commits|merge conflict/i;

function updateBranch(
  { rest, at, repeat }: GitHubConnection,
  pull_number: number,
  expected_head_sha: string,
): Promise<void> {
  return repeat(async () => {
    const asked = rest.pulls.updateBranch({ ...at, pull_number, expected_head_sha });
    await unlessRejected(asked, 422, notUpdated);
  });
}

async function describe(
  { rest, at }: GitHubConnection,
  pull_number: number,
  { status, kept, news }: PullState,
): Promise<void> {
  const { data } = await rest.pulls.get({ ...at, pull_number });
  const before = data.body ?? '';
  const body = writePullState(before, status, kept, news);
  if (body !== before) await rest.pulls.update({ ...at, pull_number, body });
}
