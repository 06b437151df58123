import type { Publication } from '../../agent/ports.ts';
import type { TicketKey } from '../../core/ticket.ts';
import { found, isRefusal } from './answer.ts';
import { isOurs } from './commit.ts';
import type { Connection } from './connection.ts';

/** What stands at the name of the branch before it is written. */
export type Standing =
  | { readonly kind: 'absent' }
  | { readonly kind: 'ours'; readonly commit: string; readonly tree: string }
  /** Its newest commit is somebody else's: not to be touched. */
  | { readonly kind: 'foreign' };

/** Looks at the branch's newest commit, which tells by its trailer whether the branch is the agent's. */
export async function findBranch(
  { rest, at }: Connection,
  branch: string,
  key: TicketKey,
): Promise<Standing> {
  const ref = await found(rest.git.getRef({ ...at, ref: `heads/${branch}` }));
  if (ref === undefined) return { kind: 'absent' };
  const commit = ref.data.object.sha;
  const { data } = await rest.git.getCommit({ ...at, commit_sha: commit });
  return isOurs(data.message, key)
    ? { kind: 'ours', commit, tree: data.tree.sha }
    : { kind: 'foreign' };
}

/**
 * Makes the branch or moves it to `commit`; `false` when somebody else has put a commit there.
 * A branch that comes or goes just then is tried once more.
 */
export async function pointBranch(
  github: Connection,
  publication: Publication,
  commit: string,
): Promise<boolean> {
  try {
    return await move(github, publication, commit);
  } catch (error) {
    if (!isRefusal(error, 422, /reference (?:already exists|does not exist)/i)) throw error;
    return move(github, publication, commit);
  }
}

/** Looks again right before it writes: GitHub cannot be asked to move a branch only if it is unchanged. */
async function move(
  github: Connection,
  { branch, key }: Publication,
  sha: string,
): Promise<boolean> {
  const { rest, at } = github;
  const { kind } = await findBranch(github, branch, key);
  if (kind === 'foreign') return false;
  if (kind === 'absent') await rest.git.createRef({ ...at, ref: `refs/heads/${branch}`, sha });
  else await rest.git.updateRef({ ...at, ref: `heads/${branch}`, sha, force: true });
  return true;
}
