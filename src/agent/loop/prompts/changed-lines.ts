import { lineHunks } from '../../../core/edits/index.ts';
import { type Lines, linesOf } from '../../../core/repository/index.ts';

/** Lines above and below each change. */
const margin = 20;

/** Returns the lines of a file that a change has touched, with those around them. */
export function linesAround(before: string | null, after: string): readonly Lines[] {
  const lines = linesOf(after);
  return lineHunks(linesOf(before ?? ''), lines).map(({ at, added }) => ({
    start: Math.max(1, at + 1 - margin),
    end: Math.min(lines.length, at + added.length + margin),
  }));
}
