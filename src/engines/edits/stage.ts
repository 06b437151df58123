import type { RepoPath } from '../files/index.ts';
import { applyEdit } from './apply.ts';
import {
  type AppliedEdit,
  type Draft,
  draftedPatch,
  type EditScope,
  type Repository,
  refused as refusedEdit,
  startDraft,
  type Unplaced,
} from './draft.ts';
import { type EffortLimits, limitEffort } from './effort.ts';
import { lineTexts, type Patch, samePatch } from './patch/index.ts';
import { nothingPending } from './pending.ts';
import {
  type AppliedEdits,
  isMisfit,
  leftOpen,
  onePerFile,
  openProblem,
  placedOnly,
  problemWith,
  type TriedEdit,
  toKey,
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
export function applyEdits(
  patch: Patch,
  repository: Repository,
  edits: readonly Edit[],
  { limits, pending = nothingPending }: StagingOptions = {},
): StagedEdits | Unplaced {
  const start = startDraft(patch, repository);
  const applied = applyAll(start, repository, { kept: pending.kept, edits, limits });
  if (applied.kind === 'unplaced') return applied;
  const { draft, tried } = applied;
  const staged = draftedPatch(patch, repository, draft, start);
  const spoilt = unwritableChanges(staged);
  const misfits = tried.filter(isMisfit);
  const open = leftOpen(pending, applied);
  const refused = [...misfits.map(problemWith), ...open.map(openProblem)];
  const isIdle = refused.length === 0 && samePatch(staged, patch);
  const fitting = tried.filter((one) => !isMisfit(one)).slice(0, mostExplained);
  const problems = isIdle ? fitting.map(problemWith) : [...refused, ...spoilt];
  const refusals = onePerFile(problems);
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
  readonly limits?: EffortLimits | undefined;
}

/** Limits the edits of a reply that are refused before the others are not tried any more. */
const mostRefused = 5;

/** Limits the kept edits that may give way, and those that are tried for it. */
const [mostGiven, mostTried] = [3, 20];

/** Applies the edits of a reply over the kept ones. A kept edit gives way if more edits of its file fit without it. */
function applyAll(
  start: Draft,
  repository: Repository,
  { kept, ...reply }: EditsToApply,
): AppliedEdits | Unplaced {
  let best = applyOver(start, repository, { kept, ...reply });
  for (let given = 0; given < mostGiven && best.kind === 'applied'; given += 1) {
    const misfits = best.tried.filter(isMisfit);
    const known = best.kept;
    const inTheWay = known.filter(({ path }) => misfits.some((one) => one.path === path));
    const without = inTheWay.slice(0, mostTried).map((one) => {
      const left = known.filter((other) => other !== one);
      return applyOver(start, repository, { kept: left, ...reply });
    });
    const better = without.find(
      (one) => one.kind === 'applied' && one.tried.filter(isMisfit).length < misfits.length,
    );
    if (better === undefined) break;
    best = better;
  }
  return best;
}

function applyOver(
  start: Draft,
  repository: Repository,
  { kept, edits, limits }: EditsToApply,
): AppliedEdits | Unplaced {
  const whyTooMany = limitEffort(edits, limits);
  const unescapeBlock = unescaperFor(edits);
  const done = new Set<string>();
  const tried: TriedEdit[] = [];
  let draft = start;
  for (const { edit, path } of kept) {
    done.add(toKey(edit, path));
    const applied = applyEdit(edit, path, { draft, repository });
    if (applied.kind === 'applied') draft = applied.draft;
    else tried.push({ kind: 'refused', edit, path, why: `as kept before: ${applied.why}` });
  }
  let previous: RepoPath | undefined;
  let repeated = 0;
  for (const [index, edit] of edits.entries()) {
    if (edit.file === undefined && done.has(toKey(edit, previous))) continue;
    const scope = { draft, repository };
    const target = whyTooMany(edit, index, scope) ?? findTarget(edit, previous, scope);
    if (typeof target !== 'string') return target;
    previous = target;
    const key = toKey(edit, target);
    if (done.has(key)) {
      repeated += 1;
      continue;
    }
    done.add(key);
    const file = draft.get(target) ?? null;
    const own =
      file === null ? edit : unescaped(edit, (sides) => unescapeBlock(sides, lineTexts(file)));
    const isEdited =
      file !== null && tried.some(({ kind, path }) => kind === 'applied' && path === target);
    const applied = applyNext(own, target, isEdited, scope);
    if (applied.kind === 'unplaced') return applied;
    if (applied.kind === 'applied') draft = applied.draft;
    const { kind } = applied;
    const why = kind === 'applied' ? 'the reply as a whole changes nothing' : applied.why;
    const number = isFromPatch(edit) ? '' : `block ${index + 1} of ${edits.length}: `;
    const read = typeof own === 'string' ? edit : own;
    tried.push({ kind, edit: { ...read, file: target }, path: target, why: number + why });
    if (tried.filter(isMisfit).length >= mostRefused) {
      tried.push(...untried(edits.slice(index + 1), target, { draft, repository }));
      break;
    }
  }
  return { kind: 'applied', draft, tried, kept, unsaid: kept.length - repeated };
}

/** Applies an edit that was read; `isEdited`: an earlier one of the reply has changed its file. */
function applyNext(
  edit: Edit | string,
  path: RepoPath,
  isEdited: boolean,
  scope: EditScope,
): AppliedEdit {
  if (typeof edit === 'string') return refusedEdit(edit);
  return isEdited && edit.kind === 'whole-file'
    ? refusedEdit('it writes the file that an earlier edit changes: send one of them')
    : applyEdit(edit, path, scope);
}

/** The path is enough to tell the parts of a patch apart. */
const isFromPatch = (edit: Edit) => edit.kind !== 'replacement' && edit.isPatch === true;

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
