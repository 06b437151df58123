import type { RestEndpointMethodTypes } from '@octokit/rest';
import type { CommittedChange, OtherPull } from '../../../agent/ports.ts';
import type { TicketKey } from '../../../core/tickets/index.ts';
import {
  delay,
  failureReason,
  type GitHubConnection,
  ifFound,
  isRejected,
} from '../connection/index.ts';

/** What a pull request is opened with. */
export type OpenedChange = Omit<CommittedChange, 'key' | 'commit'>;

/** The branch's pull request after it was opened or updated. */
export interface BranchPullRequest {
  readonly number: number;
  readonly url: string;
  readonly isNew: boolean;
  /** Names of its labels. */
  readonly labels: readonly string[];
  /** Sentences about a draft state that could not be set. */
  readonly notes: readonly string[];
}

/** Opens the branch's pull request, or updates the title and body of the open one. */
export async function openPullRequest(
  github: GitHubConnection,
  publication: OpenedChange,
  open: number | undefined,
): Promise<BranchPullRequest> {
  if (open !== undefined) return update(github, publication, open);
  try {
    return await github.repeat((isRepeated) => createOnce(github, publication, isRepeated));
  } catch (error) {
    if (!isRejected(error, 422, /pull request already exists/i)) throw error;
    const existing = await findOpen(github, publication.branch);
    if (existing === undefined) throw error;
    return update(github, publication, existing);
  }
}

/** Opens the pull request, unless a first request did so and only its answer was lost. */
async function createOnce(
  github: GitHubConnection,
  publication: OpenedChange,
  isRepeated: boolean,
): Promise<BranchPullRequest> {
  const created = isRepeated ? await findOpen(github, publication.branch) : undefined;
  if (created === undefined) return create(github, publication);
  return { ...(await update(github, publication, created)), isNew: true };
}

async function findOpen(github: GitHubConnection, branch: string): Promise<number | undefined> {
  return (await pullsOf(github, branch)).find(({ state }) => state === 'open')?.number;
}

/** Resolves to the pull requests of a branch, the newest first; `undefined` if there is no such repository. */
export async function pullsOf({ rest, at }: GitHubConnection, branch: string) {
  const head = `${at.owner}:${branch}`;
  const listed = await ifFound(rest.pulls.list({ ...at, head, state: 'all', per_page: 100 }));
  // GitHub ignores a filter that it cannot parse and lists every pull request.
  return (listed?.data ?? [])
    .filter((pull) => isFromBranch(pull, branch, at))
    .toSorted((one, other) => other.number - one.number);
}

/**
 * Finds an open pull request whose title, text or branch names the ticket and that is not from one of its branches. The
 * list is asked instead of the search: that lags behind and does not know the names of branches.
 */
export async function findOtherPull(
  { rest, at }: GitHubConnection,
  key: TicketKey,
  branch: string,
): Promise<OtherPull | undefined> {
  const newest = { sort: 'updated', direction: 'desc', per_page: 100 } as const;
  const { data } = await rest.pulls.list({ ...at, ...newest, state: 'open' });
  const name = new RegExp(`(?<![\\p{L}\\p{N}])${key}(?![\\p{L}\\p{N}])`, 'iu');
  const found = data.find((pull) => {
    const { title, body, head } = pull;
    const inSeries = head.ref.replace(/-\d+$/, '') === branch ? head.ref : branch;
    const isNaming = [title, body ?? '', head.ref].some((text) => name.test(text));
    return isNaming && !isFromBranch(pull, inSeries, at);
  });
  return found && { number: found.number, author: found.user?.login ?? 'somebody' };
}

/** Whether a pull request comes from this branch of the repository itself rather than a fork. */
export function isFromBranch(
  { head }: WithHead,
  branch: string,
  { owner, repo }: GitHubConnection['at'],
): boolean {
  const fullName = `${owner}/${repo}`.toLowerCase();
  return head.ref === branch && head.repo?.full_name.toLowerCase() === fullName;
}

interface WithHead {
  readonly head: { readonly ref: string; readonly repo: { readonly full_name: string } | null };
}

