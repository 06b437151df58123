import type { Edit, Hunk } from './edit.ts';
import {
  addedLines,
  hunkIn,
  isHunkLine,
  type ReplyLines,
  type ReplyRange,
  unsigned,
} from './hunk-lines.ts';
import { beginLine, heredocEnd, hunkHeadOf, type ReadPatch, sectionLine } from './patch-lines.ts';

const endLine = /^\*{3} End (?:of )?Patch\s*$/i;
const fileEndLine = /^\*{3} End of File\s*$/i;
const moveLine = /^\*{3} Move to:\s*(?<to>\S.*?)\s*$/i;

/**
 * Reads the patch that starts at a line, or says why it cannot be trusted. Only one that the model has
 * `finished` may lack its last line. `fence` is where the fence around it closes, if any.
 */
export function readV4a(
  reply: ReplyLines,
  start: number,
  fence: number | undefined,
  finished: boolean,
): ReadPatch | string {
  const { texts } = reply;
  const from = beginLine.test(texts[start] ?? '') ? start + 1 : start;
  const { to, isEnded } = patchEnd(texts, from, fence);
  if (!isEnded && !finished) return 'has no `*** End Patch`, so the reply may be cut off';
  const edits: Edit[] = [];
  for (let at = from; at < to; ) {
    const line = texts[at] ?? '';
    const { kind = '', file } = sectionLine.exec(line)?.groups ?? {};
    if (file === undefined && line.trim() !== '') return notInSection(at);
    const end = file === undefined ? at + 1 : sectionEnd(texts, at + 1, to);
    const read =
      file === undefined ? [] : readSection(reply, kind, file, { from: at + 1, to: end });
    if (typeof read === 'string') return `for ${file} ${read}`;
    edits.push(...read);
    at = end;
  }
  return { edits, next: isEnded ? to + 1 : to };
}

/** Returns where a patch ends: at its last line, or else at what surrounds it or at prose below a blank line. */
export function patchEnd(texts: readonly string[], from: number, fence = texts.length) {
  const heredoc = heredocEnd(texts[from - 2]);
  let prose: number | undefined;
  for (let at = from; at < fence; at += 1) {
    const line = texts[at] ?? '';
    if (endLine.test(line)) return { to: at, isEnded: true };
    if (line === heredoc || beginLine.test(line)) return { to: at, isEnded: false };
    const isBelowBlank = at > from && texts[at - 1]?.trim() === '';
    if (fence === texts.length && isBelowBlank && !isPatchLine(line)) prose ??= at;
  }
  return { to: prose ?? fence, isEnded: false };
}

const isPatchLine = (line: string) => isHunkLine(line) || /^(?:@@|\*{3} )/.test(line);

function sectionEnd(texts: readonly string[], from: number, to: number): number {
  let at = from;
  while (at < to && !sectionLine.test(texts[at] ?? '')) at += 1;
  return at;
}

/** Reads what a section does to its file. */
function readSection(
  reply: ReplyLines,
  kind: string,
  file: string,
  range: ReplyRange,
): readonly Edit[] | string {
  switch (kind.toLowerCase()) {
    case 'add': {
      const lines = addedLines(reply, range);
      return lines === undefined
        ? 'adds a file, so every line of it must begin with `+`'
        : [{ kind: 'whole-file', isPatch: true, file, lines, isNew: true }];
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
  const below = target === undefined ? from : from + 1;
  const hasNames = /^--- /.test(texts[below] ?? '') && /^\+{3} /.test(texts[below + 1] ?? '');
  const hunks = readHunks(reply, { from: hasNames ? below + 2 : below, to });
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
    const head = hunkHeadOf(texts[at] ?? '');
    if (head !== undefined) {
      if (head.anchor !== undefined) anchors.push(head.anchor);
      line = head.counts?.line || undefined;
      at += 1;
      continue;
    }
    const end = hunkEnd(texts, at, to);
    const isAtEnd = fileEndLine.test(texts[end] ?? '') || undefined;
    if (end < to && isAtEnd === undefined && hunkHeadOf(texts[end] ?? '') === undefined) {
      return unsigned(texts[end] ?? '');
    }
    const hunk = hunkIn(reply, { from: at, to: end }, { anchors, line, isAtEnd });
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

const notInSection = (at: number) =>
  `line ${at + 1} is in no section: it must begin with \`*** Add File:\`, \`*** Update File:\` or \`*** Delete File:\``;
