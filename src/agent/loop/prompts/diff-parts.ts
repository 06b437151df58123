import { type Delta, deltaDiff, deltasOf } from '../../../core/edits/index.ts';
import { fileKind, type RepoPath } from '../../../core/repository/index.ts';
import { currentPatch, longestShown, type Run } from '../../../core/run/index.ts';
import { clip, enclosed } from '../../../core/text/index.ts';
import { fixed, type PromptPart } from './part.ts';

/** Returns the diff of the kept patch with so many lines around each change; nothing without one. */
export function diffParts(
  run: Run,
  linesAround?: (path: RepoPath) => number,
): readonly PromptPart[] {
  const deltas = deltasOf(currentPatch(run));
  if (deltas.length === 0) return [];
  // Otherwise a short reply that deletes files could make the prompt very long.
  const space = Math.max(minShown, longestShown / deltas.filter(isDeleted).length);
  const diffs = deltas.map((delta) => {
    const diff = deltaDiff(delta, linesAround?.(delta.change.path));
    return isDeleted(delta) ? clip(diff, space, '\n(cut here)\n') : diff;
  });
  return [fixed(`The change so far:\n${enclosed('diff', diffs.join(''))}`)];
}

const isDeleted = ({ kind }: Delta) => kind === 'deleted';

/** Minimum characters of a deleted file's diff that are shown: its path and its beginning. */
const minShown = 500;

/** Lines around each change in a source; other files need fewer. The first that keeps the diff short is taken. */
const contexts = [60, 25, 10, 3] as const;
const contextOfOthers = 3;

/** Characters of a diff that is short. */
const room = 20_000;

/** Returns the diff of the kept patch with as much around the changes as there is room for. */
export function reviewedDiff(run: Run): readonly PromptPart[] {
  const diffs = contexts.map((lines) =>
    diffParts(run, (path) => (fileKind(path) === 0 ? lines : contextOfOthers)),
  );
  const isShort = (parts: readonly PromptPart[]) =>
    parts.reduce((sum, { text }) => sum + text.length, 0) <= room;
  return diffs.find(isShort) ?? diffs.at(-1) ?? [];
}
