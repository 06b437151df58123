import { type PatchSection, readDirective, sectionAt } from './directives.ts';
import type { Edit, EditPlace, Hunk, ReadEdits } from './edit.ts';
import {
  type HunkPlace,
  isClosing,
  isHunkLine,
  noNewline,
  placeIn,
  type ReplyLines,
  type ReplyRange,
  readHunk,
  readHunkHead,
  unsigned,
} from './hunk-lines.ts';

/** Whether a patch starts at a line; its line `*** Begin Patch` may be missing. */
export function startsPatch(texts: readonly string[], at: number): boolean {
  const line = texts[at] ?? '';
  if (!/^(?:\*\*|---|diff )/.test(line)) return false;
  return readDirective(line, false)?.kind === 'begin' || sectionAt(texts, at, false) !== undefined;
}

/**
 * Reads the patch that starts at a line, if one does. It may lack its last line only if it is closed in another way,
 * or if the model has `finished`.
 */
export function readV4a(reply: ReplyLines, start: number, place: EditPlace): ReadEdits | undefined {
  const { texts } = reply;
  if (!startsPatch(texts, start)) return undefined;
  const from = readDirective(texts[start] ?? '')?.kind === 'begin' ? start + 1 : start;
  const { to, next, isEnded } = findEnd(texts, { from, hasBegin: from > start }, place);
  const read =
    isEnded || place.finished
      ? readSections(reply, { from, to })
      : 'has no `*** End Patch`, so the reply may be cut off';
  const edits = typeof read === 'string' ? `the patch at line ${start + 1} ${read}` : read;
  return { edits, next };
}

function readSections(reply: ReplyLines, { from, to }: ReplyRange): readonly Edit[] | string {
  const { texts } = reply;
  const starts = sectionsIn(texts, { from, to });
  const loose = texts.slice(from, starts[0]?.at ?? to).findIndex((line) => line.trim() !== '');
  if (loose >= 0) {
    return `line ${from + loose + 1} is in no section: it must begin with \`*** Add File:\`, \`*** Update File:\` or \`*** Delete File:\``;
  }
  const edits: Edit[] = [];
  for (const [index, { next, ...section }] of starts.entries()) {
    const end = starts[index + 1]?.at ?? to;
    // Some models name a file once more, as a diff does.
    if (section.kind === 'update' && next === end && end < to) continue;
    const read = readSection(reply, section, { from: next, to: end });
    if (typeof read === 'string') return `for ${section.file} ${read}`;
    edits.push(...read);
  }
  return edits;
}

/** Returns where the sections of a patch begin. */
function sectionsIn(texts: readonly string[], { from, to }: ReplyRange) {
  const starts: (PatchSection & { readonly at: number })[] = [];
  for (let at = from; at < to; ) {
    const section = sectionAt(texts, at);
    if (section !== undefined) starts.push({ ...section, at });
    at = section?.next ?? at + 1;
  }
  return starts;
}

/** Where a patch ends, and the line after it. */
interface PatchEnd {
  readonly to: number;
  readonly next: number;
  readonly isEnded: boolean;
}

/**
 * Returns where a patch ends: at its last line, where its fence or its shell document is closed, or else at the next
 * patch or at prose below a blank line.
 */
function findEnd(
  texts: readonly string[],
  { from, hasBegin }: { readonly from: number; readonly hasBegin: boolean },
  { fenceEnd, closing }: EditPlace,
): PatchEnd {
  const limit = fenceEnd ?? texts.length;
  const isFree = fenceEnd === undefined && closing === undefined;
  let prose: number | undefined;
  let at = from;
  for (; at < limit; at += 1) {
    const line = texts[at] ?? '';
    const { kind } = readDirective(line) ?? {};
    if (kind === 'end') return { to: at, next: at + 1, isEnded: true };
    if (isClosing(line, closing)) return { to: at, next: at, isEnded: true };
    if (kind === 'begin' || (prose !== undefined && !hasBegin && startsPatch(texts, at))) break;
    const isBelowBlank = at > from && texts[at - 1]?.trim() === '';
    if (changed.test(line)) prose = undefined;
    else if (isFree && isBelowBlank && !isPatchLine(line)) prose ??= at;
  }
  const to = prose ?? at;
  return { to, next: to, isEnded: at === fenceEnd };
}

