import type { Forge, Publication, Published } from '../../agent/ports.ts';
import { checkAccess } from './access.ts';
import { findBranch, pointBranch } from './branch.ts';
import { createTree, signedMessage } from './commit.ts';
import { type Commits, rememberCommits } from './commits.ts';
import { type Connection, connect, type GitHubSettings } from './connection.ts';
import { explain } from './explanation.ts';
import { releaseHold, takeHold } from './hold.ts';
import { invite, type Pause } from './invitation.ts';
import { recallMark } from './mark.ts';
import { chooseParent } from './parent.ts';
import { openPullRequest } from './pull-request.ts';

/** The repository, what is known of its commits, and how to wait. */
interface Desk {
  readonly github: Connection;
  readonly commits: Commits;
  readonly pause: Pause;
}

/** GitHub as the code host, through its API alone: no token ever lies on disk. */
export function githubForge(settings: GitHubSettings, pause: Pause = sleep): Forge {
  const github = connect(settings);
  const commits = rememberCommits(github);
  const explained = async <Result>(work: Promise<Result>): Promise<Result> => {
    try {
      return await work;
    } catch (error) {
      throw explain(error, settings);
    }
  };
  return {
    check: () => explained(checkAccess(github, settings)),
    lease: (key, hold, base, now) => explained(takeHold(github, commits, { key, hold, base, now })),
    release: (key, hold) => explained(releaseHold(github, commits, key, hold)),
    publish: (publication) => explained(publish({ github, commits, pause }, publication)),
    recall: (key, branch) => explained(recallMark(github, key, branch)),
  };
}

/** Can be repeated after any failure: what an earlier attempt has left is taken up, never doubled. */
async function publish(desk: Desk, publication: Publication): Promise<Published> {
  const { github, commits, pause } = desk;
  const { key, branch } = publication;
  const taken: Published = { kind: 'branch-taken', branch };
  const seen = await findBranch(github, commits, branch, key);
  if (seen.kind === 'foreign') return taken;
  const parent = await chooseParent(github, commits, publication);
  if (parent.kind === 'base-moved') return parent;

  const tree = await createTree(github, commits, publication, parent.commit);
  const upToDate = seen.kind === 'ours' && seen.commit.tree === tree;
  const message = signedMessage(publication);
  const { sha: commit, verified } = upToDate
    ? seen.commit
    : await commits.create({ message, tree, parents: [parent.commit] });
  if (!upToDate && !(await pointBranch(github, commits, publication, seen, commit))) return taken;

  const opened = await openPullRequest(github, publication, seen.kind === 'absent');
  const notes = [...opened.notes, ...(await invite(github, publication, opened, pause))];
  const { number, url } = opened;
  const published: Published = {
    kind: 'published',
    ...{ branch, commit, pullRequest: { number, url }, notes },
  };
  return verified === undefined ? published : { ...published, verified };
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
