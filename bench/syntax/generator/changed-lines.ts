import { diffArrays } from 'diff';

/** Larger changes are rewritten files, in which nothing is inside or outside the change. */
const maxEdits = 2_000;

/** Returns the rows of `after`, from 0, that `before` does not have. */
export function changedRows(before: string, after: string): ReadonlySet<number> {
  const parts = diffArrays(before.split('\n'), after.split('\n'), { maxEditLength: maxEdits });
  const rows = new Set<number>();
  let row = 0;
  for (const { added, removed, count } of parts ?? []) {
    if (removed) continue;
    if (added) for (let at = 0; at < count; at += 1) rows.add(row + at);
    row += count;
  }
  return rows;
}
