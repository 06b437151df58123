import { diffArrays } from 'diff';

/** The lines `from` up to, but not including, `to` give way to `added`, the new lines from `at` on. */
export interface LineHunk {
  readonly from: number;
  readonly to: number;
  readonly at: number;
  readonly added: readonly string[];
}

/** Differences beyond which two lists count as entirely different. */
const mostDifferences = 1_000;

/** Returns what turns `before` into `after`, in order and without context. */
export function lineHunks(
  before: readonly string[],
  after: readonly string[],
): readonly LineHunk[] {
  const changes = diffArrays([...before], [...after], { maxEditLength: mostDifferences });
  if (changes === undefined) return [{ from: 0, to: before.length, at: 0, added: after }];
  const hunks: LineHunk[] = [];
  let hunk: LineHunk = { from: 0, to: 0, at: 0, added: [] };
  for (const { added, removed, value } of changes) {
    if (removed) hunk = { ...hunk, to: hunk.to + value.length };
    else if (added) hunk = { ...hunk, added: [...hunk.added, ...value] };
    else {
      hunks.push(hunk);
      const from = hunk.to + value.length;
      hunk = { from, to: from, at: hunk.at + hunk.added.length + value.length, added: [] };
    }
  }
  return [...hunks, hunk].filter(({ from, to, added }) => to > from || added.length > 0);
}

/** Whether a new text of a file leaves out its beginning, its end or much of the rest. */
export function leavesOut(before: readonly string[], after: readonly string[]): boolean {
  const hunks = lineHunks(before, after);
  const removed = hunks.reduce((sum, { from, to }) => sum + to - from, 0);
  const losses = hunks.filter(({ from, to, added }) => to - from > added.length);
  const lost = losses.reduce((sum, { from, to, added }) => sum + to - from - added.length, 0);
  const losesEdge = losses.some(({ from, to }) => from === 0 || to === before.length);
  return (
    losesEdge || removed > Math.max(1, before.length / 2) || lost > Math.max(2, before.length / 10)
  );
}
