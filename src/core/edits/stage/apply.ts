import type { RepoPath } from '../../repository/index.ts';
import type { Edit, Renaming } from '../edit.ts';
import { type Document, inTheStyleOf } from '../lines.ts';
import { leftOut, placeholderIn } from '../placeholder.ts';
import { applyReplacement } from '../replacement.ts';
import { type Draft, pathsIn, type Repository, withDocument, withMoved } from './draft.ts';
import { newFile } from './file-names.ts';
import { allowed, type Unplaced } from './target.ts';

/** The files as they would be, that nothing would change, or why the edit does not fit its file. */
export type Application =
  | { readonly kind: 'applied'; readonly draft: Draft }
  | { readonly kind: 'unchanged' | 'refused'; readonly why: string }
  | Unplaced;

/** Lays one edit over the draft. */
export function applyEdit(
  draft: Draft,
  path: RepoPath,
  edit: Edit,
  repository: Repository,
): Application {
  const document = draft.get(path) ?? null;
  if (!draft.has(path) && repository.paths.includes(path)) {
    return { kind: 'unplaced', why: `${path} is not a text file to be edited` };
  }
  const changed = (next: Document | null): Application => {
    const why = document === null ? obstacleTo(path, draft, repository) : undefined;
    return why === undefined
      ? { kind: 'applied', draft: withDocument(draft, path, next) }
      : refused(why);
  };
  switch (edit.kind) {
    case 'replacement': {
      const origin = repository.originals.get(path)?.before;
      const replaced = applyReplacement(document, edit, origin);
      return replaced.kind === 'replaced' ? changed(replaced.document) : replaced;
    }
    case 'whole-file': {
      const known = document?.lines.map((line) => line.text) ?? [];
      const placeholder = placeholderIn(edit.lines, known);
      if (placeholder !== undefined) return refused(leftOut(placeholder));
      return changed(inTheStyleOf(document, edit.lines));
    }
    case 'deletion':
      return document === null ? { kind: 'unchanged', why: noSuchFile } : changed(null);
    case 'renaming':
      return rename(draft, path, edit, repository);
  }
}

function rename(
  draft: Draft,
  from: RepoPath,
  { to }: Renaming,
  repository: Repository,
): Application {
  const target = allowed(newFile(to, repository.paths), repository);
  if (typeof target !== 'string') return target;
  if ((draft.get(from) ?? null) === null) {
    const stood = typeof repository.originals.get(from)?.before === 'string';
    const isMade = stood && (draft.get(target) ?? null) !== null;
    return isMade ? { kind: 'unchanged', why: `it is ${target} already` } : refused(noSuchFile);
  }
  const isTaken = draft.has(target)
    ? draft.get(target) !== null
    : repository.paths.includes(target);
  const obstacle = isTaken ? 'there is such a file already' : obstacleTo(target, draft, repository);
  return obstacle === undefined
    ? { kind: 'applied', draft: withMoved(draft, from, target) }
    : refused(`it cannot become ${target}: ${obstacle}`);
}

/** What keeps a new file from its path: no file can stand where a folder does, nor below a file. */
function obstacleTo(path: RepoPath, draft: Draft, repository: Repository): string | undefined {
  const paths = pathsIn(draft, repository);
  if (paths.some((other) => other.startsWith(`${path}/`))) return `${path} is a folder`;
  const file = paths.find((other) => path.startsWith(`${other}/`));
  return file === undefined ? undefined : `${file} is a file, not a folder`;
}

const noSuchFile = 'there is no such file';
const refused = (why: string): Application => ({ kind: 'refused', why });
