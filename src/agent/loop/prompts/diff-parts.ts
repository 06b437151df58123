import { type Delta, deltaDiff, findDeltas, lineHunks } from '../../../core/edits/index.ts';
import {
  type Definition,
  definitionsByPattern,
  fileKind,
  foldsOf,
  type Lines,
  linesOf,
  mergedLines,
  signatureOf,
} from '../../../core/repository/index.ts';
import { currentPatch, longestShown, type Run } from '../../../core/run/index.ts';
import { clip, enclosed } from '../../../core/text/index.ts';
import type { Syntax } from '../../ports.ts';
import type { PromptPart } from './part.ts';
import { linesOfPath } from './shown-file.ts';

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
  const lines = deltas.flatMap((delta) => linesOfPath(delta.change.path, changedLines(delta)));
  return [{ text: `The change so far:\n${enclosed('diff', diffs.join(''))}`, shown: lines }];
}

/** Returns the lines of the new text that the diff has by itself. */
function changedLines({ kind, change: { before, after } }: Delta): readonly Lines[] {
  if (kind === 'renamed' || after === null) return [];
  const lines = linesOf(after);
  return lineHunks(linesOf(before ?? ''), lines).map(({ at, added }) => ({
    start: Math.max(1, at + 1 - around.outside),
    end: Math.min(lines.length, at + added.length + around.outside),
  }));
}

const isDeleted = ({ kind }: Delta) => kind === 'deleted';

/** Minimum characters of a deleted file's diff that are shown: its path and its beginning. */
const minShown = 500;

/** Unchanged lines around a change outside of all definitions, as git shows them. */
const around = { outside: 3 } as const;

/** Lines of the longest definition that is shown whole around a change, and unchanged lines around one in a longer one. */
const wide = { block: 70, within: 12 } as const;
const narrow = { block: 25, within: 6 } as const;
type Width = typeof wide | typeof narrow;

/** Lines of the longest gap that is closed, and characters of all that is shown widely. */
const most = { gap: 3, context: 6_000 } as const;

/**
 * Returns the diff of the kept patch for a reviewer: each change in a source with lines around it and the signature of
 * the definition that it is in, without long documentation that stays; long new tests and data lack their middle.
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
    const definitions = isSource
      ? ((await syntax.definitions(path, after)) ?? definitionsByPattern(path, after))
      : undefined;
    const lines = linesOf(after);
    const hunks = lineHunks(linesOf(before ?? ''), lines);
    texts.push({ delta, lines, hunks, folds: foldsOf(path, lines), definitions });
  }
  const widely = widelyShown(texts.filter(({ definitions }) => definitions !== undefined));
  const shown = new Map<string, readonly Lines[]>();
  for (const text of texts) {
    const near = shownOf(text, widely);
    const { delta } = text;
    const all = near.length > 0 ? mergedLines([...near, ...changedLines(delta)]) : [];
    shown.set(delta.change.path, all);
  }
  const parts = diffParts(run, (delta) => {
    const { path } = delta.change;
    const diff = deltaDiff(delta, shown.get(path));
    return fileKind(path) === 0 ? diff : withoutMiddles(path, diff);
  });
  const lines = [...shown].flatMap(([path, ranges]) => linesOfPath(path, ranges));
  return parts.map((part) => ({ ...part, shown: lines }));
}

type Hunk = ReturnType<typeof lineHunks>[number];

/** A changed file with its new lines; definitions are those of a source that was there. */
interface ChangedText {
  readonly delta: Delta;
  readonly lines: readonly string[];
  readonly hunks: readonly Hunk[];
  readonly folds: ReturnType<typeof foldsOf>;
  readonly definitions: readonly Definition[] | undefined;
}

