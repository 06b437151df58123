import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { commitWorkspace } from '../../src/adapters/git/index.ts';
import type { Evidence } from '../../src/core/repository/ranking/features.ts';
import {
  type ClosingLook,
  lookAgain,
  startCollection,
} from '../../src/core/repository/ranking/ranker.ts';
import { UserError } from '../../src/core/user-error.ts';
import type { LookCase } from '../look/case.ts';

/** Commits of history that a ranking gets, as in a run. */
export const usualHistory = 1_000;

/** What a ranking knows after both looks. */
export interface Collected {
  readonly evidence: Evidence;
  readonly look: ClosingLook;
}

/** Looks twice at the repository of a case, at its base commit, for its ticket. */
export async function collect(one: LookCase, repos: string, commits: number): Promise<Collected> {
  const workspace = commitWorkspace(repositoryOf(one.repo, repos), one.base_commit);
  const history = await workspace.history(commits);
  const { wanted, read, evidence } = startCollection(one, await workspace.paths(), history);
  await workspace.scan(wanted, read);
  const look = lookAgain(evidence);
  await workspace.scan(look.wanted, look.read);
  return { evidence, look };
}

/** Returns the bare repository `owner+name/repo`, in any case. */
function repositoryOf(name: string, repos: string): string {
  const folder = name.replace('/', '+');
  const found = existsSync(join(repos, folder))
    ? folder
    : readdirSync(repos).find((one) => one.toLowerCase() === folder.toLowerCase());
  if (found === undefined)
    throw new UserError(`Put the repository ${name} into ${repos}/${folder}/repo.`);
  return join(repos, found, 'repo');
}
