import { type DraftFile, type EditScope, type Unplaced, unplaced } from './draft.ts';
import type { Edit } from './reply/index.ts';

/** What the edits of one reply may take. */
export interface EffortLimits {
  /** Files with different names. */
  readonly names: number;
  /** Lines that are gone through. */
  readonly lines: number;
}

/** More than a fix needs: 3,000 edits of short files, or 500 of one with 5,000 lines. */
const usualEffort: EffortLimits = { names: 100, lines: 5_000_000 };

/** Returns what says of each next edit of a reply why it and the earlier ones are too many, if they are. */
export function limitEffort(edits: readonly Edit[], { names, lines } = usualEffort) {
  const named = new Set(edits.map(({ file }) => file)).size;
  let done = 0;
  return (edit: Edit, at: number, scope: EditScope): Unplaced | undefined => {
    if (named > names) return unplaced(`the reply names ${named} files: edit at most ${names}`);
    done += at + linesFor(edit, scope);
    return done > lines
      ? unplaced(
          `too many edits for files of this size, from block ${at + 1} of ${edits.length} on: send fewer at a time`,
        )
      : undefined;
  };
}

/** Characters of a long line, and paths, that take as long as a line. */
const [charactersForOne, pathsForOne] = [32, 32];

/** An edit of a file by its path looks at this file for each of its hunks, any other one at all files and paths. */
function linesFor(edit: Edit, { draft, repository: { paths } }: EditScope): number {
  const own = [...draft].filter(([path]) => path === edit.file);
  const files = own.length > 0 ? own : [...draft];
  const lines = files.reduce((sum, [, file]) => sum + (file === null ? 0 : linesOf(file)), 0);
  const search = own.length > 0 ? 1 : pathsForOne / 4;
  const hunks = edit.kind === 'hunks' ? edit.hunks.length : 1;
  return hunks * lines + (search * paths.length) / pathsForOne;
}

function linesOf({ lines }: DraftFile): number {
  const characters = lines.reduce((sum, { text }) => sum + text.length, 0);
  return lines.length + characters / charactersForOne;
}
