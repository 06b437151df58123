import { applyEdit } from './apply.ts';
import { type AppliedEdits, applyAll, type TriedEdit } from './apply-all.ts';
import { type Draft, draftedPatch, type Repository, startDraft, type Unplaced } from './draft.ts';
import { type EffortLimits, limitEffort } from './effort.ts';
import { markedChanges, whyMarked } from './marks.ts';
import { type Patch, samePatch, textOf } from './patch/index.ts';
import { nothingPending, unansweredEdits } from './pending.ts';
import type { Edit, PendingEdits, PlacedEdit, Refusal } from './reply/index.ts';
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
  const applied = applyAll(start, repository, { kept: pending.kept, edits, whyTooMany, applyEdit });
  if (applied.kind === 'unplaced') return applied;
  const { draft, tried } = applied;
  const staged = draftedPatch(patch, repository, draft, start);
  const marked = markedChanges(staged).map(({ path }) => ({ path, why: whyMarked }));
  const spoilt: readonly Problem[] = [...marked, ...unwritableChanges(staged)];
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

const isMisfit = ({ kind }: TriedEdit) => kind === 'refused' || kind === 'untried';

/** What to report about one edit if the reply fails. */
type Problem = Omit<Refusal, 'length'>;

/** What was refused before and is still open. A reply that writes everything anew leaves nothing open. */
function leftOpen({ open }: PendingEdits, { tried, unsaid }: AppliedEdits): readonly PlacedEdit[] {
  return unsaid === 0 ? [] : unansweredEdits(open, tried);
}

const openProblem = (placed: PlacedEdit): Problem =>
  problemWith({ ...placed, why: 'its refused edit is neither sent again nor dropped' });

const placedOnly = ({ edit, path }: PlacedEdit): PlacedEdit => ({ edit, path });

function problemWith({ edit, path, why }: PlacedEdit & { readonly why: string }): Problem {
  return { path, why, isMove: edit.kind === 'renaming' || undefined };
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
