import { type Patch, samePatch } from '../../patch/patch.ts';
import type { RepoPath } from '../../path.ts';
import type { Edit } from '../edit.ts';
import { type Document, textOf } from '../lines.ts';
import { undressed, type Worn, wornBy } from '../reply/worn.ts';
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
  const misfits: Misfit[] = [];
  const idle: Misfit[] = [];
  const worn = wornBy(
    edits,
    [...start.values()].filter((file) => file !== null),
  );
  const done = new Set<string>();
  let draft = start;
  let previous: RepoPath | undefined;
  for (const [index, edit] of edits.entries()) {
    if (edit.file === undefined && previous !== undefined && done.has(saidOf(edit, previous)))
      continue;
    const target = targetOf(edit, previous, draft, repository);
    if (typeof target !== 'string') return target;
    previous = target;
    const said = saidOf(edit, target);
    if (done.has(said)) continue;
    done.add(said);
    const applied = applyEdit(draft, target, bare(edit, worn, draft.get(target)), repository);
    if (applied.kind === 'unplaced') return applied;
    if (applied.kind === 'applied') draft = applied.draft;
    const why = applied.kind === 'applied' ? 'the reply as a whole changes nothing' : applied.why;
    const misfit = {
      path: target,
      why: `block ${index + 1} of ${edits.length}: ${why}`,
      isMove: edit.kind === 'renaming',
    };
    (applied.kind === 'refused' ? misfits : idle).push(misfit);
    if (misfits.length >= mostExplained) {
      misfits.push(...untried(edits.slice(index + 1), previous, draft, repository));
      break;
    }
  }
  const staged = draftedPatch(patch, repository, draft, start);
  const isIdle = misfits.length === 0 && samePatch(staged, patch);
  const reasons = isIdle ? idle.slice(0, mostExplained) : misfits;
  return { kind: 'staged', patch: staged, refusals: refusalsOf(reasons, start) };
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
      ? [{ path: target, why: 'its later blocks were not tried', isMove: edit.kind === 'renaming' }]
      : [];
  });
}

/** The same for edits that ask for the same to be done to a file. */
function saidOf(edit: Edit, path: RepoPath): string {
  return JSON.stringify({ ...edit, file: path });
}

/** The edit without what copying has done to the whole reply. */
function bare(edit: Edit, worn: Worn, document: Document | null | undefined): Edit {
  if (edit.kind !== 'replacement' || worn.dresses.length === 0 || !document) return edit;
  return undressed(
    edit,
    worn,
    document.lines.map(({ text }) => text),
  );
}

interface Misfit {
  readonly path: RepoPath;
  readonly why: string;
  readonly isMove: boolean;
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
