import type { RepoPath } from '../path.ts';
import { applyEdit } from './apply.ts';
import type { Edit } from './edit.ts';
import { type FileChange, type Patch, withChange } from './patch.ts';

/** An edit whose file has been found in the repository. */
export interface PlacedEdit {
  readonly path: RepoPath;
  readonly edit: Edit;
}

/** A file that the reply did not fit, and why; none of the reply's edits to it are kept. */
export interface Refusal {
  readonly path: RepoPath;
  readonly why: string;
  /** Characters of the file: one that is too long to be shown whole cannot be asked for whole. */
  readonly length: number;
}

/** The patch with every file whose edits all applied, and the files that one of theirs did not fit. */
export interface Staged {
  readonly patch: Patch;
  readonly refusals: readonly Refusal[];
}

/** The original of a file (`null`: there is none) and its mode; the patch holds what was staged since. */
export type Original = Pick<FileChange, 'before' | 'executable'>;

/** Lays the edits over the patch in their order; identical repeats count once. Nothing is written. */
export function stageEdits(
  patch: Patch,
  originals: ReadonlyMap<RepoPath, Original>,
  edits: readonly PlacedEdit[],
): Staged {
  const refusals: Refusal[] = [];
  let staged = patch;
  for (const path of new Set(edits.map((placed) => placed.path))) {
    const original = originals.get(path) ?? { before: null, executable: false };
    const start = patch.get(path)?.after ?? original.before;
    const result = applyAll(start, distinct(edits.filter((placed) => placed.path === path)));
    if (typeof result === 'string')
      staged = withChange(staged, { path, ...original, after: result });
    else refusals.push({ path, why: result.why, length: start?.length ?? 0 });
  }
  return { patch: staged, refusals };
}

function applyAll(start: string | null, edits: readonly Edit[]): string | { readonly why: string } {
  let text = start;
  for (const [index, edit] of edits.entries()) {
    const applied = applyEdit(text, edit);
    if (applied.kind === 'refused')
      return { why: `block ${index + 1} of ${edits.length}: ${applied.why}` };
    text = applied.text;
  }
  return text ?? '';
}

function distinct(edits: readonly PlacedEdit[]): readonly Edit[] {
  const byContent = new Map(
    edits.map(({ edit }) => [JSON.stringify([edit.search, edit.replace]), edit]),
  );
  return [...byContent.values()];
}
