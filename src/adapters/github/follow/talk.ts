import type { RestEndpointMethodTypes } from '@octokit/rest';
import type { Remark } from '../../../core/tickets/index.ts';
import { isBotLogin } from '../../../core/work/index.ts';
import { firstOfNewest, type GitHubConnection, readPages } from '../connection/index.ts';

/** What somebody says in a pull request. */
export interface Statement {
  readonly id: number;
  /** Its node id. */
  readonly node: string;
  /** Empty for an account that was deleted. */
  readonly login: string;
  readonly isBot: boolean;
  /** Whether GitHub says that they may belong to the repository; what they may do there is another question. */
  readonly isInsider: boolean;
  readonly body: string;
  readonly at: string;
}

/** What is said in a review as a whole. */
export interface SaidReview extends Statement {
  readonly state: string;
}

/** What is said about a line or a file. */
export interface LineComment extends Statement {
  readonly review: number;
  /** The id of the first comment of its thread. */
  readonly root: number;
  readonly remark: Remark;
}

/** All that is said in a pull request, as far as it is read. */
export interface Talk {
  readonly comments: readonly Statement[];
  readonly reviews: readonly SaidReview[];
  readonly lines: readonly LineComment[];
}

/** Pages of each list. Of comments the newest are read; GitHub lists reviews from the oldest on only. */
const maxPages = 10;
/** Characters of one statement. */
const maxBody = 20_000;

/** Reads what is said in a pull request, of which GitHub has said how many comments it has. */
export async function readTalk(
  github: GitHubConnection,
  pull: { readonly number: number; readonly comments: number },
): Promise<Talk> {
  const { rest, at } = github;
  const [comments, reviews, lines] = await Promise.all([
    readPullComments(github, pull),
    readPages(maxPages, async (page) => {
      return (await rest.pulls.listReviews({ ...at, ...page, pull_number: pull.number })).data;
    }),
    readLineComments(github, pull.number),
  ]);
  return {
    ...{ comments, lines },
    reviews: reviews.map((review) => ({
      ...statementOf({ ...review, created_at: review.submitted_at }),
      state: review.state.toUpperCase(),
    })),
  };
}

/** Reads the newest comments below a pull request, the oldest of them first. */
export async function readPullComments(
  { rest, at }: GitHubConnection,
  { number, comments }: { readonly number: number; readonly comments: number },
): Promise<readonly Statement[]> {
  const which = { ...at, issue_number: number };
  const read = await readPages(
    maxPages,
    async (page) => (await rest.issues.listComments({ ...which, ...page })).data,
    firstOfNewest(comments, maxPages),
  );
  return read.map(statementOf);
}

/** Reads the newest comments on lines, the oldest of them first. */
export async function readLineComments(
  { rest, at }: GitHubConnection,
  pull_number: number,
): Promise<readonly LineComment[]> {
  const order = { sort: 'created', direction: 'desc' } as const;
  const read = await readPages(
    maxPages,
    async (page) =>
      (await rest.pulls.listReviewComments({ ...at, ...page, ...order, pull_number })).data,
  );
  return read.toReversed().map((comment) => ({
    ...statementOf(comment),
    review: comment.pull_request_review_id ?? comment.id,
    root: comment.in_reply_to_id ?? comment.id,
    remark: remarkOf(comment),
  }));
}

type ReviewComment =
  RestEndpointMethodTypes['pulls']['listReviewComments']['response']['data'][number];

/** A comment on a line or a file, with its place in the pull request's version. */
function remarkOf({ path, body: text, ...place }: ReviewComment): Remark {
  if (place.subject_type === 'file') return { path, text };
  const hunk = place.diff_hunk || undefined;
  const line = place.side === 'LEFT' ? undefined : (place.line ?? lastLine(hunk ?? ''));
  return { path, text, line, hunk };
}

/** The line that a hunk ends in, which GitHub does not always report; `undefined` if it was removed. */
function lastLine(hunk: string): number | undefined {
  const [head = '', ...lines] = hunk.trimEnd().split('\n');
  const [, start] = /^@@ -\S+ \+(\d+)(?:,\d+)? @@/.exec(head) ?? [];
  if (start === undefined || lines.at(-1)?.startsWith('-')) return undefined;
  const kept = lines.filter((line) => !/^[-\\]/.test(line)).length;
  return kept === 0 ? undefined : Number(start) + kept - 1;
}

function statementOf(said: {
  readonly id: number | bigint;
  readonly node_id: string;
  readonly body?: string | null | undefined;
  readonly user: { readonly login: string; readonly type: string } | null;
  readonly created_at?: string | undefined;
  readonly author_association?: string | undefined;
}): Statement {
  const { login = '', type = '' } = said.user ?? {};
  return {
    ...{ id: Number(said.id), node: said.node_id, login, at: said.created_at ?? '' },
    isBot: type === 'Bot' || isBotLogin(login),
    isInsider: /^(?:OWNER|MEMBER|COLLABORATOR)$/.test(said.author_association ?? ''),
    body: (said.body ?? '').slice(0, maxBody),
  };
}
