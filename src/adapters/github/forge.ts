import type { Access, Forge, Publication, Published } from '../../agent/ports.ts';
import { unaltered } from '../../core/edits/index.ts';
import { showInput, UserError } from '../../core/user-error.ts';
import { chooseBaseCommit } from './base-commit.ts';
import { findBranch, pointBranch } from './branch.ts';
import { createTree, type GitHubRepository, signedMessage, withCommits } from './commits.ts';
import { type GitHubConnection, githubConnection } from './connection.ts';
import { explaining, ifFound, isRejected, writeAccessHint } from './errors.ts';
import { addLabelsAndReviewers } from './labels-and-reviewers.ts';
import { releaseLease, takeLease } from './lease.ts';
import type { OutageOptions } from './outage.ts';
import { type BranchPlace, recordCommit } from './ownership.ts';
import { openPullRequest, recallRecord } from './pull-request.ts';
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
  const [checksWait] = await Promise.all([isWorkflowToken(github), tryWriting(github, settings)]);
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
