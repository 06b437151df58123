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
import { lineTexts, type Patch, samePatch } from './patch/index.ts';
import { nothingPending } from './pending.ts';
import {
  type AppliedEdits,
  deferred,
  type EditProblem,
  isMisfit,
  leftOpen,
  openProblem,
  placedOnly,
  problemWith,
  type TriedEdit,
  toKey,
  toRefusals,
  unescaped,
} from './refusals.ts';
import {
  type Edit,
  type PendingEdits,
  type PlacedEdit,
  type Refusal,
  unescaperFor,
} from './reply/index.ts';
import { findTarget } from './target.ts';
import { unwritableChanges } from './unwritable.ts';

/** The patch with every edit that fits; use it only if there are no refusals. */
export interface StagedEdits {
  readonly kind: 'staged';
  readonly patch: Patch;
  readonly refusals: readonly Refusal[];
  /** What the next reply completes; missing if nothing is refused. */
  readonly pending?: PendingEdits | undefined;
}

interface StagingOptions {
  readonly limits?: EffortLimits | undefined;
  /** What waits for this reply. */
  readonly pending?: PendingEdits | undefined;
}

/** Limits the edits that are named if the reply as a whole changes nothing. */
const mostExplained = 5;

/**
 * Applies a reply's edits to the patch in order, each to what the previous one left, after those that were kept of the
 * reply before it. A repeated edit counts once; one that was applied before changes nothing; a reply that changes nothing
 * at all is refused, and so is one that writes the mark of a secret or a character that its file cannot have, has too
 * many edits, or builds on kept ones and leaves open what was refused beside them. Nothing is written to disk.
 */
export function stageEdits(
  patch: Patch,
  repository: Repository,
  edits: readonly Edit[],
  { limits, pending = nothingPending }: StagingOptions = {},
): StagedEdits | Unplaced {
  const start = startDraft(patch, repository);
  const whyTooMany = limitEffort(edits, limits);
  const applied = applyAll(start, repository, { kept: pending.kept, edits, whyTooMany });
  if (applied.kind === 'unplaced') return applied;
  const { draft, tried } = applied;
  const staged = draftedPatch(patch, repository, draft, start);
  const marked = markedChanges(staged).map(({ path }) => ({ path, why: whyMarked }));
  const spoilt: readonly EditProblem[] = [...marked, ...unwritableChanges(staged)];
  const misfits = tried.filter(isMisfit);
  const open = leftOpen(pending, applied);
  const refused = [...misfits.map(problemWith), ...open.map(openProblem)];
  const isIdle = refused.length === 0 && samePatch(staged, patch);
  const fitting = tried.filter((one) => !isMisfit(one)).slice(0, mostExplained);
  const problems = isIdle ? fitting.map(problemWith) : [...refused, ...spoilt];
  const refusals = toRefusals(problems, start);
  if (isIdle || refusals.length === 0) return { kind: 'staged', patch: staged, refusals };
  const spoiltPaths = new Set(spoilt.map(({ path }) => path));
  const all = [...applied.kept, ...tried.filter(({ kind }) => kind === 'applied')].filter(
    ({ edit }) => misfits.every((one) => one.edit !== edit),
  );
  const bad = all.filter(({ path }) => spoiltPaths.has(path));
  const kept = all.filter((one) => !bad.includes(one)).map(placedOnly);
  const left = [...misfits, ...bad, ...open].map(placedOnly);
  return { kind: 'staged', patch: staged, refusals, pending: { kept, open: left } };
}

/** The edits of one reply, over those that were kept of the one before it. */
interface EditsToApply {
  readonly kept: readonly PlacedEdit[];
  readonly edits: readonly Edit[];
  readonly whyTooMany: ReturnType<typeof limitEffort>;
}

/** Limits the edits of a reply that are refused before the others are not tried any more. */
const mostRefused = 5;

/** Limits how often what was kept gives way before the rest of it stays. */
const mostPasses = 3;

/** Applies the edits of a reply over the kept ones. A kept edit gives way to one that changes its lines in another way. */
function applyAll(
  start: Draft,
  repository: Repository,
  { kept, ...reply }: EditsToApply,
): AppliedEdits | Unplaced {
  let left = kept;
  for (let pass = 1; ; pass += 1) {
    const applied = applyOver(start, repository, { kept: left, ...reply });
    if (applied.kind === 'unplaced' || applied.superseded.size === 0 || pass === mostPasses)
      return applied;
    left = left.filter((_, at) => !applied.superseded.has(at - left.length));
  }
}

interface AppliedOver extends AppliedEdits {
  /** The blocks that the reply changes in another way. */
  readonly superseded: ReadonlySet<number>;
}

