import type { RepoPath } from '../files/index.ts';
import type { Draft } from './draft.ts';
import { unansweredEdits } from './pending.ts';
import type { Edit, Hunk, PendingEdits, PlacedEdit, Refusal, Replacement } from './reply/index.ts';

/** What became of the edits of a reply. */
export interface AppliedEdits {
  readonly kind: 'applied';
  readonly draft: Draft;
  readonly tried: readonly TriedEdit[];
  /** Those that were kept before and that the reply does not change: it repeats some of them, and says nothing of the others. */
  readonly kept: readonly PlacedEdit[];
  readonly unsaid: number;
}

/** An edit of a reply and, if it changes nothing or does not fit, why. */
export interface TriedEdit extends PlacedEdit {
  readonly kind: 'applied' | 'unchanged' | 'refused' | 'untried';
  readonly why: string;
}

export const isMisfit = ({ kind }: TriedEdit) => kind === 'refused' || kind === 'untried';

/** What was refused before and is still open. A reply that writes everything anew leaves nothing open. */
export function leftOpen(
  { open }: PendingEdits,
  { tried, unsaid }: AppliedEdits,
): readonly PlacedEdit[] {
  return unsaid === 0 ? [] : unansweredEdits(open, tried);
}

export const openProblem = (placed: PlacedEdit): Refusal =>
  problemWith({ ...placed, why: 'its refused edit is neither sent again nor dropped' });

export const placedOnly = ({ edit, path }: PlacedEdit): PlacedEdit => ({ edit, path });

export const problemWith = ({ path, why }: PlacedEdit & Pick<Refusal, 'why'>): Refusal => ({
  path,
  why,
});

/** Returns one refusal per file, with every problem on it. */
export function onePerFile(problems: readonly Refusal[]): readonly Refusal[] {
  const paths = [...new Set(problems.map(({ path }) => path))];
  return paths.map((path) => {
    const own = problems.filter((problem) => problem.path === path);
    return {
      path,
      why: own.map(({ why }) => why).join('\n'),
      obstacle: own.find(({ obstacle }) => obstacle)?.obstacle,
    };
  });
}

/** Undoes escapes in a block, or in every hunk of a patch. */
export function unescaped(
  edit: Edit,
  undo: <Sides extends Replacement | Hunk>(sides: Sides) => Sides | string,
): Edit | string {
  if (edit.kind === 'replacement') return undo(edit);
  if (edit.kind !== 'hunks') return edit;
  const hunks = edit.hunks.map((hunk) => undo(hunk));
  const why = hunks.find((hunk) => typeof hunk === 'string');
  return why ?? { ...edit, hunks: hunks.filter((hunk) => typeof hunk !== 'string') };
}

/** Returns the same key for edits that ask for the same change to a file. */
export function toKey(edit: Edit, path: RepoPath | undefined): string {
  return JSON.stringify({ ...edit, file: path });
}