/** Opens the pull request, as ready for review if the repository has no drafts. */
async function create(
  { rest, at }: GitHubConnection,
  { branch, into, title, body, draft }: OpenedChange,
): Promise<BranchPullRequest> {
  const request = { ...at, head: branch, base: into, title, body };
  try {
    const { data } = await rest.pulls.create({ ...request, draft });
    return branchPullRequest(data, true);
  } catch (error) {
    const hasNoDrafts = isRejected(error, 422, /draft pull requests? (?:is|are) not supported/i);
    if (!draft || !hasNoDrafts) throw error;
  }
  const { data } = await rest.pulls.create(request);
  return branchPullRequest(data, true, [
    'The pull request is not a draft, because GitHub does not support drafts in this repository.',
  ]);
}

async function update(
  github: GitHubConnection,
  { title, body, draft }: OpenedChange,
  number: number,
): Promise<BranchPullRequest> {
  const { rest, at } = github;
  const { data } = await rest.pulls.update({ ...at, pull_number: number, title, body });
  const isRight = (data.draft ?? false) === draft;
  return branchPullRequest(data, false, isRight ? [] : await setDraft(github, data.node_id, draft));
}

type PullData = RestEndpointMethodTypes['pulls']['create']['response']['data'];

function branchPullRequest(
  { number, html_url: url, labels }: Pick<PullData, 'number' | 'html_url' | 'labels'>,
  isNew: boolean,
  notes: readonly string[] = [],
): BranchPullRequest {
  return { number, url, isNew, labels: labels.map(({ name }) => name), notes };
}

/** Turns an open pull request into a draft, or marks it as ready; resolves to notes about failures. */
async function setDraft({ graphql }: GitHubConnection, id: string, draft: boolean) {
  const mutation = draft ? 'convertPullRequestToDraft' : 'markPullRequestReadyForReview';
  // The REST API does not offer this.
  const query = `mutation ($id: ID!) { ${mutation}(input: { pullRequestId: $id }) { pullRequest { isDraft } } }`;
  try {
    await graphql(query, { id });
    return [];
  } catch (error) {
    const reason = failureReason(error);
    if (reason === undefined) throw error;
    return [
      draft
        ? `The pull request did not become a draft: ${reason}`
        : `The pull request is still a draft, so mark it as ready for review: ${reason}`,
    ];
  }
}

/** Adds missing labels, and requests reviews of a new pull request. Resolves to a sentence on each failure. */
export async function addLabelsAndReviewers(
  github: GitHubConnection,
  { labels, reviewers }: OpenedChange,
  pull: BranchPullRequest,
): Promise<readonly string[]> {
  const { rest, at } = github;
  const present = new Set(pull.labels.map((name) => name.toLowerCase()));
  const missing = labels.filter((name) => !present.has(name.toLowerCase()));
  const notes: string[] = [];
  if (missing.length > 0) {
    const request = { ...at, issue_number: pull.number, labels: missing };
    const failure = `The pull request lacks the labels ${list(missing)}, so check \`labels\``;
    notes.push(...(await noteFailure(() => rest.issues.addLabels(request), failure)));
  }
  if (pull.isNew && reviewers.length > 0) {
    notes.push(...(await requestReviews(github, pull, reviewers)));
  }
  return notes;
}

function requestReviews(
  { rest, at }: GitHubConnection,
  { number }: BranchPullRequest,
  reviewers: readonly string[],
): Promise<readonly string[]> {
  const teams = reviewers.filter(isTeam);
  const request = {
    ...at,
    pull_number: number,
    reviewers: reviewers.filter((name) => !isTeam(name)),
    team_reviewers: teams.map((name) => name.slice(teamPrefix.length)),
  };
  const hint = teams.length === 0 ? '' : ' (`github-token` must be able to see teams)';
  const failure = `Nobody was asked for a review, so check \`reviewers\`${hint}: ${list(reviewers)}`;
  return noteFailure(() => rest.pulls.requestReviewers(request), failure);
}

const maxRetries = 3;

/** Makes a request, and retries it while GitHub does not yet know the pull request it has just opened. */
async function noteFailure(request: () => Promise<unknown>, failure: string) {
  for (let retry = 1; ; retry += 1) {
    try {
      await request();
      return [];
    } catch (error) {
      const isEarly = isRejected(error, 422, /could not resolve to a node/i);
      const reason = failureReason(error);
      if (reason === undefined) throw error;
      if (!isEarly || retry > maxRetries) return [`${failure}. ${reason}`];
      await delay(1_000 * retry);
    }
  }
}

const teamPrefix = 'team:';
const isTeam = (name: string) => name.startsWith(teamPrefix);
const list = (names: readonly string[]) => names.join(', ');
