import { type Delta, deltaDiff, findDeltas, lineHunks } from '../../../core/edits/index.ts';
import {
  type Definition,
  definitionsByPattern,
  fileKind,
  type Lines,
  linesOf,
} from '../../../core/repository/index.ts';
import { currentPatch, longestShown, type Run } from '../../../core/run/index.ts';
import { clip, enclosed } from '../../../core/text/index.ts';
import type { Syntax } from '../../ports.ts';
import type { PromptPart } from './part.ts';
import { linesOfPath } from './shown-file.ts';

/** Returns the diff of the kept patch, with more lines of the new texts where `shown` says so; nothing without one. */
export function diffParts(
  run: Run,
  shown: (delta: Delta) => readonly Lines[] = () => [],
): readonly PromptPart[] {
  const deltas = findDeltas(currentPatch(run));
  if (deltas.length === 0) return [];
  // Otherwise a short reply that deletes files could make the prompt very long.
  const space = Math.max(minShown, longestShown / deltas.filter(isDeleted).length);
  const diffs = deltas.map((delta) => {
    // The lines below the first name the file as well.
    const diff = deltaDiff(delta, shown(delta)).replace(/^diff --git .*\n(?=--- )/, '');
    return isDeleted(delta) ? clip(diff, space, '\n(cut here)\n') : diff;
  });
  const lines = deltas.flatMap((delta) =>
    linesOfPath(delta.change.path, [...changedLines(delta), ...shown(delta)]),
  );
  return [{ text: `The change so far:\n${enclosed('diff', diffs.join(''))}`, shown: lines }];
}

/** Unchanged lines that a diff has around each change. */
const around = 3;

/** Returns the lines of the new text that the diff has by itself. */
function changedLines({ kind, change: { before, after } }: Delta): readonly Lines[] {
  if (kind === 'renamed' || after === null) return [];
  const lines = linesOf(after);
  return lineHunks(linesOf(before ?? ''), lines).map(({ at, added }) => ({
    start: Math.max(1, at + 1 - around),
    end: Math.min(lines.length, at + added.length + around),
  }));
}

const isDeleted = ({ kind }: Delta) => kind === 'deleted';

/** Minimum characters of a deleted file's diff that are shown: its path and its beginning. */
const minShown = 500;

/** Lines of the longest definition that is shown whole around a change, and around a change in a longer one. */
const most = { block: 60, around: 10 } as const;

/** Characters of a diff with them; a longer one has the usual lines only. */
const room = 20_000;

/** Returns the diff of the kept patch for a reviewer: each change in a source with the innermost definition around it. */
export async function reviewedDiff(
  run: Run,
  { syntax }: { readonly syntax: Pick<Syntax, 'definitions'> },
): Promise<readonly PromptPart[]> {
  const blocks = new Map<Delta['change'], readonly Lines[]>();
  for (const { change } of findDeltas(currentPatch(run))) {
    const { path, before, after } = change;
    if (before === null || after === null || fileKind(path) !== 0) continue;
    const definitions =
      (await syntax.definitions(path, after)) ?? definitionsByPattern(path, after);
    blocks.set(change, blocksAround(before, after, definitions));
  }
  const wide = diffParts(run, ({ change }) => blocks.get(change) ?? []);
  const length = wide.reduce((sum, { text }) => sum + text.length, 0);
  return length > room ? diffParts(run) : wide;
}

/** Returns the lines of a new text that make its changes clear. */
function blocksAround(
  before: string,
  after: string,
  definitions: readonly Definition[],
): readonly Lines[] {
  const lines = linesOf(after);
  return lineHunks(linesOf(before), lines).map(({ at, added }) => {
    const [start, end] = [at + 1, Math.max(at + 1, at + added.length)];
    const block = definitions
      .filter((one) => one.start <= start && one.end >= end)
      .reduce<Lines | undefined>((best, one) => (isShorter(one, best) ? one : best), undefined);
    return block !== undefined && block.end - block.start < most.block
      ? { start: block.start, end: block.end }
      : { start: Math.max(1, start - most.around), end: Math.min(lines.length, end + most.around) };
  });
}

const isShorter = (one: Lines, best: Lines | undefined) =>
  best === undefined || one.end - one.start < best.end - best.start;
