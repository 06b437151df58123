import type { RepoPath } from '../../repository/index.ts';
import type { Edit } from '../edit.ts';
import { textOf } from '../lines.ts';
import { type Patch, samePatch } from '../patch/index.ts';
import { undressed, wornBy } from '../reply/index.ts';
import { applyEdit } from './apply.ts';
import { type Draft, draftedPatch, draftOf, type Repository } from './draft.ts';
import { targetOf, type Unplaced } from './target.ts';

/** A file that the reply did not fit, and why; nothing of the reply is kept. */
export interface Refusal {
  readonly path: RepoPath;
  readonly why: string;
  /** Characters of the file: one that is too long to be shown whole cannot be asked for whole. */
  readonly length: number;
  /** The file was to be moved, which its whole text cannot do in place of the edit. */
  readonly isMove?: true;
}

/** The patch with every edit that fits; it counts only when there are no refusals. */
export interface Staged {
  readonly kind: 'staged';
  readonly patch: Patch;
  readonly refusals: readonly Refusal[];
}

/** Edits that are explained at most; what is wrong with the first few is enough to learn from. */
const mostExplained = 5;

/**
 * Lays a reply's edits over the patch in their order, each over what the one before has left. An edit
 * that is sent twice counts once, one that was made already for nothing; a reply that changes nothing
 * is refused. Nothing is written.
 */
export function stageEdits(
  patch: Patch,
  repository: Repository,
  edits: readonly Edit[],
): Staged | Unplaced {
  const start = draftOf(patch, repository);
  const laid = layEdits(start, repository, edits);
  if (laid.kind === 'unplaced') return laid;
  const { draft, misfits, others } = laid;
  const staged = draftedPatch(patch, repository, draft, start);
  const isIdle = misfits.length === 0 && samePatch(staged, patch);
  const reasons = isIdle ? others.slice(0, mostExplained) : misfits;
  return { kind: 'staged', patch: staged, refusals: refusalsOf(reasons, start) };
}

/** What edits have made of a draft; `others` is what is to be said of the fitting ones if all was in vain. */
interface Laid {
  readonly kind: 'laid';
  readonly draft: Draft;
  readonly misfits: readonly Misfit[];
  readonly others: readonly Misfit[];
}

function layEdits(start: Draft, repository: Repository, edits: readonly Edit[]): Laid | Unplaced {
  const files = [...start.values()].filter((file) => file !== null);
  const worn = wornBy(edits, files);
  const misfits: Misfit[] = [];
  const others: Misfit[] = [];
  const done = new Set<string>();
  let draft = start;
  let previous: RepoPath | undefined;
  for (const [index, edit] of edits.entries()) {
    const guess = edit.file === undefined ? previous : undefined;
    if (guess !== undefined && done.has(saidOf(edit, guess))) continue;
    const target = targetOf(edit, previous, draft, repository);
    if (typeof target !== 'string') return target;
    previous = target;
    const said = saidOf(edit, target);
    if (done.has(said)) continue;
    done.add(said);
    const file = draft.get(target) ?? null;
    const isWorn = edit.kind === 'replacement' && file !== null;
    const applied = applyEdit(
      draft,
      target,
      isWorn ? undressed(edit, worn, file) : edit,
      repository,
    );
    if (applied.kind === 'unplaced') return applied;
    if (applied.kind === 'applied') draft = applied.draft;
    const why = applied.kind === 'applied' ? 'the reply as a whole changes nothing' : applied.why;
    const kept = applied.kind === 'refused' ? misfits : others;
    kept.push(misfitOf(edit, target, `block ${index + 1} of ${edits.length}: ${why}`));
    if (misfits.length >= mostExplained) {
      misfits.push(...untried(edits.slice(index + 1), target, draft, repository));
      break;
    }
  }
  return { kind: 'laid', draft, misfits, others };
}

/** The files of the edits that are left when enough is known to be wrong: nothing of them is staged. */
function untried(
  rest: readonly Edit[],
  previous: RepoPath,
  draft: Draft,
  repository: Repository,
): readonly Misfit[] {
  const named = new Map(rest.map((edit) => [edit.file, edit]));
  return [...named.values()].flatMap((edit) => {
    const target = targetOf(edit, previous, draft, repository);
    return typeof target === 'string'
      ? [misfitOf(edit, target, 'its later blocks were not tried')]
      : [];
  });
}

/** The same for edits that ask for the same to be done to a file. */
function saidOf(edit: Edit, path: RepoPath): string {
  return JSON.stringify({ ...edit, file: path });
}

interface Misfit {
  readonly path: RepoPath;
  readonly why: string;
  readonly isMove: boolean;
}

function misfitOf({ kind }: Edit, path: RepoPath, why: string): Misfit {
  return { path, why, isMove: kind === 'renaming' };
}

/** One refusal for each file, with everything that is to be said of it. */
function refusalsOf(misfits: readonly Misfit[], start: Draft): readonly Refusal[] {
  const paths = [...new Set(misfits.map(({ path }) => path))];
  return paths.map((path) => {
    const document = start.get(path) ?? null;
    const own = misfits.filter((misfit) => misfit.path === path);
    return {
      path,
      why: own.map(({ why }) => why).join('\n'),
      length: document === null ? 0 : textOf(document).length,
      ...(own.some(({ isMove }) => isMove) ? { isMove: true } : {}),
    };
  });
}
