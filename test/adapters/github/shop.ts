import { it as base, expect } from 'vitest';
import { githubForge, githubPulls } from '../../../src/adapters/github/index.ts';
import type { Forge, Publication, PullQuestion, PullRequests } from '../../../src/agent/ports.ts';
import type { PullFacts } from '../../../src/core/work/index.ts';
import { type Patch, patchDigest } from '../../../src/engines/edits/index.ts';
import { type GitHubStandIn, startGitHub } from '../../support/github/github.ts';
import type { StoredJob } from '../../support/github/jobs.ts';
import { keyOf } from '../../support/memory/samples/tickets.ts';
import { patchOf } from '../patch-of.ts';

export const token = 'token-of-the-tests';
const repository = 'acme/shop';
export const branch = 'jira/APP-1';

/** GitHub with a small shop in it. */
export function startShop(): Promise<GitHubStandIn> {
  return startGitHub({
    repository,
    token,
    files: {
      'src/cart.ts': 'export const total = 1;\n',
      'run.sh': { text: '#!/bin/sh\nexit 1\n', executable: true },
      'windows.txt': '\uFEFFfirst\r\nsecond\r\n',
    },
  });
}

export const settingsOf = (github: GitHubStandIn) => ({ apiUrl: github.url, repository, token });

const key = keyOf('APP-1');

/** The agent's branch for the ticket. */
export const place = { key, branch, into: 'main' };

/** A fix of `src/cart.ts` as it is on `main`, unless `changes` say otherwise. */
export async function publicationOn(
  github: GitHubStandIn,
  { patch = cartPatch('export const total = 2;\n'), ...changes }: Partial<Publication> = {},
): Promise<Publication> {
  return {
    ...place,
    base: await github.commitOf('main'),
    ...checked(patch),
    message: 'Count every item',
    title: 'APP-1: Count every item',
    body: 'Counts every item.',
    draft: false,
    labels: [],
    reviewers: [],
    stopIfBaseMoved: true,
    ...changes,
  };
}

/** An entry of a tree, as sent to GitHub; without `content` and `sha`, it deletes the path. */
interface Entry {
  readonly path: string;
  readonly mode: string;
  readonly content?: string;
  readonly sha?: string;
}

/** Commits any kind of entries on `main`; resolves to the commit's id. */
export async function commitEntries(
  github: GitHubStandIn,
  ...entries: readonly Entry[]
): Promise<string> {
  const write = async (method: string, path: string, body: object): Promise<string> => {
    const headers = { authorization: `token ${token}` };
    const request = { method, headers, body: JSON.stringify(body) };
    const response = await fetch(`${github.url}/repos/${repository}/git/${path}`, request);
    if (!response.ok) throw new Error(await response.text());
    return Object(await response.json()).sha;
  };
  const parent = await github.commitOf('main');
  const tree = await write('POST', 'trees', {
    base_tree: parent,
    tree: entries.map((entry) => ({
      ...(entry.content === undefined ? { sha: null } : {}),
      ...{ type: entry.mode === '160000' ? 'commit' : 'blob', ...entry },
    })),
  });
  const commit = await write('POST', 'commits', { message: 'People', tree, parents: [parent] });
  await write('PATCH', 'refs/heads%2Fmain', { sha: commit });
  return commit;
}

/** `src/cart.ts` with another content. */
export const cartPatch = (after: string) =>
  patchOf({ path: 'src/cart.ts', before: 'export const total = 1;\n', after });

/** A patch as it leaves its checks. */
export const checked = (patch: Patch) => ({ patch, digest: patchDigest(patch) });

export const question: PullQuestion = {
  ...{ number: 1, key: keyOf('APP-1'), command: '/fix' },
  now: new Date(),
};

/** A shop in which the agent has opened a pull request, `#1`. */
export interface FollowedShop {
  readonly github: GitHubStandIn;
  readonly pulls: PullRequests;
  /** The commit at the end of its branch. */
  readonly head: string;
  /** The facts of the pull request now. */
  look(): Promise<PullFacts>;
}

/** Opens the pull request. Nothing waits. */
async function openPullRequest(github: GitHubStandIn): Promise<FollowedShop> {
  await githubForge(settingsOf(github)).publish(await publicationOn(github));
  github.roles.set('ada', 'write').set('sam', 'read');
  const pulls = githubPulls(settingsOf(github), { wait: async () => true });
  return {
    ...{ github, pulls, head: await github.commitOf(branch) },
    look: async () => {
      const facts = await pulls.facts(question);
      if (facts === undefined) throw new Error('There is no pull request.');
      return facts;
    },
  };
}

/** A job that has ended. */
export const ended = (
  id: number,
  name: string,
  conclusion: StoredJob['conclusion'],
  more: Partial<StoredJob> = {},
): StoredJob => ({ id, name, status: 'completed', conclusion, ...more });

/** A run of these jobs on a commit; it has ended as the first of them. */
export const runOf = (id: number, sha: string, ...jobs: readonly StoredJob[]) => ({
  ...{ id, title: 'CI', sha, event: 'pull_request' },
  attempts: [{ status: 'completed' as const, conclusion: jobs[0]?.conclusion ?? null, jobs }],
});

interface Shop {
  /** GitHub, new for each test. A breach of its contract fails the test. */
  readonly github: GitHubStandIn;
  readonly forge: Forge;
  /** A fix on the first commit of `main`. */
  readonly publication: Publication;
  /** Publishes that fix, with these differences. */
  readonly publish: (changes?: Partial<Publication>) => ReturnType<Forge['publish']>;
  /** The same GitHub with a pull request of the agent. */
  readonly shop: FollowedShop;
}

/** A test that gets the members of `Shop` that it names. */
export const it = base.extend<Shop>({
  github: async ({ task: _ }, use) => {
    await using github = await startShop();
    await use(github);
    expect(github.violations).toEqual([]);
  },
  forge: ({ github }, use) => use(githubForge(settingsOf(github))),
  publication: async ({ github }, use) => use(await publicationOn(github)),
  publish: ({ forge, publication }, use) =>
    use(({ patch = publication.patch, ...changes } = {}) =>
      forge.publish({ ...publication, ...checked(patch), ...changes }),
    ),
  shop: async ({ github }, use) => use(await openPullRequest(github)),
});
