import type { Answer, Exchange, Routes } from '../stand-in.ts';
import { changes, listed } from './comparison.ts';
import { type Commit, isoDate } from './git-commit.ts';
import { isBefore, mergeBase, newCommits } from './history.ts';
import { notFound, problem } from './problem.ts';
import { pullRequestSimpleShape } from './pull-shapes.ts';
import { findPull, type PullWorld, type StoredPull, withEnds } from './pulls.ts';
import { apiRoot, pageOf, secondsLater, userShape } from './shapes.ts';
import { mergedTree, personNow } from './store.ts';

/** What people do with pull requests. */
export interface PullLife {
  /** Merges it with a commit of its own, into another branch if that is said. Resolves to the commit's id. */
  merge(
    number: number,
    how?: { readonly by?: string; readonly into?: string; readonly at?: Date },
  ): Promise<string>;
  close(number: number, by?: string): Promise<void>;
  /** Renames a branch, and with it the base of open pull requests. */
  rename(from: string, to: string): Promise<void>;
  reopen(number: number): void;
  /** Notes that something has happened to it, later than all before. */
  touch(number: number): void;
}

/** Merges, closes and reopens pull requests. */
export function lifeOf(world: PullWorld): PullLife {
  let events = 0;
  const find = (number: number) => {
    const pull = findPull(world, String(number));
    if (pull === undefined) throw new Error(`There is no pull request #${number}.`);
    events += 1;
    pull.updated = secondsLater(events);
    return pull;
  };
  const end = async (pull: StoredPull, by: string, merge?: string) => {
    const { head } = await withEnds(world, pull);
    Object.assign(pull, { state: 'closed', end: { by, head: head.sha, merge } });
  };
  return {
    merge: async (number, { by = 'ada', into, at } = {}) => {
      const pull = find(number);
      if (at !== undefined) pull.updated = isoDate(at);
      pull.base = into ?? pull.base;
      const commit = await mergeInto(world, { from: pull.head, into: pull.base, at });
      if (commit === undefined) throw new Error(`#${number} is in conflict with ${pull.base}.`);
      await end(pull, by, commit);
      return commit;
    },
    rename: async (from, to) => {
      const [old, now] = [`refs/heads/${from}`, `refs/heads/${to}`];
      await world.store.moveRef(now, { to: (await world.store.resolve(old)) ?? '' });
      await world.store.moveRef(old, {});
      world.renamed.set(from, to);
      for (const pull of world.pulls)
        if (pull.state === 'open' && pull.base === from) pull.base = to;
    },
    close: (number, by = 'ada') => end(find(number), by),
    reopen: (number) => void Object.assign(find(number), { state: 'open', end: undefined }),
    touch: (number) => void find(number),
  };
}

/** Routes that merge a branch, and that find the pull requests of a commit. */
export function lifeRoutes(world: PullWorld): Routes {
  return {
    'PUT /repos/{owner}/{repo}/pulls/{pull_number}/update-branch': (exchange) =>
      updateBranch(world, exchange),
    'GET /repos/{owner}/{repo}/branches/{branch}': (exchange) => oneBranch(world, exchange),
    'GET /repos/{owner}/{repo}/pulls/{pull_number}/commits': (exchange) =>
      listCommits(world, exchange),
    'GET /repos/{owner}/{repo}/pulls/{pull_number}/files': (exchange) => listFiles(world, exchange),
    // What administrators have protected is not for the agent's token to read.
    'GET /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks': () =>
      problem(403, 'Resource not accessible by integration'),
    'GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls': async ({ params }) => {
      const all = await Promise.all(world.pulls.map((pull) => withEnds(world, pull)));
      const has = await Promise.all(
        all.map(({ head }) => isBefore(world.store, params.commit_sha ?? '', head.sha)),
      );
      const found = all.filter((_, at) => has[at]).reverse();
      return {
        status: 200,
        body: found.map((pull) => pullRequestSimpleShape(world.place(), pull)),
      };
    },
  };
}

