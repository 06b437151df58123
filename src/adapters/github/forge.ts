import type { Access, Forge } from '../../agent/ports.ts';
import { showInput, UserError } from '../../engines/errors.ts';
import {
  explaining,
  type GitHubConnection,
  type GitHubSettings,
  githubConnection,
  ifFound,
  isRejected,
  type OutageOptions,
  writeAccessHint,
} from './connection/index.ts';
import { isLeased, releaseLease, takeLease } from './lease.ts';
import {
  builtUpon,
  findBranch,
  findOtherPull,
  findSeries,
  publishChange,
  type RuledRepository,
  recallRecord,
  requirePermitted,
  resumeChange,
  withCommits,
  withRules,
} from './publish/index.ts';

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

/** The account that the token belongs to; `undefined` if GitHub does not say. */
async function readLogin({ graphql }: GitHubConnection): Promise<string | undefined> {
  try {
    const { viewer } = await graphql<{ viewer: { login: string } }>('query { viewer { login } }');
    return viewer.login;
  } catch {
    return undefined;
  }
}

/** Tests write access by storing a blob: GitHub's `permissions` are always false for a workflow's token. */
async function tryWriting({ rest, at }: GitHubConnection, settings: GitHubSettings): Promise<void> {
  try {
    await rest.git.createBlob({ ...at, content: 'write access', encoding: 'utf-8' });
  } catch (error) {
    // GitHub also answers 404 if the token may read but not write.
    if (!isRejected(error, 404)) throw error;
    const { repository, show = showInput } = settings;
    const exists = (await ifFound(rest.repos.get(at))) !== undefined;
    const problem = exists
      ? `${show('github-token')} may not write to ${repository}`
      : `${repository} does not exist, or ${show('github-token')} may not read it`;
    throw new UserError(`${problem}: ${writeAccessHint(settings)}.`);
  }
}
