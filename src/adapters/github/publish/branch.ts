import { type GitHubConnection, ifFound, isOvertaken } from '../connection/index.ts';
import type { Commit, GitHubRepository } from './commits.ts';
import { type BranchPlace, type Ownership, ownershipOf } from './ownership.ts';

/** The branch as it is before it is written. */
export type BranchState = { readonly kind: 'absent' } | (Ownership & { readonly commit: Commit });

/** The end of a branch with commits of programs: what comes next is made on top of it. */
export function builtUpon(state: BranchState): string | undefined {
  return state.kind === 'own' && state.program !== undefined ? state.commit.sha : undefined;
}

/** Looks up the branch, and whose it is. */
export async function findBranch(
  repository: GitHubRepository,
  place: BranchPlace,
): Promise<BranchState> {
  const tip = await tipOf(repository, place.branch);
  if (tip === undefined) return { kind: 'absent' };
  const [commit, ownership] = await Promise.all([
    repository.readCommit(tip),
    ownershipOf(repository, place, tip),
  ]);
  return { ...ownership, commit };
}

/** The commit at the end of a branch; `undefined` if there is no such branch. */
export async function tipOf(
  { rest, at }: GitHubConnection,
  branch: string,
): Promise<string | undefined> {
  const ref = await ifFound(rest.git.getRef({ ...at, ref: `heads/${branch}` }));
  return ref?.data.object.sha;
}

/** A branch as it was when last seen, and the commit that is to be its end, which follows what is there. */
export interface BranchMove {
  readonly branch: string;
  readonly before: BranchState;
  readonly sha: string;
}

/**
 * Creates the branch, or moves it, never by force. Resolves to `false`, and changes nothing, if it is not as it was.
 * Waits while GitHub is out.
 */
export function pointBranch(repository: GitHubRepository, move: BranchMove): Promise<boolean> {
  const { rest, at, repeat } = repository;
  const { branch, before, sha } = move;
  return repeat(async () => {
    try {
      if (before.kind === 'absent')
        await rest.git.createRef({ ...at, ref: `refs/heads/${branch}`, sha });
      else await rest.git.updateRef({ ...at, ref: `heads/${branch}`, sha, force: false });
      return true;
    } catch (error) {
      if (!isOvertaken(error)) throw error;
      // The answer to an earlier request may have been lost.
      return (await tipOf(repository, branch)) === sha;
    }
  });
}
