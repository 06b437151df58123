import type { Publication } from '../../../agent/ports.ts';
import type { TicketKey } from '../../../core/tickets/index.ts';
import { type GitHubConnection, unlessRejected } from '../connection/index.ts';
import { type Commit, toCommit } from './commits.ts';
import { changedLines, compare, type ListedCommit } from './comparison.ts';

/** A branch, the ticket that it is for, and the branch that it goes into. */
export type BranchPlace = Pick<Publication, 'key' | 'branch' | 'into'>;

/**
 * Each commit that the agent wrote for a ticket has a ref of its own, which needs the same right as a branch does.
 * What stands in a commit itself proves nothing: whoever amends or copies it keeps that.
 */
const refsOf = (key: TicketKey) => `jira-bug-fix/commits/${key}/`;

/** Records that the agent wrote a commit. To be called before a branch shows it, since a run may end at any time. */
export function recordCommit(
  { rest, at, repeat }: GitHubConnection,
  key: TicketKey,
  sha: string,
): Promise<unknown> {
  const ref = `refs/${refsOf(key)}${sha}`;
  return repeat(() =>
    unlessRejected(rest.git.createRef({ ...at, ref, sha }), 422, /reference already exists/i),
  );
}

/** The commits of a branch that are looked at. One with more is nobody's. */
const mostCommits = 50;

/** Whose the commits of a branch are, and where it parts with the branch that it goes into. */
export type Ownership =
  | { readonly kind: 'own'; readonly fork: string }
  /** `person` is the login or name of the first who is not the agent. Untrusted. */
  | { readonly kind: 'shared'; readonly person: string };

/**
 * Whether all that a branch has and the base has not was written by the agent, or is a merge with the base that
 * changes nothing else. A conflict that somebody resolved is their work.
 */
export async function ownershipOf(
  github: GitHubConnection,
  { key, into }: BranchPlace,
  head: string,
): Promise<Ownership> {
  const compared = await compare(github, `${into}...${head}`, mostCommits + 1);
  if (compared === undefined || compared.total > mostCommits)
    return { kind: 'shared', person: 'somebody' };
  const [first] = await commitsOfOthers(github, key, compared.commits, 1);
  if (first !== undefined) return { kind: 'shared', person: first.person };
  return { kind: 'own', fork: compared.fork };
}

/** The commits of a branch that are not the agent's, up to a number of them. */
export async function commitsOfOthers(
  github: GitHubConnection,
  key: TicketKey,
  commits: readonly ListedCommit[],
  most = mostCommits,
): Promise<readonly ListedCommit[]> {
  const written = await writtenCommits(github, key);
  const isOwn = async (commit: ListedCommit) =>
    written.has(commit.sha) ||
    (await isUpdate(github, commit, commits)) ||
    (await isRebased(github, commit, written));
  const others: ListedCommit[] = [];
  for (const commit of commits) {
    if (others.length === most) break;
    if (!(await isOwn(commit))) others.push(commit);
  }
  return others;
}

/** The commits that the agent has recorded for a ticket. */
async function writtenCommits({ rest, at }: GitHubConnection, key: TicketKey) {
  const { data } = await rest.git.listMatchingRefs({ ...at, ref: refsOf(key) });
  const named = data.filter(({ ref, object }) => ref === `refs/${refsOf(key)}${object.sha}`);
  return new Set(named.map(({ object }) => object.sha));
}

/** Commits of the agent that a rebased one is compared with: the newest of them. */
const mostCompared = 10;

/** Whether a commit changes the same lines as one that the agent wrote: a rebase moves it, and keeps what it does. */
async function isRebased(
  github: GitHubConnection,
  commit: ListedCommit,
  written: ReadonlySet<string>,
): Promise<boolean> {
  const lines = await linesOf(github, commit);
  if (lines === undefined || lines === '') return false;
  for (const sha of [...written].slice(-mostCompared)) {
    const { data } = await github.rest.git.getCommit({ ...github.at, commit_sha: sha });
    if ((await linesOf(github, toCommit(data))) === lines) return true;
  }
  return false;
}

/** The lines that a commit with one parent changes; `undefined` if that is not known. */
async function linesOf(github: GitHubConnection, { sha, parents: [parent, ...others] }: Commit) {
  if (parent === undefined || others.length > 0) return undefined;
  return changedLines(github, parent, sha);
}

const gitHub = /^(?:GitHub <noreply@github\.com|GitHub Enterprise <noreply@[^>]+)>$/;

/**
 * Whether GitHub has merged the base into the branch, and nothing else: compared with that base, the branch has the
 * same lines after it as before. GitHub makes such commits when somebody updates the branch of a pull request, or
 * resolves its conflicts there.
 */
async function isUpdate(
  github: GitHubConnection,
  { sha, parents, committer, verified }: ListedCommit,
  commits: readonly ListedCommit[],
): Promise<boolean> {
  const [before, base, ...others] = parents;
  if (before === undefined || base === undefined || others.length > 0) return false;
  const isOfBase = !commits.some((commit) => commit.sha === base);
  if (!isOfBase || !gitHub.test(committer) || verified === false) return false;
  const [lines, merged] = await Promise.all([
    changedLines(github, base, before),
    changedLines(github, base, sha),
  ]);
  return lines !== undefined && lines === merged;
}
