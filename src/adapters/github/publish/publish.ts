import type { CommittedChange, Publication, Published, Resumed } from '../../../agent/ports.ts';
import { allowMerges } from '../../../core/work/index.ts';
import { requireUnaltered } from '../../../engines/edits/index.ts';
import { OutageError, UserError } from '../../../engines/errors.ts';
import { type BranchState, builtUpon, findBranch, pointBranch, tipOf } from './branch.ts';
import { afterWhich, findSeries } from './branch-series.ts';
import { type Commit, createTree, type GitHubRepository, signedMessage } from './commits.ts';
import { compare, comparedPaths, isAncestor } from './comparison.ts';
import { type BranchPlace, recordCommit } from './ownership.ts';
import { addLabelsAndReviewers, type OpenedChange, openPullRequest } from './pull-request.ts';
import type { RuledRepository } from './rules.ts';

/** Publishes a fix. Can be repeated after any failure: it reuses what an earlier attempt created. */
export async function publishChange(
  repository: RuledRepository,
  asked: Publication,
): Promise<Published> {
  requireUnaltered(asked);
  const series = await findSeries(repository, asked.branch);
  const { branch, open } = series;
  const publication = { ...asked, branch, body: `${afterWhich(series.pulls)}${asked.body}` };
  const written = await writeBranch(repository, publication);
  if (written.kind !== 'written') return written;
  return openFor(repository, publication, { commit: written.commit, open });
}

/** Publishes a commit that an earlier run has made, unless the branch has gone on without it. Can be repeated, too. */
export async function resumeChange(
  repository: RuledRepository,
  asked: CommittedChange,
): Promise<Resumed> {
  const { branch, open, pulls } = await findSeries(repository, asked.branch);
  const change = { ...asked, branch, body: `${afterWhich(pulls)}${asked.body}` };
  const commit = await repository.readCommit(asked.commit);
  return (await showCommit(repository, change, commit))
    ? openFor(repository, change, { commit, open })
    : { kind: 'branch-taken', branch };
}

/** Lets the branch show a commit that follows its end; resolves to `false` if it has another end. */
async function showCommit(
  repository: RuledRepository,
  place: BranchPlace,
  { sha, parents }: Commit,
): Promise<boolean> {
  const before = await findBranch(repository, place);
  if (before.kind !== 'absent') {
    const { sha: tip } = before.commit;
    if (tip === sha || (await isAncestor(repository, sha, tip))) return true;
    if (!parents.includes(tip)) return false;
  }
  return pointBranch(repository, { branch: place.branch, before, sha });
}

/** Opens the pull request of a branch that shows its change, or updates the open one. */
async function openFor(
  repository: RuledRepository,
  change: OpenedChange,
  { commit, open }: { readonly commit: Commit; readonly open: number | undefined },
): Promise<Extract<Published, { readonly kind: 'published' }>> {
  const pull = await openPullRequest(repository, change, open);
  const notes = [...pull.notes, ...(await addLabelsAndReviewers(repository, change, pull))];
  const { number, url } = pull;
  const { branch, draft } = change;
  const pullRequest = { number, url, branch, draft, verified: commit.verified };
  return { kind: 'published', commit: commit.sha, pullRequest, notes };
}

/** How often a branch is looked at again because it has moved in between. */
const mostLooks = 4;

type Written =
  | { readonly kind: 'written'; readonly commit: Commit }
  | Exclude<Published, { readonly kind: 'published' }>;

/** Writes the change to its branch, unless the branch shows it already. */
async function writeBranch(
  repository: RuledRepository,
  publication: Publication,
): Promise<Written> {
  for (let looks = 1; looks <= mostLooks; looks += 1) {
    const written = await writeOnce(repository, publication);
    if (written !== undefined) return written;
  }
  throw new OutageError(`The branch ${publication.branch} has changed all the time.`);
}

