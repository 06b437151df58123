import { type Attributes, attributePaths, whyFolded } from '../../../core/repository/index.ts';
import {
  attempts,
  type HiddenCharacters,
  type Problem,
  type Run,
  stagedPatch,
} from '../../../core/run/index.ts';
import {
  type FileChange,
  findDeltas,
  overCaps,
  type Patch,
  patchDigest,
} from '../../../engines/edits/index.ts';
import type { RepoPath } from '../../../engines/files/index.ts';
import type { FoundProblem, Syntax, SyntaxVerdict } from '../../../engines/syntax/index.ts';
import type { Workspace } from '../../ports.ts';
import type { PerformStep, RunContext } from '../context/index.ts';

/** Checks the size of the staged patch, the syntax of every new text, and that it has no secret of the job. */
export const check: PerformStep = async ({ caps }, run, context) => {
  const { syntax, checks, rules, workspace, addsSecret } = context;
  const patch = stagedPatch(run);
  const excess = caps && overCaps(patch, caps);
  const commands = checks?.commands ?? [];
  const texts = textsOf(patch);
  const verdicts = await Promise.all(
    texts.map(async (text) => ({ path: text.path, ...(await verdictOn(text, syntax)) })),
  );
  const problems = verdicts.flatMap((verdict) =>
    verdict.kind === 'broken' ? problemsIn(verdict.path, verdict.problems) : [],
  );
  const found = [
    ...verdicts.flatMap(({ path, hidden = [] }) => problemsIn(path, hidden)),
    ...foldedIn(texts, await attributesFor(texts, workspace)),
  ];
  const doubtful = verdicts.flatMap((one) => problemsIn(one.path, one.doubtful ?? []));
  const unparsed = verdicts.flatMap(({ path, ...verdict }) =>
    verdict.kind === 'unchecked' ? [{ path, why: verdict.why }] : [],
  );
  return {
    kind: 'checked',
    problems,
    parsed: verdicts.filter(({ kind }) => kind === 'sound').map(({ path }) => path),
    unparsed,
    hidden: found.length > 0 ? hiddenIn(found, run, rules.maxAttempts) : undefined,
    doubtful: doubtful.length > 0 ? doubtful : undefined,
    excess,
    leaks: leaksOf(patch, addsSecret),
    digest: patchDigest(patch),
    commands: commands.length > 0 ? commands : undefined,
  };
};

/** The files to whose text or name a patch adds a secret of the job; what is moved is not new. */
function leaksOf(patch: Patch, addsSecret: RunContext['addsSecret'] = () => false) {
  const changes = [...patch.values()];
  const deleted = changes.filter(({ after }) => after === null);
  const leaks = changes.filter((change) => {
    const { path, before, after } = change;
    const earlier = before === null ? deleted : [change];
    const texts = earlier.map((one) => one.before ?? '');
    const names = earlier.map((one) => one.path);
    return after !== null && (addsSecret(texts, after) || addsSecret(names, path));
  });
  return leaks.length === 0 ? undefined : leaks.map(({ path }) => path);
}

const problemsIn = (path: RepoPath, found: readonly FoundProblem[]) =>
  found.map((problem): Problem => ({ path, ...problem }));

/** The files whose changes people do not see until they unfold them. */
function foldedIn(texts: readonly NewText[], attributes: readonly Attributes[]) {
  return texts.flatMap(({ path, after }): Problem[] => {
    const why = whyFolded(path, after, attributes);
    const message = `a change that code hosts fold, as that of ${why}`;
    return why === undefined ? [] : [{ path, line: 1, column: 1, message }];
  });
}

/** What the repository says of files as these, outermost first. */
async function attributesFor(
  texts: readonly NewText[],
  workspace: Workspace,
): Promise<readonly Attributes[]> {
  const paths = [...new Set(texts.flatMap(({ path }) => attributePaths(path)))];
  const found: Attributes[] = [];
  await workspace.scan(paths, (path, bytes) => {
    found.push({ folder: path.replace(/[^/]*$/, ''), text: new TextDecoder().decode(bytes) });
  });
  return found.toSorted((a, b) => a.folder.length - b.folder.length);
}

function hiddenIn(found: readonly Problem[], run: Run, maxAttempts: number): HiddenCharacters {
  const isTold = run.steps.some((step) => step.kind === 'checked' && step.hidden !== undefined);
  return { found, isKept: isTold || attempts(run) >= maxAttempts };
}

/** A file's new text, its old one, and the deleted files that it may have been moved from. */
interface NewText {
  readonly path: RepoPath;
  readonly before: string | null;
  readonly after: string;
  readonly movedFrom: readonly FileChange[];
}

function textsOf(patch: Patch): readonly NewText[] {
  const deltas = findDeltas(patch);
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

/** A file that was moved and changed looks new, so what was wrong with it in its old place does not count. */
async function verdictOn(text: NewText, syntax: Syntax): Promise<SyntaxVerdict> {
  const { path, before, after, movedFrom } = text;
  const verdict = await syntax.check(path, before, after);
  if (verdict.kind !== 'broken' && verdict.hidden === undefined) return verdict;
  const moved = await Promise.all(movedFrom.map((gone) => syntax.check(path, gone.before, after)));
  const [best = verdict] = [verdict, ...moved].toSorted(
    (a, b) =>
      Number(a.kind === 'broken') - Number(b.kind === 'broken') || hiddenCount(a) - hiddenCount(b),
  );
  return best;
}

const hiddenCount = ({ hidden = [] }: SyntaxVerdict) => hidden.length;

const endingOf = (path: string) => path.slice(path.lastIndexOf('.'));
