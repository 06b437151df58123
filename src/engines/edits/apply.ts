import type { RepoPath } from '../files/index.ts';
import {
  type AppliedBlock,
  type AppliedEdit,
  blockedIn,
  type EditScope,
  pathsIn,
  refused,
  withDocument,
  withMoved,
  writablePath,
} from './draft.ts';
import { blockWords, explainUnplaced, hunkWords, type SideWords } from './explain.ts';
import { newFile } from './file-names.ts';
import {
  type Document,
  isBlank,
  leavesOut,
  lineTexts,
  matchFileStyle,
  parseDocument,
  sameText,
  textOf,
} from './patch/index.ts';
import {
  changesIn,
  isEllipsis,
  isIdentical,
  locateEdit,
  type Placement,
  placesOf,
  type SearchReplace,
  whyIncomplete,
  writeAll,
} from './place/index.ts';
import type { Edit, Hunk, Hunks, Renaming, Replacement, WholeFile } from './reply/index.ts';

/** Applies one edit to the draft. */
export function applyEdit(edit: Edit, path: RepoPath, scope: EditScope): AppliedEdit {
  const { draft, repository } = scope;
  const document = draft.get(path) ?? null;
  const blocked = blockedIn(path, scope);
  if (blocked !== undefined) return blocked;
  const origin = repository.originals.get(path)?.before ?? null;
  switch (edit.kind) {
    case 'replacement':
    case 'hunks': {
      const applied = applyHunks(document, edit, origin);
      return applied.kind === 'replaced' ? changeFile(path, applied.document, scope) : applied;
    }
    case 'whole-file':
      return writeFile(edit, path, scope);
    case 'deletion':
      return deleteFile(path, scope);
    case 'renaming':
      return renameFile(edit, path, scope);
  }
}

/** Limits the hunks that are explained. */
const mostExplained = 3;

/**
 * Applies the hunks of a patch to their file, or none of them; a block is one hunk. Each must have exactly one place.
 * Lines that both sides share keep the file's bytes. A hunk whose new lines are already there changes nothing if
 * `origin`, the file before any edit, had the old ones; otherwise it is refused.
 */
export function applyHunks(
  document: Document | null,
  edit: Replacement | Hunks,
  origin: string | null,
): AppliedBlock {
  const text = newTextIn(edit, document);
  if (text !== undefined) return createFile(document, text);
  if (document === null) return refused('the file does not exist, so it has no line to change');
  const words = edit.kind === 'hunks' ? hunkWords : blockWords;
  const own = hunksOf(edit).map((one) => withoutMark(one, document));
  const texts = lineTexts(document);
  const changing = own.filter((one) => !isIdentical(one));
  const sought = edit.kind === 'hunks' ? { ...edit, hunks: changing } : edit;
  const placements = locateEdit(texts, sought);
  const isFirst = origin === null || origin === textOf(document);
  const before = isFirst ? [] : lineTexts(parseDocument(origin));
  const problems = changing.flatMap((hunk, at) => {
    const why = whyUnfit(texts, hunk, { placement: placements[at], before, words });
    const number = edit.kind === 'hunks' ? `hunk ${own.indexOf(hunk) + 1} of ${own.length}: ` : '';
    return why === undefined ? [] : [number + why];
  });
  if (problems.length > 0) return refused(problems.slice(0, mostExplained).join('\n'));
  const next = writeAll(document, changesIn(placements));
  if (!sameText(next, document)) return { kind: 'replaced', document: next };
  const isPlaced = changing.length > 0 && placements.some((one) => one?.kind === 'placed');
  return { kind: isPlaced ? 'refused' : 'unchanged', why: `${words.replace} changes nothing` };
}

const hunksOf = (edit: Replacement | Hunks): readonly Hunk[] =>
  edit.kind === 'hunks' ? edit.hunks : [{ ...edit, anchors: [] }];

/** Returns the text that an edit gives a new or blank file; `undefined` for one that changes lines. */
function newTextIn(edit: Replacement | Hunks, document: Document | null) {
  const [only, ...others] = hunksOf(edit);
  if (only === undefined || others.length > 0 || !only.search.every(isBlank)) return undefined;
  const isNew = edit.kind === 'replacement' || (document && lineTexts(document).every(isBlank));
  return isNew ? only.replace : undefined;
}