/** Resolves to `undefined` if the branch has moved since it was looked up. */
async function writeOnce(
  repository: RuledRepository,
  publication: Publication,
): Promise<Written | undefined> {
  const { branch, key, onBranch = false } = publication;
  const before = await findBranch(repository, publication);
  if (before.kind === 'shared' && !onBranch) return { kind: 'branch-taken', branch };
  // A first attempt may have written all of it.
  const files = onBranch ? publication.base : undefined;
  const done = files && (await createTree(repository, publication, files));
  if (before.kind !== 'absent' && before.commit.tree === done)
    return { kind: 'written', commit: before.commit };
  const position = await positionOf(repository, publication, before);
  if (position.kind === 'base-moved') return position;
  const { parents } = position;
  const tree = await createTree(repository, publication, position.files);
  if (before.kind === 'own' && before.commit.tree === tree)
    return { kind: 'written', commit: before.commit };
  const tip = onBranch ? undefined : builtUpon(before);
  if (tip !== undefined && tip !== publication.contains) return { kind: 'branch-taken', branch };
  const message = await signedMessage(repository, publication, position.files);
  const commit = await repository.createCommit({ message, tree, parents });
  await recordCommit(repository, key, commit.sha);
  await publication.onCommit?.(commit.sha);
  const isPointed = await pointBranch(repository, { branch, before, sha: commit.sha });
  return isPointed ? { kind: 'written', commit } : undefined;
}

/** Chooses what the new commit follows: the end of the agent's branch, else the base. */
async function positionOf(
  repository: RuledRepository,
  publication: Publication,
  before: BranchState,
): Promise<CommitPlace | BaseMoved> {
  const { branch, onBranch } = publication;
  if (onBranch && before.kind !== 'absent') return chooseOnBranch(repository, publication, before);
  const base = await chooseBaseCommit(repository, publication);
  if (base.kind === 'base-moved' || before.kind !== 'own') return base;
  const position = await choosePosition(repository, publication, before, base.files);
  const isMerge = position.kind === 'position' && position.parents.length > 1;
  if (!isMerge || allowMerges(await repository.rulesOf(branch))) return position;
  throw new UserError(
    `The base has changed the files of the change, and a rule of GitHub forbids merges on ${branch}: delete the branch, and the next attempt begins it anew.`,
  );
}

/** Nothing is published, because a file of the patch has changed; `tip` is the newest commit with that change. */
interface BaseMoved {
  readonly kind: 'base-moved';
  readonly tip: string;
}

/** Where the new commit goes. */
interface CommitPlace {
  readonly kind: 'position';
  /** The commit whose files the patch changes. */
  readonly files: string;
  readonly parents: readonly string[];
}

/**
 * Chooses the tip of `into` if none of the patch's files has changed there, which avoids needless
 * conflicts. Otherwise chooses the base, or reports the move if the publication asks to stop then.
 */
async function chooseBaseCommit(
  repository: GitHubRepository,
  publication: Publication,
): Promise<CommitPlace | BaseMoved> {
  const { base, into, stopIfBaseMoved } = publication;
  const after = (commit: string) =>
    ({ kind: 'position', files: commit, parents: [commit] }) as const;
  const tip = (await tipOf(repository, into)) ?? base;
  if (await isUntouched(repository, publication, base, tip)) return after(tip);
  // A comparison also fails if the base was never pushed; reading it reports that.
  await repository.readCommit(base);
  return stopIfBaseMoved ? { kind: 'base-moved', tip } : after(base);
}

/**
 * Chooses where to append to a branch of the agent's own: the new commit follows its end, and differs from the base by
 * the patch alone. The files are those of the base that the branch has, unless they have changed since: then it is a
 * merge with `commit`. If the branch has a newer base, with other files than the patch was made for, the base has moved.
 */
async function choosePosition(
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
async function chooseOnBranch(
  repository: GitHubRepository,
  publication: Publication,
  { commit: { sha: tip } }: Exclude<BranchState, { readonly kind: 'absent' }>,
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
