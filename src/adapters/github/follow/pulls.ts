import type { RestEndpointMethodTypes } from '@octokit/rest';
import type { Answer, PullName, PullRequests, PullScope, PullState } from '../../../agent/ports.ts';
import { isMarkedAnswer, markAnswer, writePullState } from '../../../core/report/index.ts';
import type { PullRequestAsk } from '../../../core/work/index.ts';
import { fetchFailedChecks } from '../checks/index.ts';
import {
  explaining,
  failureReason,
  type GitHubConnection,
  type GitHubSettings,
  githubConnection,
  ifFound,
  type OutageOptions,
  readPages,
  refusalOf,
  unlessRejected,
} from '../connection/index.ts';
import { isFromBranch, pullsOf, withCommits } from '../publish/index.ts';
import { readFacts } from './pull-facts.ts';
import { readPullGraph } from './pull-graph.ts';
import { readLineComments, readPullComments } from './talk.ts';

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

type Listed = Pick<
  RestEndpointMethodTypes['pulls']['list']['response']['data'][number],
  'number' | 'state' | 'head' | 'updated_at'
>;

/** Pages of a search; what is older comes with the next one. */
const maxPages = 3;

/** Finds the pull requests of a scope that come from a branch of the repository itself. */
async function findPulls(github: GitHubConnection, scope: PullScope): Promise<readonly PullName[]> {
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

const eyes = `mutation ($id: ID!) { addReaction(input: { subjectId: $id, content: EYES }) { reaction { content } } }`;
const resolve = `mutation ($id: ID!) { resolveReviewThread(input: { threadId: $id }) { thread { isResolved } } }`;

/** Reacts to what asks. Nothing depends on it, so a failure is not reported. */
async function acknowledge({ graphql }: GitHubConnection, { asks }: PullRequestAsk): Promise<void> {
  await Promise.allSettled(asks.map((id) => graphql(eyes, { id })));
}

/**
 * Answers a request in its threads or, if it has none, below the pull request. A place that has the answer, from an
 * attempt before, is left alone.
 */
async function writeAnswer(
  github: GitHubConnection,
  number: number,
  answer: Answer,
): Promise<void> {
  const { rest, at } = github;
  const { data: pull } = await rest.pulls.get({ ...at, pull_number: number });
  const where: AnswerPlace = {
    github,
    number,
    agent: pull.user.login,
    id: answer.request.review.id,
  };
  await (answer.threads.length === 0 ? answerBelow(where, answer) : answerInThreads(where, answer));
}

interface AnswerPlace {
  readonly github: GitHubConnection;
  readonly number: number;
  /** The login of the agent: others may have copied its mark. */
  readonly agent: string;
  /** Of the request. */
  readonly id: string;
}

async function answerBelow(
  { github, number, agent, id }: AnswerPlace,
  { text }: Answer,
): Promise<void> {
  const { rest, at, repeat } = github;
  const body = markAnswer(text, id);
  const isThere = async () => {
    const { data: pull } = await rest.pulls.get({ ...at, pull_number: number });
    return (await readPullComments(github, pull)).some(
      ({ login, body: said }) => login === agent && isMarkedAnswer(said, id),
    );
  };
  await repeat(async () => {
    if (!(await isThere())) await rest.issues.createComment({ ...at, issue_number: number, body });
  });
}

async function answerInThreads(where: AnswerPlace, { request, threads }: Answer): Promise<void> {
  const { github, number, agent, id } = where;
  const { rest, at, repeat } = github;
  const known = (await readPullGraph(github, number)).threads;
  const roots = new Map([...known].map(([root, thread]) => [thread.id, root]));
  for (const [index, { text, isResolved }] of threads.entries()) {
    const thread = request.threads[index];
    const comment_id = thread && roots.get(thread.id);
    if (thread === undefined || comment_id === undefined) continue;
    const reply = { ...at, pull_number: number, comment_id, body: markAnswer(text, id) };
    await repeat(async () => {
      const isThere = (await readLineComments(github, number)).some(
        ({ root, login, body }) =>
          root === comment_id && login === agent && isMarkedAnswer(body, id),
      );
      if (!isThere) await rest.pulls.createReplyForReviewComment(reply);
    });
    if (isResolved && known.get(comment_id)?.isResolved === false) await close(github, thread.id);
  }
}

/** Resolves a thread, unless the token may not: the answer says enough. */
async function close({ graphql }: GitHubConnection, id: string): Promise<void> {
  try {
    await graphql(resolve, { id });
  } catch (error) {
    if (failureReason(error) === undefined) throw error;
  }
}
