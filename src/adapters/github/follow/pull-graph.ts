import type { GitHubConnection } from '../connection/index.ts';

interface Answer {
  readonly repository: {
    readonly pullRequest: {
      readonly reviewDecision: string | null;
      readonly mergeQueueEntry: object | null;
      readonly autoMergeRequest: object | null;
      readonly reviewThreads: {
        readonly nodes: readonly ThreadNode[];
        readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
      };
    } | null;
  } | null;
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
      reviewThreads(first: 100, after: $after) {
        nodes { id isResolved comments(first: 1) { nodes { databaseId } } }
        pageInfo { hasNextPage endCursor }
      }
    }
  }
}`;

/** Pages of 100 threads. */
const maxPages = 5;

/** Reads what only GraphQL tells: what required reviews decide, whether it is queued, and threads up to a limit. */
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
    return { decision: pull?.reviewDecision ?? null, isQueued, threads };
  }
}