/** Whether an edit whose result is there was made before: its old text was in the file, `before` any edit. */
function wasMade(
  placement: Placement | undefined,
  { search }: SearchReplace,
  before: readonly string[],
): boolean {
  const isPresent = placement?.kind === 'present' && !placement.isElsewhere;
  return isPresent && placesOf(before, search).length > 0;
}

/** Says why the new text leaves out code, unless the old one leaves out the same. */
function whyOmits({ search, replace }: SearchReplace, texts: readonly string[]) {
  const elided = search.filter(isEllipsis).length;
  const isPaired = elided > 0 && elided === replace.filter(isEllipsis).length;
  return isPaired ? undefined : whyIncomplete(replace, search, texts);
}

/** A new file ends in a newline. A file that contains only whitespace counts as new. */
function createFile(document: Document | null, replace: readonly string[]): AppliedBlock {
  if (!lineTexts(document).every(isBlank)) {
    return refused('SEARCH is empty, but the file has content: quote the lines to change');
  }
  const incomplete = whyIncomplete(replace);
  if (incomplete !== undefined) return refused(incomplete);
  return { kind: 'replaced', document: matchFileStyle(document, replace) };
}

/** What is known of a hunk: its place, the file before any edit, and what to call its sides. */
interface HunkFacts {
  readonly placement: Placement | undefined;
  readonly before: readonly string[];
  readonly words: SideWords;
}

/** Says why a hunk cannot be applied; one that was made before can. */
function whyUnfit(
  texts: readonly string[],
  hunk: Hunk,
  { placement, before, words }: HunkFacts,
): string | undefined {
  if (hunk.search.length === 0 && placement === undefined)
    return 'it has only added lines: show a line above or below them';
  const incomplete = whyOmits(hunk, texts);
  if (incomplete !== undefined) return incomplete;
  if (placement?.kind === 'placed' || wasMade(placement, hunk, before)) return undefined;
  const isAbove =
    placement === undefined && words === hunkWords && placesOf(texts, hunk.search).length > 0;
  return isAbove
    ? 'its old text is only above the previous hunk or its `@@` line: send the hunks in the order of the file'
    : explainUnplaced(texts, hunk, placement, words);
}

/** A byte order mark is no part of a file's first line. */
function withoutMark(hunk: Hunk, { bom }: Document): Hunk {
  const bare = ([first = '', ...rest]: readonly string[]) => [
    first.replace(/^\uFEFF/, ''),
    ...rest,
  ];
  const hasMark = bom !== '' && hunk.search[0]?.startsWith(bom);
  return hasMark ? { ...hunk, search: bare(hunk.search), replace: bare(hunk.replace) } : hunk;
}

/** Returns the draft with another text for a file (`null`: without it), unless its path is taken. */
function changeFile(path: RepoPath, next: Document | null, scope: EditScope): AppliedEdit {
  const isThere = (scope.draft.get(path) ?? null) !== null;
  const why = isThere ? undefined : conflictAt(path, scope);
  return why === undefined
    ? { kind: 'applied', draft: withDocument(scope.draft, path, next) }
    : refused(why);
}

/** Replaces the whole text of a file, or creates it. */
function writeFile(edit: WholeFile, path: RepoPath, scope: EditScope): AppliedEdit {
  const document = scope.draft.get(path) ?? null;
  const texts = lineTexts(document);
  if (edit.isNew && !texts.every(isBlank)) return addExisting(edit, texts);
  const incomplete = whyIncomplete(edit.lines, texts) ?? whyNotWhole(edit, texts);
  return incomplete === undefined
    ? changeFile(path, matchFileStyle(document, edit.lines), scope)
    : refused(incomplete);
}

function deleteFile(path: RepoPath, scope: EditScope): AppliedEdit {
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
function renameFile({ to }: Renaming, from: RepoPath, scope: EditScope): AppliedEdit {
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
