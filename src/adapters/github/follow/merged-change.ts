import { saysRevert, watchEnd } from '../../../core/ledger/index.ts';
import { type GitHubConnection, ifFound } from '../connection/index.ts';

/** A pull request that was merged. */
export interface Merge {
  readonly number: number;
  readonly into: string;
  /** When, an ISO 8601 instant. */
  readonly at: string;
  /** The commit that it made on `into`. */
  readonly commit: string;
  readonly title: string;
  /** The last commit that was merged. */
  readonly head: string;
}

/**
 * Whether a commit to the first file of the change says, until the watch ended, that it takes the change back; `undefined`
 * for a change without files.
 */
export async function isReverted(
  { rest, at }: GitHubConnection,
  { into, at: since, commit, number, title, head }: Merge,
): Promise<boolean | undefined> {
  const { data } = await rest.pulls.listFiles({ ...at, pull_number: number, per_page: 1 });
  const path = data[0]?.filename;
  if (path === undefined) return undefined;
  const until = watchEnd(since).toISOString();
  const which = { ...at, sha: into, path, since, until, per_page: 100 };
  const later = (await ifFound(rest.repos.listCommits(which)))?.data ?? [];
  const change = { repository: `${at.owner}/${at.repo}`, number, title, shas: [commit, head] };
  return later.some((one) => one.sha !== commit && saysRevert(one.commit.message, change));
}
