import { fileKind } from '../file-kind.ts';
import type { Focus } from '../ranking/index.ts';
import { type FileView, type Seen, viewOf, type WeighedFile } from './file-view.ts';
import { statedLines } from './stated-lines.ts';
import { headerLength, type Lines, mergedLines } from './window.ts';

/** Characters that a file costs besides its lines: its tag. */
const tagLength = 30;

/** Characters of a file that is shown whole, since its tag is much of what a window of it costs. */
const short = 1_000;

/** Part of the room that what the ticket states may fill. */
const statedShare = 0.7;

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
  const take = ({ view, range }: Seen, reserve = 0) => {
    const own = shown.get(view) ?? [];
    const merged = completed(mergedLines([...own, range]), view);
    const tag = own.length === 0 ? tagLength + view.file.path.length : 0;
    const cost = costOf(view, merged) - costOf(view, own) + tag;
    if (cost > left - reserve) return;
    shown.set(view, merged);
    left -= cost;
  };
  for (const one of statedLines(views, focus)) take(one, (1 - statedShare) * room);
  const blocks = blocksByWeight(views);
  for (const [index, view] of views.entries()) {
    const all = { start: 1, end: view.lines.length };
    if (isLikely(view) && view.lengthOf(all) <= short) take({ view, range: all });
    if (shown.has(view)) continue;
    const share = left / (views.length - index) - tagLength - headerLength;
    const own = blocks.filter((block) => block.view === view);
    const block = own.find(({ range }) => view.lengthOf(range) <= share) ?? own[0];
    if (block !== undefined) take(block);
  }
  const least = leastWeight * (blocks[0]?.weight ?? 0);
  for (const block of blocks) if (block.weight >= least) take(block);
  return views.map((view) => shown.get(view) ?? []);
}

/** Characters of a file that are not worth leaving out, and the part of it. */
const rest = { characters: 400, part: 0.2 } as const;

/** Returns the whole file in place of nearly all of it. */
function completed(ranges: readonly Lines[], view: FileView): readonly Lines[] {
  const all = { start: 1, end: view.lines.length };
  const whole = view.lengthOf(all);
  const left = whole - ranges.reduce((sum, range) => sum + view.lengthOf(range), 0);
  return left <= Math.max(rest.characters, rest.part * whole) ? [all] : ranges;
}

const costOf = (view: FileView, ranges: readonly Lines[]) =>
  ranges.reduce((sum, range) => sum + view.lengthOf(range) + headerLength, 0);

const isLikely = ({ file, best }: FileView) => file.weight > 0 && (file.isNamed || best > 0);

/** How much a test or a document counts beside a source, and a block beside the best one to fill what is left. */
const ofOthers = 0.1;
const leastWeight = 0.02;

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
    .flatMap((view) => {
      const weight = view.file.weight * (fileKind(view.file.path) === 0 ? 1 : ofOthers);
      return view.blocks.map((range, index) => {
        const own = Math.max(leastScore, view.scores[index] ?? 0);
        // Half as part of the best in its file, half as part of the best of all.
        const parts = own / Math.sqrt(Math.max(leastScore, view.best) * best);
        return { view, range, weight: weight * parts };
      });
    })
    .toSorted((a, b) => b.weight - a.weight || a.range.start - b.range.start);
}
