import type { RestEndpointMethodTypes } from '@octokit/rest';
import { isBotLogin } from '../../../core/work/index.ts';
import { type GitHubConnection, readRejection } from '../connection/index.ts';
import { type Commit, toCommit } from './commits.ts';

/** GitHub lists at most this many changed files; if it lists as many, there may be more. */
const listedFiles = 300;

/** A commit as GitHub lists it. */
export interface ListedCommit extends Commit {
  /** The login of who committed it or, without an account, the name. A program's ends with `[bot]`. Untrusted. */
  readonly person: string;
}

/** What one commit has more than another, from where their histories part. */
export interface Comparison {
  readonly status: 'ahead' | 'behind' | 'diverged' | 'identical';
  /** The commit where they part. */
  readonly fork: string;
  /** How many commits the second has more. */
  readonly total: number;
  /** The oldest of these, up to the number that was asked for. */
  readonly commits: readonly ListedCommit[];
  /** Missing if GitHub does not list all of them. */
  readonly files?: readonly ChangedFile[] | undefined;
}

type ChangedFile = NonNullable<
  RestEndpointMethodTypes['repos']['compareCommitsWithBasehead']['response']['data']['files']
>[number];

/** Compares `ONE...OTHER` like a pull request; `undefined` if GitHub cannot. */
export async function compare(
  { rest, at }: GitHubConnection,
  basehead: string,
  most: number,
): Promise<Comparison | undefined> {
  const which = { ...at, basehead, per_page: most };
  try {
    const { data } = await rest.repos.compareCommitsWithBasehead(which);
    const { files, commits, status, merge_base_commit, total_commits: total } = data;
    return {
      ...{ status, total, fork: merge_base_commit.sha },
      commits: commits.map(toListed),
      files: files === undefined || files.length >= listedFiles ? undefined : files,
    };
  } catch (error) {
    // GitHub does not know a commit, or the comparison is too large for it.
    const { status = 0 } = readRejection(error) ?? {};
    if (status === 404 || status === 422 || status >= 500) return undefined;
    throw error;
  }
}

type ListedData = RestEndpointMethodTypes['pulls']['listCommits']['response']['data'][number];

/** Reads a commit from a list of GitHub. */
export function toListed({ commit, author, committer, sha, parents }: ListedData): ListedCommit {
  // Who rebases or amends a commit leaves its author.
  const isGitHub = committer?.login === 'web-flow' || commit.committer?.name === 'GitHub';
  const [account, named] = isGitHub ? [author, commit.author] : [committer, commit.committer];
  const person =
    account?.login || named?.name || author?.login || commit.author?.name || 'somebody';
  // Some Apps have the login of a person.
  const isNamed = account?.type !== 'Bot' || isBotLogin(person);
  return {
    ...toCommit({ ...commit, sha, parents }),
    person: isNamed ? person : `${person}[bot]`,
  };
}

/** The old and new paths of the files that differ between a commit and a later one; `undefined` if unknown. */
export async function comparedPaths(
  github: GitHubConnection,
  from: string,
  to: string,
): Promise<readonly string[] | undefined> {
  if (from === to) return [];
  const compared = await compare(github, `${from}...${to}`, 1);
  if (compared?.status !== 'ahead') return undefined;
  return compared.files?.flatMap(({ filename: now, previous_filename: before = now }) => [
    before,
    now,
  ]);
}

/** The lines that a commit changes, from where it parts with another; `undefined` if unknown. */
export async function changedLines(
  github: GitHubConnection,
  from: string,
  to: string,
): Promise<string | undefined> {
  const compared = await compare(github, `${from}...${to}`, 1);
  const changes = compared?.files?.map((file) => {
    const { filename, previous_filename = '', status, patch, sha } = file;
    const lines = patch?.split('\n').filter((line) => /^[+-]/.test(line)) ?? [sha];
    return JSON.stringify([filename, previous_filename, status, ...lines]);
  });
  return changes?.toSorted().join('\n');
}

/** Whether a commit is among those before a later one; `false` if GitHub cannot compare them. */
export async function isAncestor(
  github: GitHubConnection,
  sha: string,
  later: string,
): Promise<boolean> {
  const compared = await compare(github, `${sha}...${later}`, 1);
  return compared?.fork === sha;
}
