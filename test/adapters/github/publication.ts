import type { Publication } from '../../../src/agent/ports.ts';
import { type Patch, patchDigest } from '../../../src/core/edits/index.ts';
import { type GitHubStandIn, startGitHub } from '../../support/github/github.ts';
import { keyOf } from '../../support/memory/samples.ts';
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
