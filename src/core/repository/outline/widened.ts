import type { FileView } from './file-view.ts';
import { type Lines, mergedLines } from './window.ts';

/** Characters of a gap that is closed: about what a header costs, and a few lines. */
const gap = 120;

/** Above this share of its characters, the rest of a likely file is shown, too, if it is no more than this. */
const whole = { share: 0.6, rest: 2_500 } as const;

/** Returns ranges of a file without small gaps between them, and all of it where little is missing. */
export function widened(view: FileView, ranges: readonly Lines[]): readonly Lines[] {
  const all = { start: 1, end: view.lines.length };
  const [shown, total] = [view.lengthOf(ranges), view.lengthOf([all])];
  if (shown >= whole.share * total && total - shown <= whole.rest * view.file.weight) return [all];
  const gaps = ranges.flatMap(({ end }, index) => {
    const between = { start: end + 1, end: (ranges[index + 1]?.start ?? 0) - 1 };
    return between.end >= between.start && view.lengthOf([between]) <= gap ? [between] : [];
  });
  return mergedLines([...ranges, ...gaps]);
}
