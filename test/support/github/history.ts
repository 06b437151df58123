import type { Commit } from './git-commit.ts';
import type { GitStore } from './store.ts';

type Commits = Pick<GitStore, 'readCommit'>;

/** A commit and all before it, the newest first. */
export async function historyOf(commits: Commits, head: string): Promise<readonly string[]> {
  const queue = [{ sha: head, date: '', isDone: false }];
  const isNewer = (date: string) => queue.findLastIndex((one) => one.isDone || one.date >= date);
  for (let next = queue[0]; next !== undefined; next = queue.find(({ isDone }) => !isDone)) {
    next.isDone = true;
    for (const sha of (await commits.readCommit(next.sha))?.parents ?? []) {
      if (queue.some((one) => one.sha === sha)) continue;
      const date = (await commits.readCommit(sha))?.committer.date ?? '';
      queue.splice(isNewer(date) + 1, 0, { sha, date, isDone: false });
    }
  }
  return queue.map(({ sha }) => sha);
}

/** Whether a commit is another one, or comes before it. */
export async function isBefore(commits: Commits, sha: string, head: string): Promise<boolean> {
  return (await historyOf(commits, head)).includes(sha);
}

/** The commits that `head` has and `base` has not, the oldest first. */
export async function newCommits(commits: Commits, base: string, head: string) {
  const old = new Set(await historyOf(commits, base));
  return (await historyOf(commits, head)).filter((sha) => !old.has(sha)).reverse();
}

/** The commit where two histories part; `undefined` if they have nothing in common. */
export async function mergeBase(commits: Commits, one: string, other: string) {
  const known = new Set(await historyOf(commits, one));
  const common = (await historyOf(commits, other)).filter((sha) => known.has(sha));
  const read = await Promise.all(common.map((sha) => commits.readCommit(sha)));
  const before = new Set(read.flatMap((commit) => commit?.parents ?? []));
  return common.find((sha) => !before.has(sha));
}

type ReadCommit = (id: string) => Promise<Commit | undefined>;
type ReadRef = (ref: string) => Promise<string | undefined>;

/** Finds a commit by its id, its ref or its branch, and by `~2` or `^2` what came before it. */
export async function commitNamed(
  name: string,
  readCommit: ReadCommit,
  readRef: ReadRef,
): Promise<string | undefined> {
  const [, start = '', steps = ''] = /^([^~^]*)((?:[~^]\d*)*)$/.exec(name) ?? [];
  let id = (await readRef(start)) ?? (await readRef(`refs/heads/${start}`)) ?? start;
  if ((await readCommit(id)) === undefined) return undefined;
  for (const [, sign, number = ''] of steps.matchAll(/([~^])(\d*)/g)) {
    // `~2` is the first parent's first parent, `^2` the second parent.
    const count = number === '' ? 1 : Number(number);
    const parents = sign === '~' ? new Array<number>(count).fill(1) : [count];
    for (const parent of parents) {
      const next = (await readCommit(id))?.parents[parent - 1];
      if (next === undefined) return undefined;
      id = next;
    }
  }
  return id;
}
