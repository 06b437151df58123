import type { Publication } from '../../../src/agent/ports.ts';
import { ticketKey } from '../../../src/core/ticket.ts';
import { type GitHubStandIn, startGitHub } from '../../support/github/github.ts';
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

const key = ticketKey('APP-1');

/** The mending of `src/cart.ts` as it is on `main`, unless told otherwise. */
export async function publicationOn(
  github: GitHubStandIn,
  changes: Partial<Publication> = {},
): Promise<Publication> {
  if (key === undefined) throw new Error('the key of the tests is not a key');
  return {
    key,
    branch,
    base: await github.commitOf('main'),
    into: 'main',
    patch: cartPatch('export const total = 2;\n'),
    message: 'Count every item',
    title: 'APP-1: Count every item',
    body: 'Counts every item.',
    ...changes,
  };
}

/** `src/cart.ts` with another content. */
export const cartPatch = (after: string) =>
  patchOf({ path: 'src/cart.ts', before: 'export const total = 1;\n', after });
