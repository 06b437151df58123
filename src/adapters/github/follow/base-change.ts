import { ZodError } from 'zod';
import { groupedBy } from '../../../core/text/index.ts';
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
  const read = async ({ filename, patch = '' }: (typeof files)[number]): Promise<FileChange> => {
    const texts = [head, base].map((commit) => ifFound(fileTextAt(github, filename, commit)));
    const [own = null, there = null] = await Promise.all(texts);
    return { ...readPatchLines(patch), own, base: there };
  };
  try {
    return isThere(await Promise.all(files.map(read)));
  } catch (error) {
    // GitHub gives a large file without its content.
    if (error instanceof ZodError) return false;
    throw error;
  }
}

/** The lines of a file that a change took and put there, and its text in the change and in the base. */
interface FileChange {
  readonly added: readonly string[];
  readonly removed: readonly string[];
  /** `null` if there is no such file. */
  readonly own: string | null;
  readonly base: string | null;
}

/** Reads the added and removed lines of the patch of one file, as GitHub gives it. */
export function readPatchLines(patch: string): Pick<FileChange, 'added' | 'removed'> {
  const beginning = (sign: string) =>
    linesOf(patch).flatMap((line) => (line.startsWith(sign) ? line.slice(1) : []));
  return { added: beginning('+'), removed: beginning('-') };
}

/** Whether the base has as many of the lines that a change put there as the change, and no more of those it took. */
export function isThere(files: readonly FileChange[]): boolean {
  const isKept = ({ added, removed, own, base }: FileChange) => {
    const [inOwn, inBase] = [countLines(own), countLines(base)];
    return (
      added.every((line) => inBase(line) >= inOwn(line)) &&
      removed.every((line) => inBase(line) <= inOwn(line))
    );
  };
  return (
    files.some(({ added, removed }) => added.length + removed.length > 0) && files.every(isKept)
  );
}

const linesOf = (text: string) => text.split(/\r?\n/);

function countLines(text: string | null): (line: string) => number {
  const lines = groupedBy(linesOf(text ?? ''), (line) => line);
  return (line) => (text === null ? 0 : (lines.get(line)?.length ?? 0));
}
