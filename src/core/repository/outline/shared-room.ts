import type { Definition } from '../../../engines/syntax/index.ts';
import type { Focus } from '../ranking/index.ts';
import { type FileView, type Seen, viewOf, type WeighedFile } from './file-view.ts';
import { nameLine } from './name-line.ts';
import { headerLength, type Lines, mergedLines, rangeAround } from './window.ts';

/** Characters that a file costs besides its lines: its tag. */
const tagLength = 30;

/**
 * Returns the lines of each file that are shown within one room, in characters: first what the ticket states, then the
 * short files among the likeliest, then a window of each other file, then blocks by how much both they and their file
 * have to do with the ticket.
 */
export function shareRoom(
  files: readonly WeighedFile[],
  focus: Focus,
  room: number,
): readonly (readonly Lines[])[] {
  const views = files.map((file) => viewOf(file, focus));
  const shown = new Map<FileView, readonly Lines[]>();
  let left = room;
  const add = (view: FileView, ranges: readonly Lines[]) => {
    const own = shown.get(view) ?? [];
    const merged = mergedLines([...own, ...ranges]);
    const tag = own.length === 0 ? tagLength + view.file.path.length : 0;
    for (const lines of [widened(view, merged), merged]) {
      const cost = costOf(view, lines) - costOf(view, own) + tag;
      if (cost > left) continue;
      shown.set(view, lines);
      left -= cost;
      return;
    }
  };
  const take = ({ view, range }: Seen) => add(view, view.shown(range));
  for (const one of statedLines(views, focus)) take(one);
  for (const view of views.filter(isShort)) add(view, wholeOf(view));
  const blocks = blocksByWeight(views);
  for (const [index, view] of views.entries()) {
    if (shown.has(view)) continue;
    if (view.file.weight < likely) {
      const [best] = blocks.filter((block) => block.view === view);
      if (best !== undefined) take({ view, range: briefOf(best, focus) });
      continue;
    }
    const share = left / (views.length - index) - tagLength - headerLength;
    const own = blocks.filter((block) => block.view === view);
    const block = own.find(({ range }) => view.lengthOf(view.shown(range)) <= share) ?? own[0];
    if (block !== undefined) take(block);
  }
  for (const block of blocks) if (block.weight >= leastWeight) take(block);
  return views.map((view) => shown.get(view) ?? []);
}

/** How many lines and characters a file may have to be shown whole: the more, the likelier it is. */
const wholeFiles = [
  { weight: 1, lines: 400, length: 9_000 },
  { weight: 0.4, lines: 200, length: 7_500 },
  { weight: 0.1, lines: 120, length: 4_000 },
] as const;

const wholeOf = (view: FileView) => view.shown({ start: 1, end: view.lines.length });

/** Returns whether a file is so likely and so short that all of it is shown, without long documentation. */
const isShort = (view: FileView) =>
  isLikely(view) &&
  wholeFiles.some(
    ({ weight, lines, length }) =>
      view.file.weight >= weight &&
      view.lines.length <= lines &&
      view.lengthOf(wholeOf(view)) <= length,
  );

/** Characters of a gap that is closed: about what a header costs, and a few lines. */
const gap = 120;

/** Above this share of its characters, the rest of a likely file is shown, too, if it is no more than this. */
const nearlyWhole = { share: 0.6, rest: 2_500 } as const;

/** Returns ranges of a file without small gaps between them, and all of it where little is missing. */
function widened(view: FileView, ranges: readonly Lines[]): readonly Lines[] {
  const all = { start: 1, end: view.lines.length };
  const [shown, total] = [view.lengthOf(ranges), view.lengthOf([all])];
  if (shown >= nearlyWhole.share * total && total - shown <= nearlyWhole.rest * view.file.weight)
    return [all];
  const gaps = ranges.flatMap(({ end }, index) => {
    const between = { start: end + 1, end: (ranges[index + 1]?.start ?? 0) - 1 };
    return between.end >= between.start && view.lengthOf([between]) <= gap ? [between] : [];
  });
  return mergedLines([...ranges, ...gaps]);
}

/** The least weight of a file that is shown in more than one short window. */
const likely = 0.06;

