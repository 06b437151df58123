import type { Forge, Publication, Published } from '../../agent/ports.ts';
import { checkAccess } from './access.ts';
import { findBranch, pointBranch } from './branch.ts';
import { createCommit, createTree } from './commit.ts';
import { type Connection, connect, type GitHubSettings } from './connection.ts';
import { explain } from './explanation.ts';
import { recallMark } from './mark.ts';
import { openPullRequest } from './pull-request.ts';

/** GitHub as the code host, through its REST API alone: no token ever lies on disk. */
export function githubForge(settings: GitHubSettings): Forge {
  const github = connect(settings);
  const explained = async <Result>(work: Promise<Result>): Promise<Result> => {
    try {
      return await work;
    } catch (error) {
      throw explain(error, settings);
    }
  };
  return {
    check: () => explained(checkAccess(github, settings)),
    publish: (publication) => explained(publish(github, publication)),
    recall: (key, branch) => explained(recallMark(github, key, branch)),
  };
}

/** Can be repeated after any failure: what an earlier attempt has left is taken up, never doubled. */
async function publish(github: Connection, publication: Publication): Promise<Published> {
  const { key, branch } = publication;
  const taken: Published = { kind: 'branch-taken', branch };
  const standing = await findBranch(github, branch, key);
  if (standing.kind === 'foreign') return taken;

  const tree = await createTree(github, publication);
  const upToDate = standing.kind === 'ours' && standing.tree === tree;
  const commit = upToDate ? standing.commit : await createCommit(github, publication, tree);
  if (!upToDate && !(await pointBranch(github, publication, commit))) return taken;

  const pullRequest = await openPullRequest(github, publication);
  return { kind: 'published', branch, commit, pullRequest };
}
