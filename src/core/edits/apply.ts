import type { RepoPath } from '../repository/index.ts';
import {
  type Draft,
  type EditScope,
  pathsIn,
  type Unplaced,
  unplaced,
  withDocument,
  withMoved,
  writablePath,
} from './draft.ts';
import { explainAbsent, explainAmbiguous } from './explain.ts';
import { newFile } from './file-names.ts';
import {
  type Document,
  documentOf,
  inStyleOf,
  isBlank,
  type LineHunk,
  lineHunks,
  lineTexts,
  textOf,
} from './patch/index.ts';
import {
  isEllipsis,
  isIdentical,
  locateBlock,
  occurrences,
  type SearchReplace,
  whyIncomplete,
} from './place/index.ts';
import type { Edit, Renaming, WholeFile } from './reply/index.ts';
import { writeAt } from './write/index.ts';

/** The draft after an edit, or why the edit changes nothing or does not fit. */
export type AppliedEdit =
  | { readonly kind: 'applied'; readonly draft: Draft }
  | { readonly kind: 'unchanged' | 'refused'; readonly why: string }
  | Unplaced;

/** Applies one edit to the draft. */
export function applyEdit(edit: Edit, path: RepoPath, scope: EditScope): AppliedEdit {
  const { draft, repository } = scope;
  const document = draft.get(path) ?? null;
  if (!draft.has(path) && repository.paths.includes(path)) {
    return unplaced(`${path} is not an editable text file`);
  }
  const changed = (next: Document | null): AppliedEdit => {
    const why = document === null ? conflictAt(path, scope) : undefined;
    return why === undefined
      ? { kind: 'applied', draft: withDocument(draft, path, next) }
      : refused(why);
  };
  switch (edit.kind) {
    case 'replacement': {
      const origin = repository.originals.get(path)?.before ?? null;
      const replaced = applyBlock(document, edit, origin);
      return replaced.kind === 'replaced' ? changed(replaced.document) : replaced;
    }
    case 'whole-file': {
      const texts = lineTexts(document);
      const incomplete = whyIncomplete(edit.lines, texts) ?? whyNotWhole(edit, texts);
      return incomplete === undefined
        ? changed(inStyleOf(document, edit.lines))
        : refused(incomplete);
    }
    case 'deletion':
      return document === null ? { kind: 'unchanged', why: noSuchFile } : changed(null);
    case 'renaming':
      return rename(path, edit, scope);
  }
}

/** Says why a fence does not show its whole file: it drops too much, or prose may only mention the name. */
function whyNotWhole({ fence, lines }: WholeFile, texts: readonly string[]): string | undefined {
  if (fence === undefined) return undefined;
  if (texts.length === 0) {
    return fence === 'named' ? undefined : 'the name of a new file must be on a line of its own';
  }
  return isPart(lineHunks(texts, lines), texts.length)
    ? 'the fence does not seem to show the whole file: send SEARCH/REPLACE blocks'
    : undefined;
}

/** Whether the changes of a file leave out its beginning, its end or much of the rest. */
function isPart(hunks: readonly LineHunk[], length: number): boolean {
  const removed = hunks.reduce((sum, { from, to }) => sum + to - from, 0);
  const losses = hunks.filter(({ from, to, added }) => to - from > added.length);
  const lost = losses.reduce((sum, { from, to, added }) => sum + to - from - added.length, 0);
  const losesEdge = losses.some(({ from, to }) => from === 0 || to === length);
  return losesEdge || removed > Math.max(1, length / 2) || lost > Math.max(2, length / 10);
}

function rename(from: RepoPath, { to }: Renaming, scope: EditScope): AppliedEdit {
  const { draft, repository } = scope;
  const target = writablePath(newFile(to, repository.paths), repository);
  if (typeof target !== 'string') return target;
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

/** The file after a block, or why the block changes nothing or does not fit. */
export type AppliedBlock =
  | { readonly kind: 'replaced'; readonly document: Document }
  | { readonly kind: 'unchanged' | 'refused'; readonly why: string };

/**
 * Applies a SEARCH/REPLACE block to its file. SEARCH must match exactly one place; lines that both
 * sides share keep the file's bytes. A block whose REPLACE is already in the file changes nothing if
 * `origin`, the file before any edit, contains its SEARCH; otherwise it is refused.
 */
export function applyBlock(
  document: Document | null,
  block: SearchReplace,
  origin: string | null,
): AppliedBlock {
  const { search, replace } = block;
  if (search.every(isBlank)) return createFile(document, replace);
  if (document === null) return refused('the file does not exist; an empty SEARCH creates it');
  const texts = lineTexts(document);
  const elided = search.filter(isEllipsis).length;
  const isPaired = elided > 0 && elided === replace.filter(isEllipsis).length;
  const incomplete = isPaired ? undefined : whyIncomplete(replace, search, texts);
  if (incomplete !== undefined) return refused(incomplete);
  const placement = locateBlock(texts, block);
  if (placement === undefined) return refused(explainAbsent(texts, block));
  switch (placement.kind) {
    case 'ambiguous':
      return refused(explainAmbiguous(texts, placement));
    case 'present': {
      const why = `REPLACE is already in the file, from line ${placement.at + 1} on`;
      const wasThere = occurrences(lineTexts(documentOf(origin ?? '')), search).length > 0;
      return { kind: wasThere && !placement.isElsewhere ? 'unchanged' : 'refused', why };
    }
    case 'placed': {
      // From the bottom up, so that the matches above keep their line numbers.
      const next = placement.matches.toReversed().reduce(writeAt, document);
      if (textOf(next) !== textOf(document)) return { kind: 'replaced', document: next };
      const kind = isIdentical(block) ? 'unchanged' : 'refused';
      return { kind, why: 'REPLACE changes nothing' };
    }
  }
}

/** A new file ends in a newline. A file that contains only whitespace counts as new. */
function createFile(document: Document | null, replace: readonly string[]): AppliedBlock {
  if (!lineTexts(document).every(isBlank)) {
    return refused('SEARCH is empty, but the file has content: quote the lines to change');
  }
  const incomplete = whyIncomplete(replace);
  if (incomplete !== undefined) return refused(incomplete);
  return { kind: 'replaced', document: inStyleOf(document, replace) };
}

const noSuchFile = 'the file does not exist';
const refused = (why: string) => ({ kind: 'refused', why }) as const;
