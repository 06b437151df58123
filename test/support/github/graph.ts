import type { Routes } from '../stand-in.ts';
import { type Conversation, nodeOf } from './conversation.ts';
import { type Args, answerQuery, type Fields, GraphRefusal } from './graphql.ts';
import { pullNode } from './pull-shapes.ts';
import type { StoredPull } from './pulls.ts';

/** What queries are answered from. */
export interface GraphWorld {
  readonly pulls: readonly StoredPull[];
  readonly talk: Conversation;
  /** The login of whoever has the token. */
  readonly viewer: string;
  /** The permissions that the token lacks, such as `contents: write`. */
  readonly lacks: ReadonlySet<string>;
}

/** GraphQL: what REST lacks, which are threads, reactions to reviews, drafts and the merge queue. */
export function graphRoutes(world: GraphWorld): Routes {
  const { pulls, viewer } = world;
  const query: Fields = {
    viewer: { login: viewer },
    repository: () => ({
      pullRequest: ({ number }: Args) => {
        const pull = pulls.find((one) => one.number === number);
        if (pull !== undefined) return pullFields(world, pull);
        throw new GraphRefusal(`Could not resolve to a PullRequest with the number of ${number}.`);
      },
    }),
  };
  return {
    'POST /graphql': (exchange) => answerQuery({ query, mutation: mutations(world) }, exchange),
  };
}

function pullFields({ talk }: GraphWorld, pull: StoredPull): Fields {
  const first = talk.lines.filter(
    ({ pull: number, inReplyTo }) => number === pull.number && inReplyTo === undefined,
  );
  return {
    reviewDecision: pull.decision ?? null,
    mergeQueueEntry: pull.isQueued ? { id: 'MQE_1', position: 1, state: 'QUEUED' } : null,
    autoMergeRequest: pull.mergesItself ? { enabledAt: null, mergeMethod: 'SQUASH' } : null,
    timelineItems: { nodes: pull.removal === undefined ? [] : [removalFields(pull.removal)] },
    reviewThreads: (args: Args) =>
      connection(
        args,
        first.map(({ id }) => threadFields(talk, id)),
      ),
  };
}

const removalFields = ({ reason, commit }: NonNullable<StoredPull['removal']>): Fields => ({
  ...{ __typename: 'RemovedFromMergeQueueEvent', reason, beforeCommit: { oid: commit } },
});

/** GraphQL names a bot without what its login ends with elsewhere. */
const actor = (login: string): Fields => ({ login: login.replace(/\[bot\]$/, '') });

function threadFields(talk: Conversation, id: number): Fields {
  const comments = talk.lines.filter((one) => one.id === id || one.inReplyTo === id);
  const [first] = comments;
  return {
    ...{ id: nodeOf.thread(id), isResolved: talk.resolved.has(id), isOutdated: false },
    ...{ path: first?.path, line: first?.line ?? null },
    comments: (args: Args) =>
      connection(
        args,
        comments.map(({ id: databaseId, by, body, at }) => ({
          ...{ id: nodeOf.line(databaseId), databaseId, body, createdAt: at },
          author: by === undefined ? null : actor(by),
        })),
      ),
  };
}

/** A page of a list; its cursors are positions. */
function connection({ first, last, after }: Args, entries: readonly Fields[]): Fields {
  const from = after === undefined || after === null ? 0 : Number(after);
  const count = Number(first ?? last);
  if (!(count > 0 && count <= 100)) throw new GraphRefusal('You must provide a `first` or `last`.');
  const nodes = last === undefined ? entries.slice(from, from + count) : entries.slice(-count);
  const end = from + nodes.length;
  const pageInfo = { hasNextPage: end < entries.length, endCursor: String(end) };
  return { totalCount: entries.length, nodes, pageInfo };
}

function mutations(world: GraphWorld): Fields {
  const { talk, lacks } = world;
  const setDraft = (draft: boolean) => (args: Args) => {
    const { pullRequestId } = Object(args.input);
    const pull = world.pulls.find(({ number }) => pullNode(number) === pullRequestId);
    if (pull === undefined) throw unknownNode(pullRequestId);
    pull.draft = draft;
    return { pullRequest: { isDraft: draft } };
  };
  const firstOf = (node: unknown) => {
    const first = talk.lines.find(({ id }) => nodeOf.thread(id) === node);
    if (first === undefined) throw unknownNode(node);
    return first;
  };
  return {
    convertPullRequestToDraft: setDraft(true),
    markPullRequestReadyForReview: setDraft(false),
    resolveReviewThread: (args: Args) => {
      if (lacks.has('contents: write'))
        throw new GraphRefusal('Resource not accessible by integration');
      const first = firstOf(Object(args.input).threadId);
      talk.resolved.add(first.id);
      return { thread: { id: nodeOf.thread(first.id), isResolved: true } };
    },
    addReaction: (args: Args) => {
      const { subjectId, content } = Object(args.input);
      if (!isSaid(talk, subjectId)) throw unknownNode(subjectId);
      talk.reactions.set(subjectId, (talk.reactions.get(subjectId) ?? new Set()).add(content));
      return { reaction: { id: `REA_${subjectId}`, content } };
    },
  };
}

function isSaid({ comments, reviews, lines }: Conversation, node: unknown): boolean {
  return [
    ...comments.map(({ id }) => nodeOf.comment(id)),
    ...reviews.map(({ id }) => nodeOf.review(id)),
    ...lines.map(({ id }) => nodeOf.line(id)),
  ].some((one) => one === node);
}

const unknownNode = (id: unknown) =>
  new GraphRefusal(`Could not resolve to a node with the global id of '${String(id)}'`);
