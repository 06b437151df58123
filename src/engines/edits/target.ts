import type { RepoPath } from '../files/index.ts';
import {
  clippedName,
  type EditScope,
  pathsIn,
  type Unplaced,
  unplaced,
  writablePath,
} from './draft.ts';
import { namedFiles, newFile, statedFiles } from './file-names.ts';
import { isBlank, lineTexts } from './patch/index.ts';
import { locateEdit, type Placement } from './place/index.ts';
import type { Edit, Hunks, Replacement } from './reply/index.ts';

/**
 * Returns the file that an edit is for. If the name is ambiguous or missing, SEARCH decides: the file
 * of the previous edit if it fits there, else the only file read that it fits.
 */
export function findTarget(
  edit: Edit,
  previous: RepoPath | undefined,
  scope: EditScope,
): RepoPath | Unplaced {
  const { draft, repository } = scope;
  const name = edit.file;
  if (name !== undefined && mayCreate(edit)) {
    const path = newFile(name, repository.paths);
    const likely = edit.kind === 'whole-file' && edit.isNew ? undefined : longerName(path, scope);
    return likely === undefined
      ? writablePath(path, scope)
      : unplaced(
          `${clippedName(path)} is not a file in the repository, and ends like ${clippedName(likely)}: give the full path, or plan it as a new file`,
        );
  }
  const named = name === undefined ? [] : filesFor(edit, name, scope);
  const [first, ...others] = named;
  if (first !== undefined && others.length === 0) return writablePath(first, scope);
  if (edit.kind === 'replacement' || edit.kind === 'hunks') {
    const isPreviousMeant = name === undefined && previous !== undefined;
    if (isPreviousMeant && fitIn(previous, edit, scope) === 'placed') return previous;
    const choice = [...draft.keys()].filter((path) => first === undefined || named.includes(path));
    const hit = onlyFit(choice, edit, scope);
    if (hit !== undefined) return hit;
  }
  if (name === undefined) return previous ?? unplaced('a block does not name its file');
  return unplaced(
    first === undefined
      ? `${clippedName(name)} is not a file in the repository`
      : `${clippedName(name)} could be ${named.slice(0, 5).join(', ')}: give the full path`,
  );
}

/** Returns the file that is there or planned of which a new name is only the end, by its folders or at a blank. */
function longerName(path: string, scope: EditScope): string | undefined {
  const known = [...pathsIn(scope), ...scope.draft.keys()];
  if (known.includes(path)) return undefined;
  return known.find((one) => one.endsWith(path) && /[/\s]/.test(one.at(-path.length - 1) ?? ''));
}

/** Returns the only file where SEARCH has a place; if none has one, the only one that has REPLACE already. */
function onlyFit(
  choice: readonly RepoPath[],
  edit: Replacement | Hunks,
  scope: EditScope,
): RepoPath | undefined {
  const fits = choice.map((path) => ({ path, fit: fitIn(path, edit, scope) }));
  const placed = fits.filter(({ fit }) => fit === 'placed');
  const [hit, ...others] = placed.length > 0 ? placed : fits.filter(({ fit }) => fit === 'present');
  return others.length === 0 ? hit?.path : undefined;
}

function fitIn(
  path: RepoPath,
  edit: Replacement | Hunks,
  { draft }: EditScope,
): Placement['kind'] | undefined {
  const placements = locateEdit(lineTexts(draft.get(path) ?? null), edit);
  const [first, ...others] = new Set(placements.map((placement) => placement?.kind));
  return others.length === 0 ? first : undefined;
}

/** The name of a file to delete or rename must be exact, because no text can confirm it. */
function filesFor(edit: Edit, name: string, scope: EditScope): readonly string[] {
  const hasText = edit.kind === 'replacement' || edit.kind === 'hunks';
  const read = hasText ? namedFiles : statedFiles;
  return read(name, pathsIn(scope));
}

/** Whether an edit may create its file; its path is then taken literally. */
function mayCreate(edit: Edit): boolean {
  return edit.kind === 'whole-file' || (edit.kind === 'replacement' && edit.search.every(isBlank));
}
