import type { Publication } from '../../agent/ports.ts';
import { found, refusalOf } from './answer.ts';
import type { Commits } from './commits.ts';
import type { Connection } from './connection.ts';

/** The commit that the patch goes on, or word that it no longer fits what the branch holds. */
export type Parent =
  | { readonly kind: 'parent'; readonly commit: string }
  | { readonly kind: 'base-moved'; readonly tip: string };

/** As many changed files as GitHub names: with that many, there may be more. */
const namedFiles = 300;

/**
 * The tip of `into` where nothing of the patch has changed there, so that the pull request has no
 * conflict that is not its own; else the base, unless the publication heeds it.
 */
export async function chooseParent(
  github: Connection,
  commits: Commits,
  publication: Publication,
): Promise<Parent> {
  const { base, into, stopIfBaseMoved } = publication;
  const { rest, at } = github;
  const ref = await found(rest.git.getRef({ ...at, ref: `heads/${into}` }));
  const tip = ref?.data.object.sha ?? base;
  if (tip === base) return { kind: 'parent', commit: base };
  const changed = await changedPaths(github, base, tip);
  if (changed !== undefined && !touches(publication, changed)) {
    return { kind: 'parent', commit: tip };
  }
  // Nothing can be compared with a commit that was never pushed, and that is what is to be said.
  await commits.read(base);
  return stopIfBaseMoved ? { kind: 'base-moved', tip } : { kind: 'parent', commit: base };
}

/** Old and new names of what changed from the base to a tip that follows it; `undefined`: cannot be told. */
async function changedPaths(
  { rest, at }: Connection,
  base: string,
  tip: string,
): Promise<readonly string[] | undefined> {
  const basehead = `${base}...${tip}`;
  const request = rest.repos.compareCommitsWithBasehead({ ...at, basehead, per_page: 1 });
  const { status, files } = (await compared(request))?.data ?? {};
  if (status !== 'ahead' || files === undefined || files.length >= namedFiles) return undefined;
  return files.flatMap(({ filename, previous_filename: before }) =>
    before === undefined ? [filename] : [filename, before],
  );
}

/** GitHub knows no such commit, or cannot work out so much: then nothing can be told. */
async function compared<Answer>(request: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await request;
  } catch (error) {
    const { status = 0 } = refusalOf(error) ?? {};
    if (status === 404 || status === 422 || status >= 500) return undefined;
    throw error;
  }
}

/** A file also stands in the way of a folder of its name, and the other way round. */
function touches({ patch }: Publication, changed: readonly string[]): boolean {
  const isWithin = (path: string, folder: string) =>
    path === folder || path.startsWith(`${folder}/`);
  return [...patch.keys()].some((path) =>
    changed.some((other) => isWithin(path, other) || isWithin(other, path)),
  );
}
