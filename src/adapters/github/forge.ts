import type { Access, Forge } from '../../agent/ports.ts';
import {
  explaining,
  type GitHubSettings,
  githubConnection,
  type OutageOptions,
} from './connection/index.ts';
import { isLeased, releaseLease, takeLease } from './lease.ts';
import {
  builtUpon,
  findBranch,
  findOtherPull,
  findSeries,
  publishChange,
  type RuledRepository,
  readLogin,
  recallRecord,
  requirePermitted,
  resumeChange,
  withCommits,
  withRules,
} from './publish/index.ts';
import { tryWriting } from './write-access.ts';

/** GitHub as the code host. Uses its API only, so no token is ever stored on disk. */
export function githubForge(settings: GitHubSettings, options: OutageOptions = {}): Forge {
  const repository = withRules(withCommits(githubConnection(settings, options)));
  const explained = explaining(settings);
  return {
    check: (place) => explained(checkAccess(repository, settings, place)),
    lease: (key, lease, base, now) => explained(takeLease(repository, { key, lease, base, now })),
    isLeased: (key, now) => isLeased(repository, key, now).catch(() => true),
    release: (key, lease) => explained(releaseLease(repository, key, lease)),
    publish: (publication) => explained(publishChange(repository, publication)),
    resume: (change) => explained(resumeChange(repository, change)),
    recall: (key, branch, seal) => explained(recallRecord(repository, { key, branch, seal })),
    findOther: (key, branch) => explained(findOtherPull(repository, key, branch)),
  };
}

/** Verifies that the repository and the branch can be written to, and finds out who writes and whose the branch is. */
async function checkAccess(
  github: RuledRepository,
  settings: GitHubSettings,
  asked: Parameters<Forge['check']>[0],
): Promise<Access> {
  // An App's events start checks, and what it may do is known.
  const isApp = typeof settings.token !== 'string';
  const [login] = await Promise.all([
    isApp ? undefined : readLogin(github),
    tryWriting(github, settings),
  ]);
  const { branch } = await findSeries(github, asked.branch);
  const place = { ...asked, branch };
  const before = await findBranch(github, place);
  await requirePermitted(github, place, before, login);
  const checksWait = login === 'github-actions[bot]';
  return {
    checksWait,
    branch,
    branchTaken: before.kind === 'shared',
    builtUpon: builtUpon(before),
  };
}
