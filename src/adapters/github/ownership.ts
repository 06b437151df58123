import type { Publication } from '../../agent/ports.ts';
import type { TicketKey } from '../../core/tickets/index.ts';
import { compare } from './base-commit.ts';
import { type Commit, type GitHubRepository, isMarked } from './commits.ts';
import { ifFound, isRejected } from './errors.ts';

/** A branch, the ticket that it is for, and the branch that it goes into. */
export type BranchPlace = Pick<Publication, 'key' | 'branch' | 'into'>;

/**
 * Each commit that the agent wrote for a ticket has a ref of its own, which needs the same right as a branch does.
 * What stands in a commit itself proves nothing: whoever amends or copies it keeps that.
 */
const refOf = (key: TicketKey, sha: string) => `jira-bug-fix/commits/${key}/${sha}`;

/** Records that the agent wrote a commit. To be called before a branch shows it, since a run may end at any time. */
export function recordCommit(
  { rest, at, repeat }: GitHubRepository,
  key: TicketKey,
  sha: string,
): Promise<void> {
  return repeat(async () => {
    try {
      await rest.git.createRef({ ...at, ref: `refs/${refOf(key, sha)}`, sha });
    } catch (error) {
      if (!isRejected(error, 422, /reference already exists/i)) throw error;
    }
  });
}

/** Whether a branch with this commit at its end holds what the agent wrote, and nothing of anybody else. */
export async function isOwn(
  repository: GitHubRepository,
  place: BranchPlace,
  head: Commit,
): Promise<boolean> {
  if (await isWritten(repository, place, head)) return true;
  return isMergeOfGitHub(head) && (await isOwnMerged(repository, place, head));
}

async function isWritten(
  { rest, at }: GitHubRepository,
  { key }: BranchPlace,
  commit: Commit,
): Promise<boolean> {
  const ref = await ifFound(rest.git.getRef({ ...at, ref: refOf(key, commit.sha) }));
  return ref?.data.object.sha === commit.sha || (isMarked(commit, key) && isOfBot(commit));
}

/** Whether GitHub vouches that a bot made the commit and nobody has changed it: older versions kept no refs. */
function isOfBot({ author, committer, verified, parents }: Commit): boolean {
  const isUnchanged = committer === author || gitHub.test(committer);
  return verified === true && parents.length === 1 && bot.test(author) && isUnchanged;
}

/** No person can have this address, so none can sign a commit with it. */
const bot = /\[bot\] <[^@]+\[bot\]@users\.noreply\.github\.com>$/;
const gitHub = /^(?:GitHub <noreply@github\.com|GitHub Enterprise <noreply@[^>]+)>$/;

/** GitHub makes these when somebody updates the branch of a pull request, or resolves its conflicts there. */
function isMergeOfGitHub({ parents, committer, verified }: Commit): boolean {
  return parents.length === 2 && gitHub.test(committer) && verified !== false;
}

/** Merges of a branch that are looked at. */
const mostCommits = 20;

/**
 * Whether the branch has one commit of the agent and merges of it with the base that change nothing of it: compared
 * with the base, its lines are still those of that commit. A conflict that somebody resolved has other lines.
 */
async function isOwnMerged(
  repository: GitHubRepository,
  place: BranchPlace,
  head: Commit,
): Promise<boolean> {
  const merged = await changesOn(repository, place, head.sha);
  if (merged === undefined) return false;
  const commits = await Promise.all(merged.commits.map((sha) => repository.readCommit(sha)));
  const [own, ...others] = commits.filter((commit) => !isMergeOfGitHub(commit));
  if (own === undefined || others.length > 0) return false;
  if (!(await isWritten(repository, place, own))) return false;
  const before = await changesOn(repository, place, own.sha);
  return before !== undefined && before.lines === merged.lines;
}

/** The commits that a revision has and the base has not, and the lines that it changes; `undefined` if not known. */
async function changesOn(github: GitHubRepository, { into }: BranchPlace, sha: string) {
  const compared = await compare(github, `${into}...${sha}`, mostCommits + 1);
  if (compared === undefined || compared.total_commits > mostCommits) return undefined;
  const { commits, files } = compared;
  const changes = files.map(({ filename, previous_filename = '', status, patch, sha: blob }) => {
    const lines = patch?.split('\n').filter((line) => /^[+-]/.test(line)) ?? [blob];
    return JSON.stringify([filename, previous_filename, status, ...lines]);
  });
  return { commits: commits.map((commit) => commit.sha), lines: changes.toSorted().join('\n') };
}
