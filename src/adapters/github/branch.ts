import type { Publication } from '../../agent/ports.ts';
import type { Commit, GitHubRepository } from './commits.ts';
import { ifFound, isRejected } from './errors.ts';
import { type BranchPlace, isOwn } from './ownership.ts';

/** The branch as it is before it is written. */
export type BranchState =
  | { readonly kind: 'absent' }
  | { readonly kind: 'own'; readonly commit: Commit }
  /** It holds somebody else's work, so it must not be touched. */
  | { readonly kind: 'foreign' };

/** Looks up the branch, and whose it is. */
export async function findBranch(
  repository: GitHubRepository,
  place: BranchPlace,
): Promise<BranchState> {
  const { rest, at, readCommit } = repository;
  const ref = await ifFound(rest.git.getRef({ ...at, ref: `heads/${place.branch}` }));
  if (ref === undefined) return { kind: 'absent' };
  const commit = await readCommit(ref.data.object.sha);
  return (await isOwn(repository, place, commit)) ? { kind: 'own', commit } : { kind: 'foreign' };
}

/**
 * Creates the branch, or moves it to `commit`; `before` is its state when last seen. Resolves to `false`
 * if somebody else has committed to it. GitHub cannot move a branch only if it is unchanged, so an
 * existing one is looked up again right before. Tries once more if it appears or disappears meanwhile,
 * and while GitHub is out.
 */
export function pointBranch(
  repository: GitHubRepository,
  publication: Publication,
  before: BranchState,
  commit: Commit,
): Promise<boolean> {
  const look = () => findBranch(repository, publication);
  return repository.repeat(async (isRepeated) => {
    try {
      const state = before.kind === 'absent' && !isRepeated ? before : await look();
      return await write(repository, publication, state, commit);
    } catch (error) {
      if (!isRejected(error, 422, changedMeanwhile)) throw error;
      return write(repository, publication, await look(), commit);
    }
  });
}

const changedMeanwhile = /reference (?:already exists|does not exist|update failed)/i;

async function write(
  { rest, at }: GitHubRepository,
  { branch }: Publication,
  state: BranchState,
  { sha, parents }: Commit,
): Promise<boolean> {
  if (state.kind === 'foreign') return false;
  if (state.kind === 'own' && state.commit.sha === sha) return true;
  if (state.kind === 'absent')
    await rest.git.createRef({ ...at, ref: `refs/heads/${branch}`, sha });
  else {
    const force = !parents.includes(state.commit.sha);
    await rest.git.updateRef({ ...at, ref: `heads/${branch}`, sha, force });
  }
  return true;
}