/** A line that is changed, and no item of a list: what is above it may be context without signs, and no prose. */
const changed = /^[+-](?:\t| {2,}\S|[^\s+-])/;

const isPatchLine = (line: string) => isHunkLine(line) || /^(?:@@|\*{3} |diff )/.test(line);

/** Reads what a section does to its file. */
function readSection(
  reply: ReplyLines,
  { kind, file }: Pick<PatchSection, 'kind' | 'file'>,
  range: ReplyRange,
): readonly Edit[] | string {
  switch (kind) {
    case 'add': {
      const isNumbered = reply.texts[range.from]?.startsWith('@@');
      const from = isNumbered ? range.from + 1 : range.from;
      const hunk = readHunk(reply, { ...range, from }, { anchors: [] });
      if (typeof hunk === 'string') return hunk;
      return hunk.search.some((line) => line !== '')
        ? 'adds a file, so every line of it must begin with `+`'
        : [{ kind: 'whole-file', isPatch: true, file, lines: hunk.replace, isNew: true }];
    }
    case 'delete': {
      const lines = reply.texts.slice(range.from, range.to);
      return lines.every(
        (line) => line.trim() === '' || /^(?:-|@@)/.test(line) || noNewline.test(line),
      )
        ? [{ kind: 'deletion', isPatch: true, file }]
        : 'deletes a file, so it must have no lines';
    }
    case 'update':
      return readUpdate(reply, file, range);
  }
}

function readUpdate(
  reply: ReplyLines,
  file: string,
  { from, to }: ReplyRange,
): readonly Edit[] | string {
  const { texts } = reply;
  const directive = readDirective(texts[from] ?? '');
  const target = directive?.kind === 'move' ? directive.to : undefined;
  const body = target === undefined ? from : from + 1;
  const hunks = readHunks(reply, { from: body, to });
  if (typeof hunks === 'string') return hunks;
  if (hunks.length === 0 && target === undefined) return 'updates a file, but has no hunk';
  return [
    ...(hunks.length > 0 ? [{ kind: 'hunks', isPatch: true, file, hunks } as const] : []),
    ...(target === undefined
      ? []
      : [{ kind: 'renaming', isPatch: true, file, to: target } as const]),
  ];
}

/**
 * Reads the hunks of one file. Several `@@` lines above a hunk lead to it, the outermost first; the first hunk may
 * have none.
 */
function readHunks(reply: ReplyLines, { from, to }: ReplyRange): readonly Hunk[] | string {
  const { texts } = reply;
  const hunks: Hunk[] = [];
  let anchors: string[] = [];
  let place: HunkPlace = { anchors };
  for (let at = from; at < to; ) {
    const head = readHunkHead(texts[at] ?? '');
    if (head !== undefined) {
      place = placeIn(head);
      anchors.push(...place.anchors);
      at += 1;
      continue;
    }
    const end = hunkEnd(texts, at, to);
    const isAtEnd = (end < to && isFileEnd(texts[end] ?? '')) || undefined;
    if (end < to && isAtEnd === undefined && !texts[end]?.startsWith('@@')) {
      return unsigned(texts[end] ?? '');
    }
    const hunk = readHunk(reply, { from: at, to: end }, { ...place, anchors, isAtEnd });
    if (typeof hunk === 'string') return hunk;
    if (hunk.search.length + hunk.replace.length > 0) {
      hunks.push(hunk);
      anchors = [];
    }
    at = isAtEnd ? end + 1 : end;
  }
  return hunks;
}

/** Up to the next line with stars or an `@@` line, everything is a line of the hunk, with its sign or without. */
function hunkEnd(texts: readonly string[], from: number, to: number): number {
  let at = from;
  while (at < to && !/^(?:@@|\*{3})/.test(texts[at] ?? '')) at += 1;
  return at;
}

const isFileEnd = (line: string) => readDirective(line)?.kind === 'end-of-file';
