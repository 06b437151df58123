import type { RepoPath } from '../repository/index.ts';
import { applyEdit } from './apply.ts';
import { type Claim, clashWith, findClaims } from './claims.ts';
import {
  type AppliedEdit,
  type Draft,
  draftedPatch,
  type EditScope,
  type Repository,
  startDraft,
  type Unplaced,
} from './draft.ts';
import { type EffortLimits, limitEffort } from './effort.ts';
import { markedChanges, whyMarked } from './marks.ts';
import { type Patch, samePatch, textOf } from './patch/index.ts';
import {
  type Edit,
  type Hunk,
  type Refusal,
  type Replacement,
  unescaperFor,
} from './reply/index.ts';
import { findTarget } from './target.ts';
import { unwritableChanges } from './unwritable.ts';

/** The patch with every edit that fits; use it only if there are no refusals. */
export interface StagedEdits {
  readonly kind: 'staged';
  readonly patch: Patch;
  readonly refusals: readonly Refusal[];
}

/** Limits the refused edits that are explained: the first few are enough to correct the reply. */
const mostExplained = 5;

/**
 * Applies a reply's edits to the patch in order, each to what the previous one left. A repeated edit
 * counts once; one that was applied before changes nothing; a reply that changes nothing at all is
 * refused, and so is one that writes the mark of a secret or a character that its file cannot have, or has too many
 * edits. Nothing is written to disk.
 */
export function stageEdits(
  patch: Patch,
  repository: Repository,
  edits: readonly Edit[],
  limits?: EffortLimits,
): StagedEdits | Unplaced {
  const start = startDraft(patch, repository);
  const applied = applyEdits(start, repository, edits, limitEffort(edits, limits));
  if (applied.kind === 'unplaced') return applied;
  const { draft, refused, fitting } = applied;
  const staged = draftedPatch(patch, repository, draft, start);
  const isIdle = refused.length === 0 && samePatch(staged, patch);
  const marked = markedChanges(staged).map(({ path }) => ({ path, why: whyMarked }));
  const wrong = [...refused, ...marked, ...unwritableChanges(staged)];
  const problems = isIdle ? fitting.slice(0, mostExplained) : wrong;
  return { kind: 'staged', patch: staged, refusals: toRefusals(problems, start) };
}

/** The draft after the edits, and what to report about the refused ones and those that fit. */
interface AppliedEdits {
  readonly kind: 'applied';
  readonly draft: Draft;
  readonly refused: readonly Problem[];
  readonly fitting: readonly Problem[];
}

/** What to report about one edit if the reply fails. */
type Problem = Omit<Refusal, 'length'>;

function applyEdits(
  start: Draft,
  repository: Repository,
  edits: readonly Edit[],
  whyTooMany: ReturnType<typeof limitEffort>,
): AppliedEdits | Unplaced {
  const applyNext = applierFor(edits, start);
  const refused: Problem[] = [];
  const fitting: Problem[] = [];
  const done = new Set<string>();
  let draft = start;
  let previous: RepoPath | undefined;
  for (const [index, edit] of edits.entries()) {
    if (edit.file === undefined && done.has(toKey(edit, previous))) continue;
    const scope = { draft, repository };
    const target = whyTooMany(edit, index, scope) ?? findTarget(edit, previous, scope);
    if (typeof target !== 'string') return target;
    previous = target;
    const key = toKey(edit, target);
    if (done.has(key)) continue;
    done.add(key);
    const applied = applyNext(edit, target, index + 1, scope);
    if (applied.kind === 'unplaced') return applied;
    if (applied.kind === 'applied') draft = applied.draft;
    const why = applied.kind === 'applied' ? 'the reply as a whole changes nothing' : applied.why;
    const problems = applied.kind === 'refused' ? refused : fitting;
    const number = isFromPatch(edit) ? '' : `block ${index + 1} of ${edits.length}: `;
    problems.push(problemWith(edit, target, number + why));
    if (refused.length >= mostExplained) {
      refused.push(...untried(edits.slice(index + 1), target, { draft, repository }));
      break;
    }
  }
  return { kind: 'applied', draft, refused, fitting };
}