/** Returns the changes that are shown widely: those that add the least, as long as there is room. */
function widelyShown(texts: readonly ChangedText[]): ReadonlySet<Hunk> {
  const all = texts.flatMap((text) =>
    text.hunks.map((hunk) => ({ text, hunk, lines: linesAround(hunk, text, wide) })),
  );
  const sized = all.map((one) => ({ ...one, size: sizeOf(one.text, one.lines) }));
  const [counted, wideOnes] = [new Set<string>(), new Set<Hunk>()];
  let left: number = most.context;
  for (const { text, hunk, lines, size } of sized.toSorted((a, b) => a.size - b.size)) {
    const place = JSON.stringify([text.delta.change.path, lines]);
    if (!counted.has(place)) left -= size;
    if (left < 0) break;
    counted.add(place);
    wideOnes.add(hunk);
  }
  return wideOnes;
}

const sizeOf = ({ lines, folds }: ChangedText, shown: readonly Lines[]) =>
  shown
    .flatMap(folds.without)
    .reduce((sum, { start, end }) => sum + lines.slice(start - 1, end).join('\n').length, 0);

/** Most added lines in a row that are shown of a test and of data, and how many there are of more. */
const ends = { text: 160, data: 70, first: 50, last: 5 } as const;

function withoutMiddles(path: string, diff: string): string {
  const longest = longestRun(path);
  return diff.replace(/(?:^\+.*\n)+/gm, (run) => {
    const lines = run.trimEnd().split('\n');
    if (lines.length <= longest) return run;
    const note = `(${lines.length - ends.first - ends.last} more added lines)`;
    return [...lines.slice(0, ends.first), note, ...lines.slice(-ends.last), ''].join('\n');
  });
}

const longestRun = (path: string) =>
  fileKind(path) === 3 || data.test(path) ? ends.data : ends.text;
const data =
  /(?:^|\/)(?:__)?(?:fixtures?|snapshots?|testdata)(?:__)?\/|\.(?:snap|json5?|jsonl|lock|txt|xml|csv|tsv|ya?ml|svg|golden|po)$/;

/** Returns the lines of a new text that make its changes clear: by its definitions, or as in any diff. */
function shownOf(text: ChangedText, widely: ReadonlySet<Hunk>): readonly Lines[] {
  const { delta, hunks, definitions, folds } = text;
  const { path } = delta.change;
  const isLong = ({ added }: Hunk) => added.length > longestRun(path);
  if (fileKind(path) > 0 && hunks.some(isLong)) return [];
  const ranges = hunks.flatMap((hunk) => linesAround(hunk, text, widely.has(hunk) ? wide : narrow));
  if (definitions === undefined) return mergedLines(ranges);
  const joined = mergedLines(ranges.map(({ start, end }) => ({ start, end: end + most.gap })));
  const closed = joined.map(({ start, end }) => ({ start, end: end - most.gap }));
  return closed.flatMap(folds.without);
}

/** Returns the lines around one change: the largest function that is short enough, or those near it with the head of its own. */
function linesAround(
  { at, added }: Hunk,
  { lines, folds, definitions = [] }: ChangedText,
  { block: longest, within }: Width,
): readonly Lines[] {
  const [start, end] = [at + 1, Math.max(at + 1, at + added.length)];
  const blocks = definitions
    .filter((one) => one.start <= start && one.end >= end)
    .toSorted((a, b) => a.end - a.start - (b.end - b.start));
  const whole = blocks.findLast(
    (one) =>
      (one === blocks[0] || one.kind === 'function') && countLines(folds.without(one)) <= longest,
  );
  if (whole !== undefined) return [whole];
  const [block] = blocks;
  const margin = block === undefined ? around.outside : within;
  const near = {
    start: Math.max(block?.start ?? 1, start - margin),
    end: Math.min(block?.end ?? lines.length, end + margin),
  };
  const head = block === undefined ? near : signatureOf(lines, block);
  // The head of the hunk says a short one.
  return head.end > head.start ? [head, near] : [near];
}

const countLines = (all: readonly Lines[]) =>
  all.reduce((sum, { start, end }) => sum + end - start + 1, 0);
