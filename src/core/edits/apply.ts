import type { RepoPath } from '../repository/index.ts';
import { changeFile, deleteFile, renameFile, writeFile } from './apply-file.ts';
import {
  type AppliedBlock,
  type AppliedEdit,
  blockedIn,
  type EditScope,
  refused,
} from './draft.ts';
import { blockWords, explainUnplaced, hunkWords } from './explain.ts';
import {
  type Document,
  isBlank,
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
} from './place/index.ts';
import type { Edit, Hunk, Hunks, Replacement } from './reply/index.ts';
import { writeAll } from './write/index.ts';

/** Applies one edit to the draft. */
export function applyEdit(edit: Edit, path: RepoPath, scope: EditScope): AppliedEdit {
  const { draft, repository } = scope;
  const document = draft.get(path) ?? null;
  const blocked = blockedIn(path, scope);
  if (blocked !== undefined) return blocked;
  const origin = repository.originals.get(path)?.before ?? null;
  const changed = (applied: AppliedBlock): AppliedEdit =>
    applied.kind === 'replaced' ? changeFile(path, applied.document, scope) : applied;
  switch (edit.kind) {
    case 'replacement':
      return changed(applyBlock(document, edit, origin));
    case 'hunks':
      return changed(applyHunks(document, edit, origin));
    case 'whole-file':
      return writeFile(edit, path, scope);
    case 'deletion':
      return deleteFile(path, scope);
    case 'renaming':
      return renameFile(edit, path, scope);
  }
}

/**
 * Applies a SEARCH/REPLACE block to its file. SEARCH must match exactly one place; lines that both
 * sides share keep the file's bytes. A block whose REPLACE is already in the file changes nothing if
 * `origin`, the file before any edit, contains its SEARCH; otherwise it is refused.
 */
export function applyBlock(
  document: Document | null,
  block: Replacement,
  origin: string | null,
): AppliedBlock {
  if (block.search.every(isBlank)) return createFile(document, block.replace);
  if (document === null) return refused('the file does not exist; an empty SEARCH creates it');
  const texts = lineTexts(document);
  const incomplete = whyOmits(block, texts);
  if (incomplete !== undefined) return refused(incomplete);
  const placements = locateEdit(texts, block);
  const [placement] = placements;
  if (placement?.kind !== 'placed') {
    const isDone = wasMade(placement, block, lineTexts(parseDocument(origin ?? '')));
    const why = explainUnplaced(texts, block, placement, blockWords);
    return { kind: isDone ? 'unchanged' : 'refused', why };
  }
  const next = writeAll(document, changesIn(placements));
  if (!sameText(next, document)) return { kind: 'replaced', document: next };
  return { kind: isIdentical(block) ? 'unchanged' : 'refused', why: 'REPLACE changes nothing' };
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

/** Limits the hunks that are explained. */
const mostExplained = 3;

/**
 * Applies the hunks of a patch to their file, or none of them. Context lines keep the file's bytes. A hunk whose new
 * lines are already there counts as applied if `origin`, the file before any edit, had the old ones.
 */
function applyHunks(document: Document | null, edit: Hunks, origin: string | null): AppliedBlock {
  if (document === null) return refused('the file does not exist, so it cannot be updated');
  const own = edit.hunks.map((hunk) => withoutMark(hunk, document));
  const [only, ...others] = own;
  if (others.length === 0 && only?.search.length === 0 && lineTexts(document).every(isBlank)) {
    return replaced(document, matchFileStyle(document, only.replace));
  }
  const texts = lineTexts(document);
  const changing = own.filter((hunk) => !isIdentical(hunk));
  const placements = locateEdit(texts, { ...edit, hunks: changing });
  const isFirst = origin === null || origin === textOf(document);
  const before = isFirst ? [] : lineTexts(parseDocument(origin));
  const problems = changing.flatMap((hunk, at) => {
    const why = whyUnfit(texts, hunk, placements[at], before);
    return why === undefined ? [] : [`hunk ${own.indexOf(hunk) + 1} of ${own.length}: ${why}`];
  });
  if (problems.length > 0) return refused(problems.slice(0, mostExplained).join('\n'));
  return replaced(document, writeAll(document, changesIn(placements)));
}

/** Says why a hunk cannot be applied; one that was made before can. */
function whyUnfit(
  texts: readonly string[],
  hunk: Hunk,
  placement: Placement | undefined,
  before: readonly string[],
): string | undefined {
  if (hunk.search.length === 0 && placement === undefined)
    return 'it has only added lines: show a line above or below them';
  const incomplete = whyOmits(hunk, texts);
  if (incomplete !== undefined) return incomplete;
  if (placement?.kind === 'placed' || wasMade(placement, hunk, before)) return undefined;
  const isAbove = placement === undefined && placesOf(texts, hunk.search).length > 0;
  return isAbove
    ? 'its old text is only above the previous hunk or its `@@` line: send the hunks in the order of the file'
    : explainUnplaced(texts, hunk, placement, hunkWords);
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

function replaced(before: Document, document: Document): AppliedBlock {
  return sameText(document, before)
    ? { kind: 'unchanged', why: 'it changes nothing' }
    : { kind: 'replaced', document };
}
