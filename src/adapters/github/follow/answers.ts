import type { Answer } from '../../../agent/ports.ts';
import { isMarkedAnswer, markAnswer } from '../../../core/report/index.ts';
import type { PullRequestAsk } from '../../../core/work/index.ts';
import { failureReason, type GitHubConnection } from '../connection/index.ts';
import { readPullGraph } from './pull-graph.ts';
import { readLineComments, readPullComments } from './talk.ts';

const eyes = `mutation ($id: ID!) { addReaction(input: { subjectId: $id, content: EYES }) { reaction { content } } }`;
const resolve = `mutation ($id: ID!) { resolveReviewThread(input: { threadId: $id }) { thread { isResolved } } }`;

/** Reacts to what asks. Nothing depends on it, so a failure is not reported. */
export async function acknowledge(
  { graphql }: GitHubConnection,
  { asks }: PullRequestAsk,
): Promise<void> {
  await Promise.allSettled(asks.map((id) => graphql(eyes, { id })));
}

/**
 * Answers a request in its threads or, if it has none, below the pull request. A place that has the answer, from an
 * attempt before, is left alone.
 */
export async function writeAnswer(
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
