import { type RepoPath, repoPath } from '../../repository/index.ts';
import { clip } from '../../text/index.ts';
import type { Edit, Replacement } from '../edit.ts';
import { isBlank } from '../lines.ts';
import { fitOf } from '../replacement.ts';
import { type Draft, pathsIn, type Repository } from './draft.ts';
import { namedFiles, newFile, statedFiles } from './file-names.ts';

/** An edit whose file cannot be told or must not be touched. */
export interface Unplaced {
  readonly kind: 'unplaced';
  readonly why: string;
}

/** No system checks out a path or a name in it that is longer. */
const tooLong = /^.{1000}|[^/]{256}/s;

/**
 * The file that an edit is for. Where its name leaves a choice, or it names none, the text decides:
 * the previous edit's file if SEARCH fits it, else the only file that was read and that it fits.
 */
export function targetOf(
  edit: Edit,
  previous: RepoPath | undefined,
  draft: Draft,
  repository: Repository,
): RepoPath | Unplaced {
  const { paths } = repository;
  const name = edit.file;
  if (name !== undefined && mayCreate(edit)) return allowed(newFile(name, paths), repository);
  const named = name === undefined ? [] : filesFor(edit, name, draft, repository);
  const [first, ...others] = named;
  if (first !== undefined && others.length === 0) return allowed(first, repository);
  if (edit.kind === 'replacement') {
    const isPreviousMeant = name === undefined && previous !== undefined;
    if (isPreviousMeant && fitOf(draft.get(previous), edit) === 'placed') return previous;
    const choice = [...draft.keys()].filter((path) => first === undefined || named.includes(path));
    const [hit, ...more] = fittingFiles(choice, edit, draft);
    if (hit !== undefined && more.length === 0) return hit;
    if (name === undefined && previous !== undefined) return previous;
  }
  if (name === undefined) return previous ?? unplaced('a block does not name its file');
  return unplaced(
    first === undefined
      ? `${shortened(name)} is not a file of the repository`
      : `${shortened(name)} may be ${named.slice(0, 5).join(', ')}: give the whole path`,
  );
}

/** The files where SEARCH has a place; only where none has, those where REPLACE stands already. */
function fittingFiles(
  choice: readonly RepoPath[],
  edit: Replacement,
  draft: Draft,
): readonly RepoPath[] {
  const fits = choice.map((path) => ({ path, fit: fitOf(draft.get(path), edit) }));
  const placed = fits.filter(({ fit }) => fit === 'placed');
  return (placed.length > 0 ? placed : fits.filter(({ fit }) => fit === 'present')).map(
    ({ path }) => path,
  );
}

/** The name of a file that is to go must be right by itself: no text can show that it is. */
function filesFor(
  edit: Edit,
  name: string,
  draft: Draft,
  repository: Repository,
): readonly string[] {
  if (repository.paths.includes(name)) return [name];
  const read = edit.kind === 'replacement' ? namedFiles : statedFiles;
  return read(name, pathsIn(draft, repository));
}

/** Such an edit names a path to the letter: another file of that name is not meant. */
function mayCreate(edit: Edit): boolean {
  return edit.kind === 'whole-file' || (edit.kind === 'replacement' && edit.search.every(isBlank));
}

/** The path, where the repository's rules let it be written. */
export function allowed(path: string, { rules }: Repository): RepoPath | Unplaced {
  if (tooLong.test(path)) return unplaced(`${shortened(path)} is too long for a path`);
  const made = repoPath(path, rules);
  return typeof made === 'string' ? made : unplaced(made.why);
}

function shortened(name: string): string {
  return name.length > 200 ? clip(name, 60) : name;
}

const unplaced = (why: string): Unplaced => ({ kind: 'unplaced', why });
