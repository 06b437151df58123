import type { Endpoints } from '@octokit/types';
import type { Answer, Exchange, Routes } from '../stand-in.ts';
import { historyOf, mergeBase, newCommits } from './history.ts';
import { notFound } from './problem.ts';
import { apiRoot, commitShape, type Place, pageOf } from './shapes.ts';
import type { GitStore } from './store.ts';

type Comparison = Endpoints['GET /repos/{owner}/{repo}/compare/{basehead}']['response']['data'];
type ListedCommit = Comparison['commits'][number];
type ChangedFile = NonNullable<Comparison['files']>[number];

/** The route that compares two commits like a pull request: from their merge base. */
export function comparisonRoutes(store: GitStore, place: () => Place): Routes {
  return {
    'GET /repos/{owner}/{repo}/compare/{basehead}': (exchange) => compare(store, place(), exchange),
  };
}

async function compare(store: GitStore, place: Place, exchange: Exchange): Promise<Answer> {
  const names = (exchange.params.basehead ?? '').split('...');
  const [base = '', head = ''] = await Promise.all(
    names.map(async (name) => (await store.resolve(`refs/heads/${name}`)) ?? name),
  );
  const parting = await mergeBase(store, base, head);
  if (parting === undefined) return notFound;
  const [ahead, behind] = [
    await newCommits(store, base, head),
    await newCommits(store, head, base),
  ];
  const size = Number(exchange.query.get('per_page') ?? '250');
  const body: Comparison = {
    ...addresses(place, names.join('...')),
    base_commit: await listed(store, place, base),
    merge_base_commit: await listed(store, place, parting),
    status: statusOf(ahead.length, behind.length),
    ...{ ahead_by: ahead.length, behind_by: behind.length, total_commits: ahead.length },
    commits: await Promise.all(ahead.slice(0, size).map((sha) => listed(store, place, sha))),
    files: (await changes(store, place, parting, head)).slice(0, 300),
  };
  return { status: 200, body };
}

function statusOf(ahead: number, behind: number): Comparison['status'] {
  if (ahead > 0) return behind > 0 ? 'diverged' : 'ahead';
  return behind > 0 ? 'behind' : 'identical';
}

function addresses(place: Place, basehead: string) {
  const page = `${place.origin}/${place.repository}/compare/${basehead}`;
  return {
    url: `${apiRoot(place)}/compare/${basehead}`,
    html_url: page,
    permalink_url: page,
    diff_url: `${page}.diff`,
    patch_url: `${page}.patch`,
  };
}

/** A commit in a list. Who made it is not looked up. */
export async function listed(store: GitStore, place: Place, sha: string): Promise<ListedCommit> {
  const commit = await store.readCommit(sha);
  if (commit === undefined) throw new Error(`${sha} is not a commit`);
  const { author, committer, message, tree, verification, ...shape } = commitShape(
    place,
    sha,
    commit,
  );
  const { url } = shape;
  return {
    ...shape,
    comments_url: `${url}/comments`,
    commit: { url, author, committer, message, tree, verification, comment_count: 0 },
    author: null,
    committer: null,
  };
}

/** The files that differ between two commits. */
export async function changes(store: GitStore, place: Place, from: string, to: string) {
  if (from === to) return [];
  const output = await store.diff(from, to, '--name-status', '-z', '-M');
  const words = output.split('\0').filter((word) => word !== '');
  const inOrder = (await store.diff(from, to, '-M')).split(/^(?=diff --git )/m);
  const files: ChangedFile[] = [];
  while (words.length > 0) {
    const letter = (words.shift() ?? '').slice(0, 1);
    const name = words.shift() ?? '';
    const renamed = letter === 'R' ? words.shift() : undefined;
    const [patch] = /^@@[\s\S]*/m.exec(inOrder[files.length] ?? '') ?? [];
    const file = changeShape(place, renamed ?? name, statuses[letter] ?? 'changed');
    const count = (sign: string) =>
      patch?.split('\n').filter((line) => line.startsWith(sign)).length ?? 0;
    const [additions, deletions] = [count('+'), count('-')];
    files.push({
      ...{ ...file, additions, deletions, changes: additions + deletions },
      ...(renamed === undefined ? {} : { previous_filename: name }),
      ...(patch === undefined ? {} : { patch }),
    });
  }
  return files;
}

const statuses: Readonly<Record<string, ChangedFile['status']>> = {
  A: 'added',
  D: 'removed',
  M: 'modified',
  R: 'renamed',
  T: 'changed',
};

function changeShape(place: Place, filename: string, status: ChangedFile['status']): ChangedFile {
  const path = encodeURIComponent(filename);
  const page = `${place.origin}/${place.repository}`;
  return {
    ...{ sha: '0'.repeat(40), filename, status, additions: 1, deletions: 1, changes: 2 },
    blob_url: `${page}/blob/${path}`,
    raw_url: `${page}/raw/${path}`,
    contents_url: `${apiRoot(place)}/contents/${path}`,
  };
}

/** The route that lists the commits of a branch by their file and time, the newest first. */
export function commitRoutes(store: GitStore, place: () => Place): Routes {
  const blobAt = async (sha: string | undefined, path: string) =>
    sha && (await store.listFiles(sha)).find((file) => file.path === path)?.sha;
  return {
    'GET /repos/{owner}/{repo}/commits': async ({ query }) => {
      const head = await store.resolve(`refs/heads/${query.get('sha') ?? 'main'}`);
      const path = query.get('path');
      const [since, until] = ['since', 'until'].map((name) => Date.parse(query.get(name) ?? ''));
      const all = await Promise.all(
        (await historyOf(store, head ?? '')).map((sha) => listed(store, place(), sha)),
      );
      const found: typeof all = [];
      for (const one of all) {
        const time = Date.parse(one.commit.committer?.date ?? '');
        const isThen = !(time < (since ?? 0)) && !(time > (until ?? 0));
        const [parent] = one.parents.map(({ sha }) => sha);
        const isOf =
          path === null || (await blobAt(one.sha, path)) !== (await blobAt(parent, path));
        if (isThen && isOf) found.push(one);
      }
      return { status: 200, body: pageOf(query, found).map((one) => ({ ...one, author: null })) };
    },
  };
}
