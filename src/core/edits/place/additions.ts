import type { Hunk } from '../reply/index.ts';
import type { FileLines, MatchStrategy, Placement, SearchReplace } from './placement.ts';

/**
 * Finds the place of a hunk that only adds lines, by what else is known of it: the end of the file, the numbers of a
 * diff whose other hunks are exactly where theirs say, or a line above it in which nothing is nested, so that
 * it can only be its neighbour.
 */
export function placeAdded(
  file: FileLines,
  hunk: Hunk,
  { hunks, placements, anchored, locate }: Located,
): Placement | undefined {
  const { length } = file.texts;
  const below = (hunk.isAtEnd && length) ?? belowByNumber(hunk, hunks, placements) ?? anchored;
  if (below === undefined || below > length) return undefined;
  const at = Math.max(0, below - 1);
  const neighbour = file.texts[at];
  if (neighbour === undefined) return undefined;
  const replace = below === 0 ? [...hunk.replace, neighbour] : [neighbour, ...hunk.replace];
  const block: SearchReplace = { search: [neighbour], replace };
  return locate({ ...file, choose: (starts) => starts.filter((start) => start === at) }, block);
}

/** The hunks of a file, and the places of those that show some of its lines. */
interface Located {
  readonly hunks: readonly Hunk[];
  readonly placements: readonly (Placement | undefined)[];
  /** The line below its anchor, if nothing else can be meant. */
  readonly anchored: number | undefined;
  readonly locate: MatchStrategy;
}

/** Returns the line of the file that a number means, if the numbers of the other hunks are right. */
function belowByNumber(
  hunk: Hunk,
  hunks: readonly Hunk[],
  placements: readonly (Placement | undefined)[],
): number | undefined {
  const { inserted } = hunk;
  if (inserted === undefined) return undefined;
  const others = hunks.flatMap((other, at) =>
    other.search.length > 0 ? [{ line: other.line, placement: placements[at] }] : [],
  );
  const isRight = others.every(
    ({ line, placement }) =>
      placement?.kind === 'placed' && placement.matches[0]?.fileLines[0] === (line ?? 0) - 1,
  );
  const above = hunks.slice(0, hunks.indexOf(hunk));
  const grown = above.reduce((sum, { search, replace }) => sum + replace.length - search.length, 0);
  const isCounted = inserted.first === inserted.below + grown + 1;
  return others.length > 0 && isRight && isCounted ? inserted.below : undefined;
}