/** A branch; whoever asks for its old name is led to the new one. */
async function oneBranch(world: PullWorld, { params }: Exchange): Promise<Answer> {
  const { branch = '' } = params;
  const to = world.renamed.get(branch);
  const url = `${apiRoot(world.place())}/branches/${encodeURIComponent(to ?? branch)}`;
  const moved = { message: 'Moved Permanently', documentation_url: url };
  if (to !== undefined) return { status: 301, headers: { location: url }, body: moved };
  const sha = await world.store.resolve(`refs/heads/${branch}`);
  if (sha === undefined) return notFound;
  const commit = await listed(world.store, world.place(), sha);
  const _links = { html: url, self: url };
  const shape = { name: branch, commit, _links, protected: false, protection: {} };
  return { status: 200, body: { ...shape, protection_url: `${url}/protection` } };
}

/** The commits at the ends of a pull request: the base is that from before a merge. */
async function endsOf(world: PullWorld, pull: StoredPull) {
  const { head, base } = await withEnds(world, pull);
  const merge = await world.store.readCommit(pull.end?.merge ?? '');
  return { head: head.sha, base: merge?.parents[0] ?? base.sha };
}

/** The files that a pull request changes. */
async function listFiles(world: PullWorld, { params, query }: Exchange): Promise<Answer> {
  const pull = findPull(world, params.pull_number);
  if (pull === undefined) return notFound;
  const { head, base } = await endsOf(world, pull);
  const parting = (await mergeBase(world.store, base, head)) ?? base;
  return {
    status: 200,
    body: pageOf(query, await changes(world.store, world.place(), parting, head)),
  };
}

/** The commits of a pull request. An account has the name before the `@` of its address. */
async function listCommits(world: PullWorld, { params, query }: Exchange): Promise<Answer> {
  const pull = findPull(world, params.pull_number);
  if (pull === undefined) return notFound;
  const { head, base } = await endsOf(world, pull);
  const shas = pageOf(query, await newCommits(world.store, base, head));
  const body = shas.map(async (sha) => {
    const shape = await listed(world.store, world.place(), sha);
    const [login = ''] = shape.commit.author?.email?.split('@') ?? [];
    return { ...shape, author: userShape(world.place().origin, login) };
  });
  return { status: 200, body: await Promise.all(body) };
}

async function updateBranch(world: PullWorld, { params, body }: Exchange): Promise<Answer> {
  const pull = findPull(world, params.pull_number);
  if (pull === undefined) return notFound;
  const { head, base } = await withEnds(world, pull);
  const { expected_head_sha: expected = head.sha } = Object(body);
  if (expected !== head.sha)
    return problem(422, 'expected head sha didn’t match current head ref.');
  if (await isBefore(world.store, base.sha, head.sha))
    return problem(422, 'There are no new commits on the base branch.');
  const merged = await mergeInto(world, { from: pull.base, into: pull.head });
  if (merged === undefined) return problem(422, 'merge conflict between base and head');
  const url = `${apiRoot(world.place())}/pulls/${pull.number}`;
  return { status: 202, body: { message: 'Updating pull request branch.', url } };
}

/** Merges a branch into another as GitHub does; resolves to the new commit, if there is no conflict. */
async function mergeInto(
  { store }: PullWorld,
  {
    from,
    into,
    at,
  }: { readonly from: string; readonly into: string; readonly at?: Date | undefined },
): Promise<string | undefined> {
  const [onto = '', merged = ''] = await Promise.all(
    [into, from].map((branch) => store.resolve(`refs/heads/${branch}`)),
  );
  const tree = await mergedTree(store, onto, merged);
  if (tree === undefined) return undefined;
  const author = personNow(at);
  const commit: Commit = {
    ...{ tree, parents: [onto, merged], author },
    committer: { name: 'GitHub', email: 'noreply@github.com', date: author.date },
    message: `Merge branch '${from}' into ${into}`,
  };
  const sha = await store.writeCommit(commit);
  await store.moveRef(`refs/heads/${into}`, { to: sha });
  return sha;
}