/** The least weight of a further block: less is noise, and worth less than the room that it takes. */
const leastWeight = 0.05;

/** Characters of a window of a file that the ticket hardly concerns. */
const brief = 200;

/** Returns the lines of a block that matter most, and as many after it as are shown of a file that is hardly likely. */
function briefOf({ view, range }: Seen, focus: Focus): Lines {
  const lines = view.lines.slice(range.start - 1, range.end);
  const weights = lines.map((line) => focus.weigh(line));
  const start = range.start + weights.indexOf(Math.max(...weights));
  let end = start;
  while (end < range.end && view.lengthOf([{ start, end: end + 1 }]) <= brief) end += 1;
  return { start, end };
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

/** Returns the lines of files that the ticket states: by their numbers, by what they hold, and by what they define. */
function statedLines(views: readonly FileView[], focus: Focus): readonly Seen[] {
  const numbered = views.flatMap((view) =>
    focus
      .linesIn(view.file.path)
      .filter((line) => line >= 1 && line <= view.lines.length)
      .map((line) => ({ view, range: blockAround(line, view) })),
  );
  return [...numbered, ...quoting(views, focus.literals), ...named(views)];
}

const blockAround = (line: number, { blocks, lines }: FileView): Seen['range'] =>
  // The block of documentation that has a line is after the one that leaves it out.
  blocks.findLast(({ start, end }) => start <= line && line <= end) ??
  rangeAround(line, lines.length);

/** Maximum number of places that a quote may mean, and of those of all quotes. */
const most = { places: 3, all: 6, overloads: 4 } as const;

/** Returns lines around what the ticket quotes, as an error message, where few places have it: of code, if it is there. */
function quoting(views: readonly FileView[], literals: readonly string[]): readonly Seen[] {
  return literals
    .flatMap((literal) => {
      const places = views.flatMap((view) => {
        if (!view.file.text.includes(literal)) return [];
        return view.lines.flatMap((line, index) =>
          line.includes(literal) ? [{ view, line: index + 1 }] : [],
        );
      });
      const inCode = places.filter(({ view, line }) => view.folds.docs[line - 1] !== true);
      const own = inCode.length > 0 ? inCode : places;
      return own.length > most.places ? [] : own;
    })
    .slice(0, most.all)
    .map(({ view, line }) => ({ view, range: blockAround(line, view) }));
}

/** Characters of a definition that is shown whole, and of the head of a longer one. */
const whole = 1_200;
const head = 300;

/**
 * Returns the definitions that the ticket names, from the most important on: first the line that names each, so that all
 * have room, then short ones whole, of others the head.
 */
function named(views: readonly FileView[]): readonly Seen[] {
  const all = views
    .flatMap((view) =>
      [...view.file.names].flatMap(([name, weight]) =>
        outermost(view.definitions.filter((one) => one.name === name))
          .slice(0, most.overloads)
          .map((definition) => ({ view, definition, weight: weight * (0.1 + view.file.weight) })),
      ),
    )
    .toSorted((a, b) => b.weight - a.weight);
  const rangesOf = (rangeOf: (definition: Definition, view: FileView) => Lines) =>
    all.map(({ view, definition }) => ({ view, range: rangeOf(definition, view) }));
  return [...rangesOf(nameOf), ...rangesOf(wholeOrHead)];
}

function nameOf(definition: Definition, { lines, folds }: FileView): Lines {
  const line = nameLine(definition, lines, folds.docs);
  return { start: line, end: line };
}

const wholeOrHead = (definition: Definition, view: FileView): Lines =>
  view.lengthOf(view.shown(definition)) <= whole ? definition : definitionHead(definition, view);

/** Constructors have the name of their class. */
const outermost = (same: readonly Definition[]) =>
  same.filter(
    (one) =>
      !same.some((other) => other !== one && other.start <= one.start && other.end >= one.end),
  );

/** Returns the line that names a definition, below its comments, and as many after it as its head has. */
function definitionHead(definition: Definition, view: FileView): Lines {
  const { start: first } = nameOf(definition, view);
  let last = first;
  const lengthTo = (end: number) => view.lengthOf(view.shown({ start: first, end }));
  while (last < definition.end && lengthTo(last + 1) <= head) last += 1;
  return { start: first, end: last };
}
