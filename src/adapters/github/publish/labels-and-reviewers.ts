import { delay, failureReason, type GitHubConnection, isRejected } from '../connection/index.ts';
import type { BranchPullRequest, OpenedChange } from './pull-request.ts';

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
