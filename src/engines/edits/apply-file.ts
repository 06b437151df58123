import type { RepoPath } from '../files/index.ts';
import {
  type AppliedEdit,
  blockedIn,
  type EditScope,
  pathsIn,
  refused,
  withDocument,
  withMoved,
  writablePath,
} from './draft.ts';
import { newFile } from './file-names.ts';
import { type Document, isBlank, leavesOut, lineTexts, matchFileStyle } from './patch/index.ts';
import { whyIncomplete } from './place/index.ts';
import type { Renaming, WholeFile } from './reply/index.ts';

/** Returns the draft with another text for a file (`null`: without it), unless its path is taken. */
export function changeFile(path: RepoPath, next: Document | null, scope: EditScope): AppliedEdit {
  const isThere = (scope.draft.get(path) ?? null) !== null;
  const why = isThere ? undefined : conflictAt(path, scope);
  return why === undefined
    ? { kind: 'applied', draft: withDocument(scope.draft, path, next) }
    : refused(why);
}

/** Replaces the whole text of a file, or creates it. */
export function writeFile(edit: WholeFile, path: RepoPath, scope: EditScope): AppliedEdit {
  const document = scope.draft.get(path) ?? null;
  const texts = lineTexts(document);
  if (edit.isNew && !texts.every(isBlank)) return addExisting(edit, texts);
  const incomplete = whyIncomplete(edit.lines, texts) ?? whyNotWhole(edit, texts);
  return incomplete === undefined
    ? changeFile(path, matchFileStyle(document, edit.lines), scope)
    : refused(incomplete);
}

export function deleteFile(path: RepoPath, scope: EditScope): AppliedEdit {
  const isThere = (scope.draft.get(path) ?? null) !== null;
  return isThere ? changeFile(path, null, scope) : { kind: 'unchanged', why: noSuchFile };
}

/** A new file whose lines are there already has been created before. */
function addExisting({ lines }: WholeFile, texts: readonly string[]): AppliedEdit {
  const isDone = lines.length === texts.length && lines.every((line, at) => line === texts[at]);
  const kind = isDone ? 'unchanged' : 'refused';
  return { kind, why: 'the file exists: update it instead of adding it' };
}

/** Says why a fence does not show its whole file: it drops too much. */
function whyNotWhole({ isFenced, lines }: WholeFile, texts: readonly string[]): string | undefined {
  if (!isFenced || texts.length === 0) return undefined;
  return leavesOut(texts, lines)
    ? 'the fence does not seem to show the whole file: send only the lines that change'
    : undefined;
}

/** Moves a file to a path that is free. */
export function renameFile({ to }: Renaming, from: RepoPath, scope: EditScope): AppliedEdit {
  const { draft, repository } = scope;
  const target = writablePath(newFile(to, repository.paths), scope, from);
  if (typeof target !== 'string') return target;
  const blocked = blockedIn(target, scope);
  if (blocked !== undefined && !repository.paths.includes(target)) return blocked;
  if ((draft.get(from) ?? null) === null) {
    const stood = typeof repository.originals.get(from)?.before === 'string';
    const isDone = stood && (draft.get(target) ?? null) !== null;
    return isDone ? { kind: 'unchanged', why: `it is already ${target}` } : refused(noSuchFile);
  }
  const isTaken = draft.has(target)
    ? draft.get(target) !== null
    : repository.paths.includes(target);
  const conflict = isTaken ? 'that file exists' : conflictAt(target, scope);
  return conflict === undefined
    ? { kind: 'applied', draft: withMoved(draft, from, target) }
    : refused(`it cannot be renamed to ${target}: ${conflict}`);
}

/** Says why no file can be created at the path: it is a folder, or below a file. */
function conflictAt(path: RepoPath, scope: EditScope): string | undefined {
  const paths = pathsIn(scope);
  if (paths.some((other) => other.startsWith(`${path}/`))) return `${path} is a folder`;
  const file = paths.find((other) => path.startsWith(`${other}/`));
  return file === undefined ? undefined : `${file} is a file, not a folder`;
}

const noSuchFile = 'the file does not exist';
