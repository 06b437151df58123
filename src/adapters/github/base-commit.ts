import type { Publication } from '../../agent/ports.ts';
import type { GitHubRepository } from './commits.ts';
import type { GitHubConnection } from './connection.ts';
import { ifFound, readRejection } from './errors.ts';

/** The commit to apply the patch to, or the fact that the branch has changed under the patch. */
export type BaseCommit =
  | { readonly kind: 'base'; readonly commit: string }
  | { readonly kind: 'base-moved'; readonly tip: string };

/** GitHub lists at most this many changed files; if it lists as many, there may be more. */
const listedFiles = 300;

/**
 * Chooses the tip of `into` if none of the patch's files has changed there, which avoids needless
 * conflicts. Otherwise chooses the base, or reports the move if the publication asks to stop then.
 */
export async function chooseBaseCommit(
  repository: GitHubRepository,
  publication: Publication,
): Promise<BaseCommit> {
  const { base, into, stopIfBaseMoved } = publication;
  const { rest, at } = repository;
  const ref = await ifFound(rest.git.getRef({ ...at, ref: `heads/${into}` }));
  const tip = ref?.data.object.sha ?? base;
  if (tip === base) return { kind: 'base', commit: base };
  const changed = await changedPaths(repository, base, tip);
  if (changed !== undefined && !touches(publication, changed)) return { kind: 'base', commit: tip };
  // A comparison also fails if the base was never pushed; reading it reports that.
  await repository.readCommit(base);
  return stopIfBaseMoved ? { kind: 'base-moved', tip } : { kind: 'base', commit: base };
}

/** Old and new paths of the files changed from `base` to its descendant `tip`; `undefined` if unknown. */
async function changedPaths(github: GitHubConnection, base: string, tip: string) {
  const compared = await compare(github, `${base}...${tip}`, 1);
  if (compared?.status !== 'ahead') return undefined;
  return compared.files.flatMap(({ filename: now, previous_filename: before = now }) => [
    before,
    now,
  ]);
}

/** Compares like a pull request, with at most so many commits; `undefined` if GitHub cannot list all files. */
export async function compare({ rest, at }: GitHubConnection, basehead: string, most: number) {
  const which = { ...at, basehead, per_page: most };
  try {
    const { files, ...compared } = (await rest.repos.compareCommitsWithBasehead(which)).data;
    return files === undefined || files.length >= listedFiles ? undefined : { ...compared, files };
  } catch (error) {
    // GitHub does not know a commit, or the comparison is too large for it.
    const { status = 0 } = readRejection(error) ?? {};
    if (status === 404 || status === 422 || status >= 500) return undefined;
    throw error;
  }
}

/** Whether a change affects a file of the patch. A file also conflicts with a folder of the same name. */
function touches({ patch }: Publication, changed: readonly string[]): boolean {
  const isWithin = (path: string, folder: string) =>
    path === folder || path.startsWith(`${folder}/`);
  return [...patch.keys()].some((path) =>
    changed.some((other) => isWithin(path, other) || isWithin(other, path)),
  );
}
