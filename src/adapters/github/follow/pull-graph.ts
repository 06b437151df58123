import type { GitHubConnection } from '../connection/index.ts';

interface Answer {
  readonly repository: {
    readonly pullRequest: {
      readonly reviewDecision: string | null;
      readonly mergeQueueEntry: object | null;
      readonly autoMergeRequest: object | null;
      readonly timelineItems: { readonly nodes: readonly (Partial<Removal> | null)[] };
      readonly reviewThreads: {
        readonly nodes: readonly ThreadNode[];
        readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
      };
    } | null;
  } | null;
}

interface Removal {
  readonly reason: string | null;
  readonly beforeCommit: { readonly oid: string } | null;
}

interface ThreadNode {
  readonly id: string;
  readonly isResolved: boolean;
  readonly comments: { readonly nodes: readonly { readonly databaseId: number | null }[] };
}

const query = `query ($owner: String!, $repo: String!, $number: Int!, $after: String) {
  repository(owner: $owner, name: $repo) {
    pullRequest(number: $number) {
      reviewDecision
      mergeQueueEntry { id }
      autoMergeRequest { enabledAt }
      timelineItems(last: 1, itemTypes: [ADDED_TO_MERGE_QUEUE_EVENT, REMOVED_FROM_MERGE_QUEUE_EVENT, PULL_REQUEST_COMMIT, HEAD_REF_FORCE_PUSHED_EVENT]) {
        nodes { ... on RemovedFromMergeQueueEvent { reason beforeCommit { oid } } }
      }
      reviewThreads(first: 100, after: $after) {
        nodes { id isResolved comments(first: 1) { nodes { databaseId } } }
        pageInfo { hasNextPage endCursor }
      }
    }
  }
}`;

/** Pages of 100 threads. */
const maxPages = 5;

/**
 * Reads what only GraphQL tells: what required reviews decide, whether it is queued, how it left the queue with this
 * head, and threads up to a limit.
 */
export async function readPullGraph({ graphql, at }: GitHubConnection, number: number) {
  const threads = new Map<number, { id: string; isResolved: boolean }>();
  let after: string | null = null;
  for (let page = 1; ; page += 1) {
    const answer: Answer = await graphql<Answer>(query, { ...at, number, after });
    const pull = answer.repository?.pullRequest;
    for (const { id, isResolved, comments } of pull?.reviewThreads.nodes ?? []) {
      const root = comments.nodes[0]?.databaseId;
      if (root != null) threads.set(root, { id, isResolved });
    }
    const { hasNextPage = false, endCursor = null } = pull?.reviewThreads.pageInfo ?? {};
    if (hasNextPage && page < maxPages) {
      after = endCursor;
      continue;
    }
    const isQueued = Boolean(pull?.mergeQueueEntry ?? pull?.autoMergeRequest);
    // What happened last has no reason, unless it is that.
    const { reason, beforeCommit = null } = pull?.timelineItems.nodes.at(-1) ?? {};
    const removal = isQueued || reason === undefined ? undefined : { reason, beforeCommit };
    return { decision: pull?.reviewDecision ?? null, isQueued, removal, threads };
  }
}
