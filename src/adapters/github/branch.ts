import type { Publication } from '../../agent/ports.ts';
import type { TicketKey } from '../../core/tickets/index.ts';
import { found, isRefusal } from './answer.ts';
import { isOurs } from './commit.ts';
import type { Commit, Commits } from './commits.ts';
import type { Connection } from './connection.ts';

/** What stands at the name of the branch before it is written. */
export type Standing =
  | { readonly kind: 'absent' }
  | { readonly kind: 'ours'; readonly commit: Commit }
  /** Its newest commit is somebody else's: not to be touched. */
  | { readonly kind: 'foreign' };

/** Looks at the branch's newest commit, which tells by its trailer whether the branch is the agent's. */
export async function findBranch(
  { rest, at }: Connection,
  commits: Commits,
  branch: string,
  key: TicketKey,
): Promise<Standing> {
  const ref = await found(rest.git.getRef({ ...at, ref: `heads/${branch}` }));
  if (ref === undefined) return { kind: 'absent' };
  const commit = await commits.read(ref.data.object.sha);
  return isOurs(commit.message, key) ? { kind: 'ours', commit } : { kind: 'foreign' };
}

/**
 * Makes the branch, which was `seen` before, or moves it to `commit`; `false` when somebody else has put
 * a commit there. A branch that comes or goes just then is tried once more. One that is there is looked
 * at again right before it is moved: GitHub cannot be asked to move a branch only if it is unchanged.
 */
export async function pointBranch(
  github: Connection,
  commits: Commits,
  publication: Publication,
  seen: Standing,
  commit: string,
): Promise<boolean> {
  const look = () => findBranch(github, commits, publication.branch, publication.key);
  try {
    const standing = seen.kind === 'absent' ? seen : await look();
    return await move(github, publication, standing, commit);
  } catch (error) {
    const isRace = isRefusal(
      error,
      422,
      /reference (?:already exists|does not exist|update failed)/i,
    );
    if (!isRace) throw error;
    return move(github, publication, await look(), commit);
  }
}

async function move(
  { rest, at }: Connection,
  { branch }: Publication,
  { kind }: Standing,
  sha: string,
): Promise<boolean> {
  if (kind === 'foreign') return false;
  if (kind === 'absent') await rest.git.createRef({ ...at, ref: `refs/heads/${branch}`, sha });
  else await rest.git.updateRef({ ...at, ref: `heads/${branch}`, sha, force: true });
  return true;
}
