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

/** Unchanged lines around a change: within a definition, and outside of all, as git shows them. */
const around = { within: 6, outside: 3 } as const;

/** Lines of the longest definition that is shown whole around a change, and of the longest gap that is closed. */
const most = { block: 25, gap: 3 } as const;

/**
 * Returns the diff of the kept patch for a reviewer: each change in a source with lines around it and the signature of
 * the definition that it is in, without long documentation that stays; long new tests and data lack their middle.
 */
export async function reviewedDiff(
  run: Run,
  { syntax }: { readonly syntax: Pick<Syntax, 'definitions'> },
): Promise<readonly PromptPart[]> {
  const shown = new Map<string, readonly Lines[]>();
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
    const near = linesAround({ path, before: before ?? '', after }, definitions);
    shown.set(path, near.length > 0 ? mergedLines([...near, ...changedLines(delta)]) : []);
  }
  const parts = diffParts(run, (delta) => {
    const { path } = delta.change;
    const diff = deltaDiff(delta, shown.get(path));
    return fileKind(path) === 0 ? diff : diff.replace(longRun, withoutMiddle);
  });
  const lines = [...shown].flatMap(([path, ranges]) => linesOfPath(path, ranges));
  return parts.map((part) => ({ ...part, shown: lines }));
}

/** Added lines in a row that are more than a test needs, and how many of them are shown. */
const longRun = /(?:^\+.*\n){71,}/gm;
const ends = { longest: 70, first: 50, last: 5 } as const;

function withoutMiddle(run: string): string {
  const lines = run.trimEnd().split('\n');
  const note = `(${lines.length - ends.first - ends.last} more added lines)`;
  return [...lines.slice(0, ends.first), note, ...lines.slice(-ends.last), ''].join('\n');
}

/** Returns the lines of a new text that make its changes clear: by its definitions, or as in any diff. */
function linesAround(
  { path, before, after }: Readonly<Record<'path' | 'before' | 'after', string>>,
  definitions?: readonly Definition[],
): readonly Lines[] {
  const lines = linesOf(after);
  const hunks = lineHunks(linesOf(before), lines);
  if (fileKind(path) > 0 && hunks.some(({ added }) => added.length > ends.longest)) return [];
  const ranges = hunks.flatMap(({ at, added }) => {
    const [start, end] = [at + 1, Math.max(at + 1, at + added.length)];
    const block = definitions
      ?.filter((one) => one.start <= start && one.end >= end)
      .toSorted((a, b) => a.end - a.start - (b.end - b.start))[0];
    if (block !== undefined && block.end - block.start < most.block) return [block];
    const margin = block === undefined ? around.outside : around.within;
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
  return closed.flatMap(foldsOf(path, lines).without);
}
