import type { Publication } from '../../agent/ports.ts';
import { delay, type GitHubConnection } from './connection.ts';
import { failureReason, isRejected } from './errors.ts';
import type { BranchPullRequest } from './pull-request.ts';

/**
 * Adds missing labels, and requests reviews of a new pull request. Resolves to a sentence for people
 * about each request that GitHub did not grant; the fix is published all the same.
 */
export async function addLabelsAndReviewers(
  github: GitHubConnection,
  { labels, reviewers }: Publication,
  pull: BranchPullRequest,
): Promise<readonly string[]> {
  const present = new Set(pull.labels.map((name) => name.toLowerCase()));
  const missing = labels.filter((name) => !present.has(name.toLowerCase()));
  const labelNotes = missing.length === 0 ? [] : await addLabels(github, pull, missing);
  const isRequested = pull.isNew && reviewers.length > 0;
  return isRequested
    ? [...labelNotes, ...(await requestReviews(github, pull, reviewers))]
    : labelNotes;
}

function addLabels(
  { rest, at }: GitHubConnection,
  { number }: BranchPullRequest,
  labels: readonly string[],
): Promise<readonly string[]> {
  return noteFailure(
    () => rest.issues.addLabels({ ...at, issue_number: number, labels: [...labels] }),
    `The pull request lacks the labels ${list(labels)}, so check \`labels\``,
  );
}

function requestReviews(
  { rest, at }: GitHubConnection,
  { number }: BranchPullRequest,
  reviewers: readonly string[],
): Promise<readonly string[]> {
  const teams = reviewers.filter(isTeam);
  const request = () =>
    rest.pulls.requestReviewers({
      ...at,
      pull_number: number,
      reviewers: reviewers.filter((name) => !isTeam(name)),
      team_reviewers: teams.map((name) => name.slice(teamPrefix.length)),
    });
  const hint = teams.length === 0 ? '' : ' (`github-token` must be able to see teams)';
  return noteFailure(
    request,
    `Nobody was asked for a review, so check \`reviewers\`${hint}: ${list(reviewers)}`,
  );
}

const maxRetries = 3;

/** Makes a request, and retries it while GitHub does not yet know the pull request it has just opened. */
async function noteFailure(
  request: () => Promise<unknown>,
  failure: string,
): Promise<readonly string[]> {
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
