import type { Access, Forge, Publication, Published } from '../../agent/ports.ts';
import { unaltered } from '../../core/edits/index.ts';
import { showInput, UserError } from '../../core/user-error.ts';
import { chooseBaseCommit } from './base-commit.ts';
import { findBranch, pointBranch } from './branch.ts';
import { createTree, type GitHubRepository, signedMessage, withCommits } from './commits.ts';
import { delay, type GitHubConnection, githubConnection } from './connection.ts';
import { explaining, failureReason, ifFound, isRejected, writeAccessHint } from './errors.ts';
import { releaseLease, takeLease } from './lease.ts';
import type { OutageOptions } from './outage.ts';
import { type BranchPlace, recordCommit } from './ownership.ts';
import { type BranchPullRequest, openPullRequest, recallRecord } from './pull-request.ts';
import type { GitHubSettings } from './settings.ts';

/** GitHub as the code host. Uses its API only, so no token is ever stored on disk. */
export function githubForge(settings: GitHubSettings, options: OutageOptions = {}): Forge {
  const repository = withCommits(githubConnection(settings, options));
  const explained = explaining(settings);
  return {
    check: (place) => explained(checkAccess(repository, settings, place)),
    lease: (key, lease, base, now) => explained(takeLease(repository, { key, lease, base, now })),
    release: (key, lease) => explained(releaseLease(repository, key, lease)),
    publish: (publication) => explained(publish(repository, publication)),
    recall: (key, branch) => explained(recallRecord(repository, key, branch)),
  };
}

/** Publishes a fix. Can be repeated after any failure: it reuses what an earlier attempt created. */
async function publish(repository: GitHubRepository, publication: Publication): Promise<Published> {
  unaltered(publication);
  const { branch, draft } = publication;
  const taken: Published = { kind: 'branch-taken', branch };
  const before = await findBranch(repository, publication);
  if (before.kind === 'foreign') return taken;
  const base = await chooseBaseCommit(repository, publication);
  if (base.kind === 'base-moved') return base;

  const tree = await createTree(repository, publication, base.commit);
  const isUpToDate = before.kind === 'own' && before.commit.tree === tree;
  const message = signedMessage(publication);
  const commit = isUpToDate
    ? before.commit
    : await repository.createCommit({ message, tree, parent: base.commit });
  if (!isUpToDate) {
    await recordCommit(repository, publication.key, commit.sha);
    if (!(await pointBranch(repository, publication, before, commit))) return taken;
  }

  const pull = await openPullRequest(repository, publication, before.kind === 'absent');
  const notes = [...pull.notes, ...(await addLabelsAndReviewers(repository, publication, pull))];
  const { number, url } = pull;
  const pullRequest = { number, url, branch, draft, verified: commit.verified };
  return { kind: 'published', commit: commit.sha, pullRequest, notes };
}

/** Verifies that the repository can be written to, and finds out who writes and whose the branch is. */
async function checkAccess(
  github: GitHubRepository,
  settings: GitHubSettings,
  place: BranchPlace,
): Promise<Access> {
  // An App's events start checks.
  const isApp = typeof settings.token !== 'string';
  const [checksWait] = await Promise.all([
    !isApp && isWorkflowToken(github),
    tryWriting(github, settings),
  ]);
  const { kind } = await findBranch(github, place);
  return { checksWait, branchTaken: kind === 'foreign' };
}

/** Tests write access by storing a blob: GitHub's `permissions` are always false for a workflow's token. */
export async function tryWriting(
  { rest, at }: GitHubConnection,
  settings: GitHubSettings,
): Promise<void> {
  try {
    await rest.git.createBlob({ ...at, content: 'write access', encoding: 'utf-8' });
  } catch (error) {
    // GitHub also answers 404 if the token may read but not write.
    if (!isRejected(error, 404)) throw error;
    const { repository, show = showInput } = settings;
    const exists = (await ifFound(rest.repos.get(at))) !== undefined;
    const problem = exists
      ? `${show('github-token')} may not write to ${repository}`
      : `${repository} does not exist, or ${show('github-token')} may not read it`;
    throw new UserError(`${problem}: ${writeAccessHint(settings)}.`);
  }
}

/** Whether this is the workflow's own token, whose events start no checks; `false` if GitHub does not say. */
async function isWorkflowToken({ graphql }: GitHubConnection): Promise<boolean> {
  try {
    const { viewer } = await graphql<{ viewer: { login: string } }>('query { viewer { login } }');
    return viewer.login === 'github-actions[bot]';
  } catch {
    return false;
  }
}

/** Adds missing labels, and requests reviews of a new pull request. Resolves to a sentence on each failure. */
async function addLabelsAndReviewers(
  github: GitHubConnection,
  { labels, reviewers }: Publication,
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
