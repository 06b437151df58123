import type { Publication } from '../../../agent/ports.ts';
import { type BranchState, tipOf } from './branch.ts';
import type { GitHubRepository } from './commits.ts';
import { compare, comparedPaths } from './comparison.ts';

/** Nothing is published, because a file of the patch has changed; `tip` is the newest commit with that change. */
export interface BaseMoved {
  readonly kind: 'base-moved';
  readonly tip: string;
}

/** The commit to apply the patch to, or the fact that the base has changed under the patch. */
type BaseCommit = { readonly kind: 'base'; readonly commit: string } | BaseMoved;

/** Where the new commit goes. */
export interface CommitPlace {
  readonly kind: 'position';
  /** The commit whose files the patch changes. */
  readonly files: string;
  readonly parents: readonly string[];
}

/** A branch that there is. */
type Existing = Exclude<BranchState, { readonly kind: 'absent' }>;

/**
 * Chooses the tip of `into` if none of the patch's files has changed there, which avoids needless
 * conflicts. Otherwise chooses the base, or reports the move if the publication asks to stop then.
 */
export async function chooseBaseCommit(
  repository: GitHubRepository,
  publication: Publication,
): Promise<BaseCommit> {
  const { base, into, stopIfBaseMoved } = publication;
  const tip = (await tipOf(repository, into)) ?? base;
  if (await isUntouched(repository, publication, base, tip)) return { kind: 'base', commit: tip };
  // A comparison also fails if the base was never pushed; reading it reports that.
  await repository.readCommit(base);
  return stopIfBaseMoved ? { kind: 'base-moved', tip } : { kind: 'base', commit: base };
}

/**
 * Chooses where to append to a branch of the agent's own: the new commit follows its end, and differs from the base by
 * the patch alone. The files are those of the base that the branch has, unless they have changed since: then it is a
 * merge with `commit`. If the branch has a newer base, with other files than the patch was made for, the base has moved.
 */
export async function choosePosition(
  repository: GitHubRepository,
  publication: Publication,
  { commit: tip, fork }: Extract<BranchState, { readonly kind: 'own' }>,
  commit: string,
): Promise<CommitPlace | BaseMoved> {
  const kept: CommitPlace = { kind: 'position', files: fork, parents: [tip.sha] };
  if (await isUntouched(repository, publication, fork, commit)) return kept;
  const compared = await compare(repository, `${fork}...${commit}`, 1);
  if (compared?.status === 'ahead' || compared?.status === 'diverged')
    return { kind: 'position', files: commit, parents: [tip.sha, commit] };
  if (await isUntouched(repository, publication, commit, fork)) return kept;
  return { kind: 'base-moved', tip: (await tipOf(repository, publication.into)) ?? fork };
}

/** Chooses where to go on from the end of a branch that the patch was made on, whoever wrote its commits. */
export async function chooseOnBranch(
  repository: GitHubRepository,
  publication: Publication,
  { commit: { sha: tip } }: Existing,
): Promise<CommitPlace | BaseMoved> {
  return (await isUntouched(repository, publication, publication.base, tip))
    ? { kind: 'position', files: tip, parents: [tip] }
    : { kind: 'base-moved', tip };
}

/**
 * Whether no file of the patch differs between a commit and a later one. A file also conflicts with a folder of the
 * same name.
 */
async function isUntouched(
  repository: GitHubRepository,
  { patch }: Publication,
  from: string,
  to: string,
): Promise<boolean> {
  const changed = await comparedPaths(repository, from, to);
  const isWithin = (path: string, folder: string) =>
    path === folder || path.startsWith(`${folder}/`);
  const isTouched = (path: string) =>
    changed?.some((other) => isWithin(path, other) || isWithin(other, path));
  return changed !== undefined && ![...patch.keys()].some(isTouched);
}
