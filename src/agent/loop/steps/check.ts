import { deltasOf, type FileChange, overCaps, type Patch } from '../../../core/edits/index.ts';
import type { RepoPath } from '../../../core/repository/index.ts';
import { type Problem, stagedPatch } from '../../../core/run/index.ts';
import type { Syntax, SyntaxVerdict } from '../../ports.ts';
import type { PerformStep } from '../run-context.ts';

/** Checks the size of the staged patch, and the syntax of every text that it makes. */
export const check: PerformStep = async ({ caps }, run, world) => {
  const patch = stagedPatch(run);
  const excess = caps && overCaps(patch, caps);
  const { commands = [] } = world.checks ?? {};
  const verdicts = await Promise.all(
    textsOf(patch).map(async (text) => ({
      path: text.path,
      verdict: await verdictOn(text, world.syntax),
    })),
  );
  const problems = verdicts.flatMap(({ path, verdict }): Problem[] =>
    verdict.kind === 'broken' ? verdict.problems.map((problem) => ({ path, ...problem })) : [],
  );
  const unchecked = verdicts
    .filter(({ verdict }) => verdict.kind === 'unchecked')
    .map(({ path }) => path);
  return {
    kind: 'checked',
    problems,
    unchecked,
    ...(excess !== undefined && { excess }),
    ...(commands.length > 0 && { commands }),
  };
};

/** A text as it would be, as it is, and as it may be in another place that the patch deletes. */
interface NewText {
  readonly path: RepoPath;
  readonly before: string | null;
  readonly after: string;
  readonly elsewhere: readonly FileChange[];
}

function textsOf(patch: Patch): readonly NewText[] {
  const deltas = deltasOf(patch);
  const deleted = deltas.flatMap(({ kind, change }) => (kind === 'deleted' ? [change] : []));
  return deltas.flatMap(({ kind, change: { path, before, after } }) => {
    if (after === null) return [];
    if (kind === 'renamed') return [{ path, before: after, after, elsewhere: [] }];
    const elsewhere = deleted.filter((gone) => endingOf(gone.path) === endingOf(path));
    return [{ path, before, after, elsewhere: kind === 'created' ? elsewhere : [] }];
  });
}

/** A file that was moved and changed looks new: what was amiss in its old place is not held against it. */
async function verdictOn(text: NewText, syntax: Syntax): Promise<SyntaxVerdict> {
  const { path, before, after, elsewhere } = text;
  const verdict = await syntax.check(path, before, after);
  if (verdict.kind !== 'broken') return verdict;
  const moved = await Promise.all(elsewhere.map((gone) => syntax.check(path, gone.before, after)));
  return moved.find(({ kind }) => kind !== 'broken') ?? verdict;
}

const endingOf = (path: string) => path.slice(path.lastIndexOf('.'));
