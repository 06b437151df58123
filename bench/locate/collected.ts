import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { commitWorkspace } from '../../src/adapters/git/index.ts';
import { type Ranker, startRanking } from '../../src/core/repository/ranking/ranker.ts';
import { UserError } from '../../src/engines/errors.ts';
import type { LookCase } from '../look/case.ts';

/** Commits of history that a ranking gets, as in a run. */
export const usualHistory = 1_000;

/** Reads the repository of a case, at its base commit, for its ticket. */
export async function collect(one: LookCase, repos: string, commits: number): Promise<Ranker> {
  const workspace = commitWorkspace(repositoryOf(one.repo, repos), one.base_commit);
  const ranker = startRanking(one, await workspace.paths(), await workspace.history(commits));
  await workspace.scan(ranker.wanted, ranker.read);
  return ranker;
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
