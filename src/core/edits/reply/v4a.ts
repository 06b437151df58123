import type { Edit, EditPlace, Hunk, ReadEdits } from './edit.ts';
import {
  isHunkLine,
  type ReplyLines,
  type ReplyRange,
  readHunk,
  readHunkHead,
  unsigned,
} from './hunk-lines.ts';

/** The first line of a patch in the form V4A, and the first line for one file. Some models close them as headings. */
const beginLine = /^\*{3} Begin Patch(?: \*{3})?\s*$/i;
const sectionLine = /^\*{3} (?<kind>Add|Update|Delete) File:\s*(?<file>\S.*?)(?: \*{3})?\s*$/i;
const endLine = /^\*{3} End (?:of )?Patch(?: \*{3})?\s*$/i;
const fileEndLine = /^\*{3} End of File(?: \*{3})?\s*$/i;
const moveLine = /^\*{3} Move to:\s*(?<to>\S.*?)(?: \*{3})?\s*$/i;

/** Whether a patch in the form V4A starts at a line; its line `*** Begin Patch` may be missing. */
export function startsV4a(line: string): boolean {
  return line.startsWith('*** ') && (beginLine.test(line) || sectionLine.test(line));
}

/** Reads the patch that starts at a line, if one does. Only one that the model has `finished` may lack its last line. */
export function readV4a(
  reply: ReplyLines,
  start: number,
  { fenceEnd, finished }: EditPlace,
): ReadEdits | undefined {
  const { texts } = reply;
  const first = texts[start] ?? '';
  if (!startsV4a(first)) return undefined;
  const from = beginLine.test(first) ? start + 1 : start;
  const { to, isEnded } = findEnd(texts, from, fenceEnd);
  const read =
    isEnded || finished
      ? readSections(reply, { from, to })
      : 'has no `*** End Patch`, so the reply may be cut off';
  const edits = typeof read === 'string' ? `the patch at line ${start + 1} ${read}` : read;
  return { edits, next: isEnded ? to + 1 : to };
}

function readSections(reply: ReplyLines, { from, to }: ReplyRange): readonly Edit[] | string {
  const lines = reply.texts.slice(from, to);
  const starts = lines.flatMap((line, at) => (sectionLine.test(line) ? [from + at] : []));
  const loose = lines.slice(0, (starts[0] ?? to) - from).findIndex((line) => line.trim() !== '');
  if (loose >= 0) {
    return `line ${from + loose + 1} is in no section: it must begin with \`*** Add File:\`, \`*** Update File:\` or \`*** Delete File:\``;
  }
  const edits: Edit[] = [];
  for (const [index, at] of starts.entries()) {
    const { kind = '', file = '' } = sectionLine.exec(reply.texts[at] ?? '')?.groups ?? {};
    const read = readSection(reply, kind, file, { from: at + 1, to: starts[index + 1] ?? to });
    if (typeof read === 'string') return `for ${file} ${read}`;
    edits.push(...read);
  }
  return edits;
}

/** Returns where a patch ends: at its last line, or else at the next patch or at prose below a blank line. */
function findEnd(texts: readonly string[], from: number, fence = texts.length) {
  let prose: number | undefined;
  let at = from;
  for (; at < fence; at += 1) {
    const line = texts[at] ?? '';
    if (endLine.test(line)) return { to: at, isEnded: true };
    if (beginLine.test(line) || (prose !== undefined && startsV4a(line))) break;
    const isBelowBlank = at > from && texts[at - 1]?.trim() === '';
    if (fence === texts.length && isBelowBlank && !isPatchLine(line)) prose ??= at;
  }
  return { to: prose ?? at, isEnded: false };
}

const isPatchLine = (line: string) => isHunkLine(line) || /^(?:@@|\*{3} )/.test(line);

/** Reads what a section does to its file. */
function readSection(
  reply: ReplyLines,
  kind: string,
  file: string,
  range: ReplyRange,
): readonly Edit[] | string {
  switch (kind.toLowerCase()) {
    case 'add': {
      const hunk = readHunk(reply, range, { anchors: [] });
      if (typeof hunk === 'string') return hunk;
      return hunk.search.some((line) => line !== '')
        ? 'adds a file, so every line of it must begin with `+`'
        : [{ kind: 'whole-file', isPatch: true, file, lines: hunk.replace, isNew: true }];
    }
    case 'delete': {
      const isEmpty = reply.texts.slice(range.from, range.to).every((line) => line.trim() === '');
      return isEmpty
        ? [{ kind: 'deletion', isPatch: true, file }]
        : 'deletes a file, so it must have no lines';
    }
    default:
      return readUpdate(reply, file, range);
  }
}

function readUpdate(
  reply: ReplyLines,
  file: string,
  { from, to }: ReplyRange,
): readonly Edit[] | string {
  const { texts } = reply;
  const target = moveLine.exec(texts[from] ?? '')?.groups?.to;
  const hunks = readHunks(reply, { from: target === undefined ? from : from + 1, to });
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
export function readHunks(reply: ReplyLines, { from, to }: ReplyRange): readonly Hunk[] | string {
  const { texts } = reply;
  const hunks: Hunk[] = [];
  let anchors: string[] = [];
  let line: number | undefined;
  for (let at = from; at < to; ) {
    const head = readHunkHead(texts[at] ?? '');
    if (head !== undefined) {
      if (head.anchor !== undefined) anchors.push(head.anchor);
      line = head.counts?.line || undefined;
      at += 1;
      continue;
    }
    const end = hunkEnd(texts, at, to);
    const isAtEnd = fileEndLine.test(texts[end] ?? '') || undefined;
    if (end < to && isAtEnd === undefined && readHunkHead(texts[end] ?? '') === undefined) {
      return unsigned(texts[end] ?? '');
    }
    const hunk = readHunk(reply, { from: at, to: end }, { anchors, line, isAtEnd });
    if (typeof hunk === 'string') return hunk;
    if (hunk.search.length + hunk.replace.length > 0) {
      hunks.push(hunk);
      anchors = [];
    }
    at = isAtEnd ? end + 1 : end;
  }
  return hunks;
}

function hunkEnd(texts: readonly string[], from: number, to: number): number {
  let at = from;
  while (at < to && isHunkLine(texts[at] ?? '')) at += 1;
  return at;
}