/** The path is enough to tell the parts of a patch apart. */
const isFromPatch = (edit: Edit) => edit.kind !== 'replacement' && edit.isPatch === true;

/** Applies one edit, which is block number `block` of the reply. */
type ApplyNext = (edit: Edit, path: RepoPath, block: number, scope: EditScope) => AppliedEdit;

/**
 * Returns a function that applies the edits of a reply one after another. Refuses an edit of lines that an
 * earlier one changes in another way, because nothing says which of them is meant.
 */
function applierFor(edits: readonly Edit[], start: Draft): ApplyNext {
  const files = [...start.values()].filter((file) => file !== null);
  const unescapeBlock = unescaperFor(edits, files);
  const claimed: { readonly path: RepoPath; readonly claims: () => readonly Claim[] }[] = [];
  return (edit, path, block, scope) => {
    const file = scope.draft.get(path) ?? null;
    const own = file === null ? edit : unescaped(edit, (sides) => unescapeBlock(sides, file));
    if (typeof own === 'string') return { kind: 'refused', why: own };
    const applied = applyEdit(own, path, scope);
    if (applied.kind === 'unchanged' || applied.kind === 'unplaced') return applied;
    const claims = once(() => findClaims(own, block, start.get(path) ?? null));
    const earlier = claimed.filter((one) => one.path === path).map((one) => one.claims());
    const clear = earlier.flatMap((places) => (places.length === 1 ? places : []));
    const clash = clear.length === 0 ? undefined : clashWith(clear, claims());
    const isElsewhere = applied.kind === 'applied' || applied.isUnclear === true;
    if (clash?.kind === 'unchanged' && isElsewhere)
      return {
        kind: 'refused',
        why: `${clash.why}, but fits other lines as well: show more lines`,
      };
    if (clash !== undefined) return clash;
    claimed.push({ path, claims });
    return applied;
  };
}

/** Undoes escapes in a block, or in every hunk of a patch. */
function unescaped(
  edit: Edit,
  undo: <Sides extends Replacement | Hunk>(sides: Sides) => Sides | string,
): Edit | string {
  if (edit.kind === 'replacement') return undo(edit);
  if (edit.kind !== 'hunks') return edit;
  const hunks = edit.hunks.map((hunk) => undo(hunk));
  const why = hunks.find((hunk) => typeof hunk === 'string');
  return why ?? { ...edit, hunks: hunks.filter((hunk) => typeof hunk !== 'string') };
}

/** Defers work whose result is needed only if a file has several edits. */
function once<T>(work: () => T): () => T {
  let known: { readonly result: T } | undefined;
  return () => {
    known ??= { result: work() };
    return known.result;
  };
}

/** Names the files of the edits after the last one explained; none of them is tried. */
function untried(rest: readonly Edit[], previous: RepoPath, scope: EditScope): readonly Problem[] {
  const named = new Map(rest.map((edit) => [edit.file, edit]));
  return [...named.values()].flatMap((edit) => {
    const target = findTarget(edit, previous, scope);
    return typeof target === 'string'
      ? [problemWith(edit, target, 'its later edits were not tried')]
      : [];
  });
}

/** Returns the same key for edits that ask for the same change to a file. */
function toKey(edit: Edit, path: RepoPath | undefined): string {
  return JSON.stringify({ ...edit, file: path });
}

function problemWith({ kind }: Edit, path: RepoPath, why: string): Problem {
  return { path, why, isMove: kind === 'renaming' || undefined };
}

/** Returns one refusal per file, with every problem on it. */
function toRefusals(problems: readonly Problem[], start: Draft): readonly Refusal[] {
  const paths = [...new Set(problems.map(({ path }) => path))];
  return paths.map((path) => {
    const document = start.get(path) ?? null;
    const own = problems.filter((problem) => problem.path === path);
    return {
      path,
      why: own.map(({ why }) => why).join('\n'),
      length: document === null ? 0 : textOf(document).length,
      isMove: own.some(({ isMove }) => isMove) || undefined,
      obstacle: own.find(({ obstacle }) => obstacle)?.obstacle,
    };
  });
}
