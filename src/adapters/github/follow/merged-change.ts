import {
  daysAfter,
  isUndone,
  linesChangedAgain,
  type PullEntry,
  readPatchLines,
  saysRevert,
  type WatchedFile,
  watchedDays,
} from '../../../core/ledger/index.ts';
import { fileTextAt, type GitHubConnection, ifFound } from '../connection/index.ts';

/** A pull request that was merged. */
export interface Merge {
  readonly number: number;
  readonly into: string;
  /** When, an ISO 8601 instant. */
  readonly at: string;
  /** The commit that it made on `into`. */
  readonly commit: string;
  readonly title?: string | undefined;
  /** The last commit that was merged. */
  readonly head?: string | undefined;
}

/** What can be found out about a change after its merge. */
type ChangeFate = Pick<PullEntry, 'lines' | 'changedIn7' | 'changedIn30' | 'isReverted'>;

type ChangedFile = Pick<WatchedFile, 'added' | 'removed'> & { readonly path: string };

/** Changed files of a pull request that are listed, and of which the lines are followed. */
const [mostListed, mostFollowed] = [100, 10];

/** Reads how many lines a change added, and of the days that have passed, how many were changed again. */
export async function readFate(
  github: GitHubConnection,
  merge: Merge,
  { now, known }: { readonly now: Date; readonly known?: PullEntry | undefined },
): Promise<ChangeFate> {
  const files = await readChange(github, merge.number);
  const [first] = files ?? [];
  if (files === undefined || first === undefined) return {};
  const fate = { lines: files.flatMap(({ added }) => added).length };
  const isDue = (days: number, found: number | undefined) =>
    found === undefined && daysAfter(merge.at, days) <= now;
  const due = watchedDays.filter((days) => isDue(days, known?.[`changedIn${days}`]));
  if (due.length === 0) return fate;
  const [after7, after30] = await Promise.all(
    watchedDays.map((days) =>
      due.includes(days) && files.length <= mostFollowed
        ? filesAfter(github, merge, files, days)
        : undefined,
    ),
  );
  const isUndoneBy = (after: readonly WatchedFile[] | undefined) => after && isUndone(after);
  const isReverted =
    known?.isReverted ||
    isUndoneBy(after7) ||
    isUndoneBy(after30) ||
    (await isSaidReverted(github, merge, first.path));
  return {
    ...{ ...fate, isReverted },
    ...(after7 && { changedIn7: linesChangedAgain(after7) }),
    ...(after30 && { changedIn30: linesChangedAgain(after30) }),
  };
}

/** The lines that a pull request changes; `undefined` if GitHub does not show all of them. */
async function readChange(
  { rest, at }: GitHubConnection,
  pull_number: number,
): Promise<readonly ChangedFile[] | undefined> {
  const { data } = await rest.pulls.listFiles({ ...at, pull_number, per_page: mostListed });
  const isCut = data.some(({ patch, changes }) => patch === undefined && changes > 0);
  if (isCut || data.length === mostListed) return undefined;
  return data.flatMap(({ filename: path, patch }) =>
    patch === undefined ? [] : { path, ...readPatchLines(patch) },
  );
}

/** The files right after the merge and so many days later; `undefined` if the branch is gone. */
async function filesAfter(
  github: GitHubConnection,
  { into, at: merged, commit }: Merge,
  files: readonly ChangedFile[],
  days: number,
): Promise<readonly WatchedFile[] | undefined> {
  const { rest, at } = github;
  const until = daysAfter(merged, days).toISOString();
  const which = { ...at, sha: into, until, per_page: 1 };
  const tip = (await ifFound(rest.repos.listCommits(which)))?.data[0]?.sha;
  if (tip === undefined) return undefined;
  return Promise.all(
    files.map(async (file) => {
      const texts = [commit, tip].map((ref) => ifFound(fileTextAt(github, file.path, ref)));
      const [before = null, now = null] = await Promise.all(texts);
      return { ...file, merged: before, now };
    }),
  );
}

/** Whether a commit of the days after the merge says that it takes the change back. */
async function isSaidReverted(
  { rest, at }: GitHubConnection,
  { into, at: since, commit, number, title, head = commit }: Merge,
  path: string,
): Promise<boolean> {
  const until = daysAfter(since, watchedDays[1]).toISOString();
  const which = { ...at, sha: into, path, since, until, per_page: 100 };
  const later = (await ifFound(rest.repos.listCommits(which)))?.data ?? [];
  const change = { repository: `${at.owner}/${at.repo}`, number, title, shas: [commit, head] };
  return later.some((one) => one.sha !== commit && saysRevert(one.commit.message, change));
}
