import type { Publication } from '../../../agent/ports.ts';
import type { TicketKey } from '../../../core/tickets/index.ts';
import { isBotLogin } from '../../../core/work/index.ts';
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
  /** `program` is the login of the first program that has committed to it, if any has: a formatter, say. */
  | { readonly kind: 'own'; readonly fork: string; readonly program?: string | undefined }
  /** `person` is the login or name of the first who is not the agent. Untrusted. */
  | { readonly kind: 'shared'; readonly person: string };

/**
 * Whether all that a branch has and the base has not was written by the agent or, on top of that, by programs, or is a
 * merge with the base that changes nothing else. A conflict that somebody resolved is their work.
 */
export async function ownershipOf(
  github: GitHubConnection,
  { key, into }: BranchPlace,
  head: string,
): Promise<Ownership> {
  const compared = await compare(github, `${into}...${head}`, mostCommits + 1);
  if (compared === undefined || compared.total > mostCommits)
    return { kind: 'shared', person: 'somebody' };
  const isPerson = ({ person }: ListedCommit) => !isBotLogin(person);
  const others = await commitsOfOthers(github, key, compared.commits, isPerson);
  // Without a commit of the agent below them, programs' commits are a branch of their own.
  const isOnTop = others[0]?.sha !== compared.commits[0]?.sha;
  const { person } = others.find((one) => isPerson(one) || !isOnTop) ?? {};
  if (person !== undefined) return { kind: 'shared', person };
  return { kind: 'own', fork: compared.fork, program: others[0]?.person };
}

/** The commits of a branch that are not the agent's, up to the first that is enough. */
export async function commitsOfOthers(
  github: GitHubConnection,
  key: TicketKey,
  commits: readonly ListedCommit[],
  isEnough: (commit: ListedCommit) => boolean = () => false,
): Promise<readonly ListedCommit[]> {
  const written = await writtenCommits(github, key);
  let changes: ReturnType<typeof changesOf> | undefined;
  const isOwn = async (commit: ListedCommit) => {
    if (written.has(commit.sha) || (await isUpdate(github, commit, commits))) return true;
    if (written.size === 0) return false;
    // A rebase moves a commit, and keeps the lines that it changes.
    const lines = await linesOf(github, commit);
    if (lines === undefined || lines === '') return false;
    changes ??= changesOf(github, [...written].slice(-mostCompared));
    return (await changes).includes(lines);
  };
  const others: ListedCommit[] = [];
  for (const commit of commits) {
    if (await isOwn(commit)) continue;
    others.push(commit);
    if (isEnough(commit)) break;
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

/** The lines that each of these commits changes. */
const changesOf = (github: GitHubConnection, commits: readonly string[]) => {
  const { rest, at } = github;
  const reading = commits.map((commit_sha) => rest.git.getCommit({ ...at, commit_sha }));
  return Promise.all(reading.map(async (one) => linesOf(github, toCommit((await one).data))));
};

/** The lines that a commit with one parent changes; `undefined` if that is not known. */
async function linesOf(github: GitHubConnection, { sha, parents: [parent, ...others] }: Commit) {
  if (parent === undefined || others.length > 0) return undefined;
  return changedLines(github, parent, sha);
}

const gitHub = /^(?:GitHub <noreply@github\.com|GitHub Enterprise <noreply@[^>]+)>$/;

/**
 * Whether GitHub or a program has merged the base into the branch, and nothing else: compared with that base, the branch
 * has the same lines after it as before. GitHub makes such commits when somebody updates the branch of a pull request, or
 * resolves its conflicts there.
 */
async function isUpdate(
  github: GitHubConnection,
  { sha, parents, committer, person, verified }: ListedCommit,
  commits: readonly ListedCommit[],
): Promise<boolean> {
  const [before, base, ...others] = parents;
  if (before === undefined || base === undefined || others.length > 0) return false;
  const isOfBase = !commits.some((commit) => commit.sha === base);
  const isByMachine = isBotLogin(person) || (gitHub.test(committer) && verified !== false);
  if (!isOfBase || !isByMachine) return false;
  const [lines, merged] = await Promise.all([
    changedLines(github, base, before),
    changedLines(github, base, sha),
  ]);
  return lines !== undefined && lines === merged;
}
