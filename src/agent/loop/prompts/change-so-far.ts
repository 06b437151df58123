import { type Delta, deltaDiff, findDeltas, lineHunks } from '../../../core/edits/index.ts';
import {
  fileKind,
  type Lines,
  linesOf,
  type RepoPath,
  windowsText,
} from '../../../core/repository/index.ts';
import {
  currentPatch,
  filesToFix,
  findReads,
  longestShown,
  type Run,
} from '../../../core/run/index.ts';
import { clip, enclosed } from '../../../core/text/index.ts';
import { fixed, type PromptPart } from './part.ts';
import { linesRead } from './reads.ts';
import { filePart, linesPart, sizeAmong } from './shown-file.ts';

/**
 * Returns the files that an edit needs: the planned ones and, as far as there is space, the others that
 * the kept patch has changed, so that a renamed file is seen in its new place.
 */
export function pathsToEdit(run: Run): readonly RepoPath[] {
  const paths = new Set(filesToFix(run).map(({ path }) => path));
  let space = longestShown;
  for (const { path, after } of currentPatch(run).values()) {
    const length = after?.length ?? 0;
    if (paths.has(path) || length > space) continue;
    space -= length;
    paths.add(path);
  }
  return [...paths];
}

/**
 * Returns the files that are not as the model was shown them before: new, and changed by the kept patch. A long one is
 * shown around its changes and where the model has read.
 */
export function changedFiles(paths: readonly RepoPath[], run: Run): readonly PromptPart[] {
  const kept = currentPatch(run);
  const created = filesToFix(run).filter(({ state, path }) => state === 'new' && !kept.has(path));
  const files = [
    ...created
      .filter(({ path }) => paths.includes(path))
      .map(({ path }) => ({ path, text: null, before: null })),
    ...paths.flatMap((path) => {
      const change = kept.get(path);
      return change === undefined
        ? []
        : [{ path, text: change.after, before: change.before, isGone: true }];
    }),
  ];
  if (files.length === 0) return [];
  const title =
    kept.size === 0
      ? 'Files to create:'
      : 'The files as they are now, with the change so far. Edit these texts, not the older ones:';
  const reads = findReads(run);
  const size = sizeAmong(files.length);
  const parts = files.flatMap(({ path, text, before, ...file }) => {
    if (text === null || text.length <= size.whole)
      return [filePart({ ...file, path, text }, {}, size)];
    const changed = linesAround(before, text);
    const all = [...linesRead(path, reads), ...changed];
    const isTight = windowsText(text, all).length > size.parts;
    return linesPart({ path, text }, isTight ? changed : all, size.parts);
  });
  return [fixed(title), ...parts];
}

/** Lines above and below each change. */
const margin = 20;

/** Returns the lines of a file that a change has touched, with those around them. */
function linesAround(before: string | null, after: string): readonly Lines[] {
  const lines = linesOf(after);
  return lineHunks(linesOf(before ?? ''), lines).map(({ at, added }) => ({
    start: Math.max(1, at + 1 - margin),
    end: Math.min(lines.length, at + added.length + margin),
  }));
}

/** Returns the diff of the kept patch with so many lines around each change; nothing without one. */
export function diffParts(
  run: Run,
  linesAround?: (path: RepoPath) => number,
): readonly PromptPart[] {
  const deltas = findDeltas(currentPatch(run));
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
const contexts = [25, 10, 3] as const;
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
