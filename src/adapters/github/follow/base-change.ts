import { ZodError } from 'zod';
import { isThere, readPatchLines, type WatchedFile } from '../../../core/ledger/index.ts';
import type { PullFacts } from '../../../core/work/index.ts';
import { fileTextAt, type GitHubConnection, ifFound } from '../connection/index.ts';
import { compare } from '../publish/index.ts';

type BaseQuestion = Pick<PullFacts, 'head' | 'base' | 'merges'> & {
  /** The commit with which GitHub has tried whether it merges. */
  readonly merge: string | null;
};

/** Files of a change in conflict whose lines are looked for in the base. */
const mostFiles = 10;

/** Whether the base has a change already: its merge brings nothing or, in a conflict, each of its lines is there. */
export async function hasChange(
  github: GitHubConnection,
  { head, base, merges, merge }: BaseQuestion,
): Promise<boolean> {
  if (base === undefined || merges === 'unknown') return false;
  const isClean = merges === 'clean';
  const to = isClean ? (merge ?? head) : head;
  const { files } = (await compare(github, `${base}...${to}`, 1)) ?? {};
  if (isClean || !files?.length) return files?.length === 0;
  if (files.length > mostFiles || files.some(({ patch }) => patch === undefined)) return false;
  const read = async ({ filename, patch = '' }: (typeof files)[number]): Promise<WatchedFile> => {
    const texts = [head, base].map((commit) => ifFound(fileTextAt(github, filename, commit)));
    const [merged = null, now = null] = await Promise.all(texts);
    return { ...readPatchLines(patch), merged, now };
  };
  try {
    return isThere(await Promise.all(files.map(read)));
  } catch (error) {
    // GitHub gives a large file without its content.
    if (error instanceof ZodError) return false;
    throw error;
  }
}
