import type { Focus } from '../ranking/index.ts';
import { type FileView, type Seen, viewOf, type WeighedFile } from './file-view.ts';
import { statedLines } from './stated-lines.ts';
import { headerLength, type Lines, mergedLines } from './window.ts';

/** Characters that a file costs besides its lines: its tag. */
const tagLength = 30;

/**
 * Returns the lines of each file that are shown within one room, in characters: first what the ticket states, then a
 * window of each file, then blocks by how much both they and their file have to do with the ticket.
 */
export function shareRoom(
  files: readonly WeighedFile[],
  focus: Focus,
  room: number,
): readonly (readonly Lines[])[] {
  const views = files.map((file) => viewOf(file, focus));
  const shown = new Map<FileView, readonly Lines[]>();
  let left = room;
  const take = ({ view, range }: Seen) => {
    const own = shown.get(view) ?? [];
    const merged = mergedLines([...own, ...view.shown(range)]);
    const tag = own.length === 0 ? tagLength + view.file.path.length : 0;
    const cost = costOf(view, merged) - costOf(view, own) + tag;
    if (cost > left) return;
    shown.set(view, merged);
    left -= cost;
  };
  for (const one of statedLines(views, focus)) take(one);
  const blocks = blocksByWeight(views);
  for (const [index, view] of views.entries()) {
    if (shown.has(view)) continue;
    const share = left / (views.length - index) - tagLength - headerLength;
    const own = blocks.filter((block) => block.view === view);
    const block = own.find(({ range }) => view.lengthOf(view.shown(range)) <= share) ?? own[0];
    if (block !== undefined) take(block);
  }
  for (const block of blocks) take(block);
  return views.map((view) => shown.get(view) ?? []);
}

const costOf = (view: FileView, ranges: readonly Lines[]) =>
  view.lengthOf(ranges) + ranges.length * headerLength;

const isLikely = ({ file, best }: FileView) => file.weight > 0 && (file.isNamed || best > 0);

/** How much a block without any word of the ticket counts: it comes last. */
const leastScore = 1e-6;

interface WeighedBlock extends Seen {
  readonly weight: number;
}

/** Returns the blocks of likely files, from the one that matters most on. */
function blocksByWeight(views: readonly FileView[]): readonly WeighedBlock[] {
  const best = views.reduce((most, view) => Math.max(most, view.best), leastScore);
  return views
    .filter(isLikely)
    .flatMap((view) =>
      view.blocks.map((range, index) => {
        const own = Math.max(leastScore, view.scores[index] ?? 0);
        // Half as part of the best in its file, half as part of the best of all.
        const parts = own / Math.sqrt(Math.max(leastScore, view.best) * best);
        return { view, range, weight: view.file.weight * parts };
      }),
    )
    .toSorted((a, b) => b.weight - a.weight || a.range.start - b.range.start);
}
