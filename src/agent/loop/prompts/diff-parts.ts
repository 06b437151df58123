import {
  foldsOf,
  type Lines,
  linesOf,
  mergedLines,
  signatureOf,
} from '../../../core/repository/index.ts';
import { currentPatch, longestShown, type Run } from '../../../core/run/index.ts';
import { type Delta, deltaDiff, findDeltas, lineHunks } from '../../../engines/edits/index.ts';
import { fileKind } from '../../../engines/files/index.ts';
import type { Definition, Syntax } from '../../../engines/syntax/index.ts';
import { clip, enclosed } from '../../../engines/text/index.ts';
import { fixed, type PromptPart } from './part.ts';

/** Returns the diff of the kept patch, each file's as `textOf` writes it; nothing without one. */
export function diffParts(
  run: Run,
  textOf: (delta: Delta) => string = (delta) => deltaDiff(delta),
): readonly PromptPart[] {
  const deltas = findDeltas(currentPatch(run));
  if (deltas.length === 0) return [];
  // Otherwise a short reply that deletes files could make the prompt very long.
  const space = Math.max(minShown, longestShown / deltas.filter(isDeleted).length);
  const diffs = deltas.map((delta) => {
    // The lines below the first name the file as well.
    const diff = textOf(delta).replace(/^diff --git .*\n(?=--- )/, '');
    return isDeleted(delta) ? clip(diff, space, '\n(cut here)\n') : diff;
  });
  return [fixed(`The change so far:\n${enclosed('diff', diffs.join(''))}`)];
}

const isDeleted = ({ kind }: Delta) => kind === 'deleted';

/** Minimum characters of a deleted file's diff that are shown: its path and its beginning. */
const minShown = 500;

/** Unchanged lines around a change outside of all definitions, as git shows them. */
const outside = 3;

/** Lines of the longest definition that is shown whole, and those around a change in a longer one: as there is room. */
const widths = [
  { block: 70, within: 12 },
  { block: 45, within: 12 },
  { block: 25, within: 6 },
] as const;
type Width = (typeof widths)[number];

/** Lines of the longest gap that is closed, and characters of changed sources and what is around that there is room for. */
const most = { gap: 3, room: 9_000 } as const;

/**
 * Returns the diff of the kept patch for a reviewer: each change in a source with lines around it and the signature of
 * the definition that it is in, as there is room, without long documentation that stays; long new tests and data lack their middle.
 */
export async function reviewedDiff(
  run: Run,
  { syntax }: { readonly syntax: Pick<Syntax, 'definitions'> },
): Promise<readonly PromptPart[]> {
  const texts: ChangedText[] = [];
  for (const delta of findDeltas(currentPatch(run))) {
    const {
      kind,
      change: { path, before, after },
    } = delta;
    if (kind === 'renamed' || after === null) continue;
    const isSource = kind === 'modified' && fileKind(path) === 0;
    const definitions = isSource ? ((await syntax.definitions(path, after)) ?? []) : undefined;
    const lines = linesOf(after);
    texts.push({ delta, path, lines, definitions, hunks: lineHunks(linesOf(before ?? ''), lines) });
  }
  const width = widths.find((one) => sizeOf(texts, one) <= most.room) ?? widths[2];
  const shown = new Map(texts.map((text) => [text.path, linesAround(text, width)]));
  return diffParts(run, (delta) => {
    const path: string = delta.change.path;
    const diff = deltaDiff(delta, shown.get(path));
    const isWhole = fileKind(path) === 0;
    return isWhole ? diff : diff.replace(addedRun, (run) => withoutMiddle(run, longestRun(path)));
  });
}

/** A changed file; definitions are those of a source that was there before. */
interface ChangedText {
  readonly delta: Delta;
  readonly path: string;
  readonly lines: readonly string[];
  readonly definitions: readonly Definition[] | undefined;
  readonly hunks: ReturnType<typeof lineHunks>;
}

const sizeOf = (texts: readonly ChangedText[], width: Width) =>
  texts
    .filter(({ definitions }) => definitions !== undefined)
    .flatMap((text) =>
      linesAround(text, width).flatMap(({ start, end }) => text.lines.slice(start - 1, end)),
    )
    .join('\n').length;

/** Most added lines in a row that are shown of data and of a test, and how many there are of more. */
const ends = { data: 70, test: 160, first: 50, last: 5 } as const;
const addedRun = /(?:^\+.*\n)+/gm;
const data = /(?:fixtures?|snapshots?|testdata)_*\/|\.snap$/;
const longestRun = (path: string) =>
  fileKind(path) > 1 || data.test(path) ? ends.data : ends.test;

function withoutMiddle(run: string, longest: number): string {
  const lines = run.trimEnd().split('\n');
  if (lines.length <= longest) return run;
  const note = `(${lines.length - ends.first - ends.last} more added lines)`;
  return [...lines.slice(0, ends.first), note, ...lines.slice(-ends.last), ''].join('\n');
}

/** Returns the lines of a new text that make its changes clear: by its definitions, or as in any diff. */
function linesAround(
  { path, lines, definitions, hunks }: ChangedText,
  width: Width,
): readonly Lines[] {
  const folds = foldsOf(path, lines);
  if (fileKind(path) > 0 && hunks.some(({ added }) => added.length > longestRun(path))) return [];
  const ranges = hunks.flatMap(({ at, added }) => {
    const [start, end] = [at + 1, Math.max(at + 1, at + added.length)];
    const blocks = (definitions ?? [])
      .filter((one) => one.start <= start && one.end >= end)
      .toSorted((a, b) => a.end - a.start - (b.end - b.start));
    const [block] = blocks;
    const whole = blocks.findLast(
      (one) => (one === block || one.kind === 'function') && isShort(folds.without(one), width),
    );
    if (whole !== undefined) return [whole];
    const margin = block === undefined ? outside : width.within;
    const near = {
      start: Math.max(block?.start ?? 1, start - margin),
      end: Math.min(block?.end ?? lines.length, end + margin),
    };
    const head = block === undefined ? near : signatureOf(lines, block);
    // The head of the hunk says a short one.
    return head.end > head.start ? [head, near] : [near];
  });
  if (definitions === undefined) return mergedLines(ranges);
  const joined = mergedLines(ranges.map(({ start, end }) => ({ start, end: end + most.gap })));
  const closed = joined.map(({ start, end }) => ({ start, end: end - most.gap }));
  return closed.flatMap(folds.without);
}

const isShort = (shown: readonly Lines[], { block }: Width) =>
  shown.reduce((sum, { start, end }) => sum + end - start + 1, 0) <= block;