function applyOver(
  start: Draft,
  repository: Repository,
  { kept, edits, whyTooMany }: EditsToApply,
): AppliedOver | Unplaced {
  const applyNext = applierFor(edits, start);
  const done = new Map<string, number>();
  const tried: TriedEdit[] = [];
  const repeated = new Set<number>();
  const superseded = new Set<number>();
  let draft = start;
  for (const [index, { edit, path }] of kept.entries()) {
    const block = index - kept.length;
    done.set(toKey(edit, path), block);
    const { applied } = applyNext(edit, path, block, { draft, repository });
    if (applied.kind === 'applied') draft = applied.draft;
    else tried.push({ kind: 'refused', edit, path, why: `as kept before: ${applied.why}` });
  }
  let previous: RepoPath | undefined;
  for (const [index, edit] of edits.entries()) {
    if (edit.file === undefined && done.has(toKey(edit, previous))) continue;
    const scope = { draft, repository };
    const target = whyTooMany(edit, index, scope) ?? findTarget(edit, previous, scope);
    if (typeof target !== 'string') return target;
    previous = target;
    const key = toKey(edit, target);
    const same = done.get(key);
    if (same !== undefined) {
      repeated.add(same);
      continue;
    }
    done.set(key, index + 1);
    const { own, applied, repeats, supersedes } = applyNext(edit, target, index + 1, scope);
    if (applied.kind === 'unplaced') return applied;
    if (applied.kind === 'applied') draft = applied.draft;
    for (const block of repeats) repeated.add(block);
    for (const block of supersedes) superseded.add(block);
    const { kind } = applied;
    const why = kind === 'applied' ? 'the reply as a whole changes nothing' : applied.why;
    const number = isFromPatch(edit) ? '' : `block ${index + 1} of ${edits.length}: `;
    tried.push({ kind, edit: { ...own, file: target }, path: target, why: number + why });
    if (tried.filter((one) => one.kind === 'refused').length >= mostRefused) {
      tried.push(...untried(edits.slice(index + 1), target, { draft, repository }));
      break;
    }
  }
  const unsaid = kept.length - [...repeated].filter((block) => block < 0).length;
  return { kind: 'applied', draft, tried, kept, unsaid, superseded };
}

/** The path is enough to tell the parts of a patch apart. */
const isFromPatch = (edit: Edit) => edit.kind !== 'replacement' && edit.isPatch === true;

/** What became of one edit, as it was read, and which kept ones it repeats or changes in another way. */
interface NextEdit {
  readonly own: Edit;
  readonly applied: AppliedEdit;
  readonly repeats: readonly number[];
  readonly supersedes: readonly number[];
}

/** Applies one edit, which is block number `block` of the reply; below 1, it was kept of the one before. */
type ApplyNext = (edit: Edit, path: RepoPath, block: number, scope: EditScope) => NextEdit;

/**
 * Returns a function that applies the edits of a reply one after another. Refuses an edit of lines that an
 * earlier one changes in another way, because nothing says which of them is meant.
 */
function applierFor(edits: readonly Edit[], start: Draft): ApplyNext {
  const unescapeBlock = unescaperFor(edits, [...start.values()].map(lineTexts));
  const claimed: { readonly path: RepoPath; readonly claims: () => readonly Claim[] }[] = [];
  return (edit, path, block, scope) => {
    const file = block < 1 ? null : (scope.draft.get(path) ?? null);
    const own =
      file === null ? edit : unescaped(edit, (sides) => unescapeBlock(sides, lineTexts(file)));
    const none = { own: edit, repeats: [], supersedes: [] };
    if (typeof own === 'string') return { ...none, applied: { kind: 'refused', why: own } };
    const applied = applyEdit(own, path, scope);
    const claims = deferred(() => findClaims(own, block, start.get(path) ?? null));
    const earlier = claimed.filter((one) => one.path === path).map((one) => one.claims());
    const clear = earlier.flatMap((places) => (places.length === 1 ? places : []));
    const isDone = applied.kind === 'unchanged' || applied.kind === 'unplaced';
    const isKept = clear.some((claim) => claim.block < 1);
    const clash =
      clear.length === 0 || (isDone && !isKept) ? undefined : clashWith(clear, claims());
    const met = (clash?.blocks ?? []).filter((one) => one < 1);
    if (clash?.kind === 'unchanged' && met.length > 0)
      return { ...none, own, applied: clash, repeats: met };
    if (isDone) return { ...none, own, applied };
    const isElsewhere = applied.kind === 'applied' || applied.isUnclear === true;
    if (clash?.kind === 'unchanged' && isElsewhere) {
      const why = `${clash.why}, but fits other lines as well: show more lines`;
      return { ...none, own, applied: { kind: 'refused', why } };
    }
    if (clash !== undefined) return { ...none, own, applied: clash, supersedes: met };
    claimed.push({ path, claims });
    return { ...none, own, applied };
  };
}

/** The edits after the last one explained; none of them is tried. Those of one name are for one file. */
function untried(
  rest: readonly Edit[],
  previous: RepoPath,
  scope: EditScope,
): readonly TriedEdit[] {
  const targets = new Map<string | undefined, RepoPath | Unplaced>();
  const why = 'its later edits were not tried';
  return rest.flatMap((edit) => {
    const path = targets.get(edit.file) ?? findTarget(edit, previous, scope);
    targets.set(edit.file, path);
    return typeof path === 'string'
      ? [{ kind: 'untried', edit: { ...edit, file: path }, path, why } as const]
      : [];
  });
}
