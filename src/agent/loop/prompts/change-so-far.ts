import { type RepoPath, windowsText } from '../../../core/repository/index.ts';
import { currentPatch, longestShown, planOf, type Run, readsOf } from '../../../core/run/index.ts';
import { linesAround } from './changed-lines.ts';
import { fixed, type PromptPart } from './part.ts';
import { linesRead } from './reads.ts';
import { filePart, linesPart, sizeAmong } from './shown-file.ts';

/**
 * Returns the files that an edit needs: the planned ones and, as far as there is space, the others that
 * the kept patch has changed, so that a renamed file is seen in its new place.
 */
export function pathsToEdit(run: Run): readonly RepoPath[] {
  const plan = planOf(run);
  const paths = new Set(plan?.kind === 'fix' ? plan.files.map(({ path }) => path) : []);
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
  const plan = planOf(run);
  const planned = plan?.kind === 'fix' ? plan.files : [];
  const created = planned.filter(({ state, path }) => state === 'new' && !kept.has(path));
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
  const reads = readsOf(run);
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
