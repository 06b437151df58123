import { deltasOf, type FileChange, overCaps, type Patch } from '../../../core/edits/index.ts';
import type { RepoPath } from '../../../core/repository/index.ts';
import { type Problem, stagedPatch } from '../../../core/run/index.ts';
import type { Syntax, SyntaxVerdict } from '../../ports.ts';
import type { PerformStep } from '../context/index.ts';

/** Checks the size of the staged patch and the syntax of every new text. */
export const check: PerformStep = async ({ caps }, run, { syntax, checks }) => {
  const patch = stagedPatch(run);
  const excess = caps && overCaps(patch, caps);
  const commands = checks?.commands ?? [];
  const verdicts = await Promise.all(
    textsOf(patch).map(async (text) => ({ path: text.path, ...(await verdictOn(text, syntax)) })),
  );
  const problems = verdicts.flatMap(({ path, ...verdict }): Problem[] =>
    verdict.kind === 'broken' ? verdict.problems.map((problem) => ({ path, ...problem })) : [],
  );
  const unparsed = verdicts.flatMap(({ path, ...verdict }) =>
    verdict.kind === 'unchecked' ? [{ path, why: verdict.why }] : [],
  );
  return {
    kind: 'checked',
    problems,
    parsed: verdicts.filter(({ kind }) => kind === 'sound').map(({ path }) => path),
    unparsed,
    excess,
    commands: commands.length > 0 ? commands : undefined,
  };
};

/** A file's new text, its old one, and the deleted files that it may have been moved from. */
interface NewText {
  readonly path: RepoPath;
  readonly before: string | null;
  readonly after: string;
  readonly movedFrom: readonly FileChange[];
}

function textsOf(patch: Patch): readonly NewText[] {
  const deltas = deltasOf(patch);
  const deleted = deltas.flatMap(({ kind, change }) => (kind === 'deleted' ? [change] : []));
  return deltas.flatMap((delta): NewText[] => {
    const { kind, change } = delta;
    const { path, before, after } = change;
    if (after === null) return [];
    if (kind === 'renamed') {
      const isSameLanguage = endingOf(delta.from) === endingOf(path);
      return isSameLanguage ? [] : [{ path, before: after, after, movedFrom: [] }];
    }
    const movedFrom = deleted.filter((gone) => endingOf(gone.path) === endingOf(path));
    return [{ path, before, after, movedFrom: kind === 'created' ? movedFrom : [] }];
  });
}

/** A file that was moved and changed looks new, so errors that it already had in its old place do not count. */
async function verdictOn(text: NewText, syntax: Syntax): Promise<SyntaxVerdict> {
  const { path, before, after, movedFrom } = text;
  const verdict = await syntax.check(path, before, after);
  if (verdict.kind !== 'broken') return verdict;
  const moved = await Promise.all(movedFrom.map((gone) => syntax.check(path, gone.before, after)));
  return moved.find(({ kind }) => kind !== 'broken') ?? verdict;
}

const endingOf = (path: string) => path.slice(path.lastIndexOf('.'));
