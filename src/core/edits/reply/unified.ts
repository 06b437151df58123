import type { Edit, Hunk } from './edit.ts';
import {
  addedLines,
  hunkIn,
  isHunkLine,
  type ReplyLines,
  type ReplyRange,
  unsigned,
} from './hunk-lines.ts';
import { type HunkHead, heredocEnd, hunkHeadOf, type ReadPatch, startsV4a } from './patch-lines.ts';
import {
  hasBareHunk,
  readUnifiedHeader,
  startsUnified,
  type UnifiedHeader,
} from './unified-header.ts';

/**
 * Reads the part of a unified diff that is for one file and starts at a line, or says why it cannot be trusted.
 * `fence` is where the fence around it closes, if any: up to there, every line is the diff's.
 */
export function readUnified(
  reply: ReplyLines,
  start: number,
  fence: number | undefined,
): ReadPatch | string {
  const { texts } = reply;
  const header = readUnifiedHeader(texts, start);
  if (typeof header === 'string') return header;
  const heredoc = heredocEnd(texts[start - 1]);
  const to = fence ?? texts.length;
  const hunks: Hunk[] = [];
  const ranges: ReplyRange[] = [];
  let at = header.next;
  for (;;) {
    const head = at < to ? hunkHeadOf(texts[at] ?? '') : undefined;
    if (head === undefined && (hunks.length > 0 || !hasBareHunk(texts, at))) break;
    const from = head === undefined ? at : at + 1;
    const range = { from, to: hunkEnd(texts, { from, to }, head) };
    const anchors = head?.anchor === undefined ? [] : [head.anchor];
    const hunk = hunkIn(reply, range, { anchors, line: head?.counts?.line || undefined });
    if (typeof hunk === 'string') return hunk;
    hunks.push(hunk);
    ranges.push(range);
    at = nextFilled(texts, range.to, to);
  }
  const isEnd = texts[at] === heredoc || mayEnd(texts, at, fence);
  if (hunks.length > 0 && !isEnd) return unsigned(texts[at] ?? '');
  const edits = editsOf(reply, header, hunks, ranges);
  return typeof edits === 'string' ? edits : { edits, next: at };
}

/** The lines decide where a hunk ends, unless exactly as many as its head counts are followed by something else. */
function hunkEnd(texts: readonly string[], range: ReplyRange, { counts }: HunkHead = {}): number {
  const counted = counts && countedEnd(texts, range, counts.old, counts.new);
  if (counted !== undefined) return counted;
  let at = range.from;
  while (at < range.to && isHunkLine(texts[at] ?? '') && !startsUnified(texts, at)) at += 1;
  return at;
}

/** Returns where a hunk has exactly the counted lines; `undefined` if it has more or fewer. */
function countedEnd(
  texts: readonly string[],
  { from, to }: ReplyRange,
  old: number,
  added: number,
): number | undefined {
  let [left, right] = [old, added];
  let at = from;
  for (; at < to && (left > 0 || right > 0); at += 1) {
    const line = texts[at] ?? '';
    if (!isHunkLine(line)) return undefined;
    if (!/^[+\\]/.test(line)) left -= 1;
    if (!/^[-\\]/.test(line)) right -= 1;
  }
  if (texts[at]?.startsWith('\\ ')) at += 1;
  const next = at < to ? (texts[at] ?? '') : '';
  const goesOn = /^[ +-]/.test(next) && !startsUnified(texts, at) && !isSignature(next);
  return left === 0 && right === 0 && !goesOn ? at : undefined;
}

/** Below the last hunk, `git format-patch` writes this line and its version. */
const isSignature = (line: string) => /^-- ?$/.test(line);

function nextFilled(texts: readonly string[], from: number, to: number): number {
  let at = from;
  while (at < to && texts[at]?.trim() === '') at += 1;
  return at;
}

/** Whether a diff may end above a line: another begins there, or nothing of it can follow. */
function mayEnd(texts: readonly string[], at: number, fence: number | undefined): boolean {
  const line = texts[at] ?? '';
  if (at >= (fence ?? texts.length) || startsUnified(texts, at) || isSignature(line)) return true;
  if (startsV4a(line) || /^\*{3} End Patch/i.test(line)) return true;
  return fence === undefined && (texts[at - 1]?.trim() === '' || /^(?:`{3}|~{3})/.test(line));
}

function editsOf(
  reply: ReplyLines,
  { from, to, isRename }: UnifiedHeader,
  hunks: readonly Hunk[],
  [range]: readonly ReplyRange[],
): readonly Edit[] | string {
  if (isRename && from !== undefined && to !== undefined) {
    const renaming = { kind: 'renaming', isPatch: true, file: from, to } as const;
    return [...(hunks.length > 0 ? [changes(from, hunks)] : []), renaming];
  }
  const [hunk, ...others] = hunks;
  if (from === undefined && to !== undefined) {
    const lines = range === undefined ? [] : addedLines(reply, range);
    if (lines === undefined || others.length > 0)
      return `creates ${to}, so all of its lines must be added`;
    const isOpen = hunk?.newline?.after === false || undefined;
    return [{ kind: 'whole-file', isPatch: true, file: to, lines, isNew: true, isOpen }];
  }
  if (to === undefined && from !== undefined) {
    const isWhole = others.length === 0 && (hunk?.replace ?? []).length === 0;
    return isWhole
      ? [{ kind: 'deletion', isPatch: true, file: from, lines: hunk?.search }]
      : `deletes ${from}, so all of its lines must be removed`;
  }
  const file = commonName(from ?? '', to ?? '');
  if (file === undefined) return `names two files, ${from} and ${to}, and does not rename one`;
  return hunks.length > 0 ? [changes(file, hunks)] : `has no hunk for ${file}`;
}

const changes = (file: string, hunks: readonly Hunk[]): Edit => ({
  kind: 'hunks',
  isPatch: true,
  file,
  hunks,
});

/** What may precede the names, or follow them, to tell the two sides apart. */
const side =
  /^(?:[abciow]|old|new|orig(?:inal)?|modified)\/|(?:\.orig| \((?:original|modified|old|new)\))$/;

/** Returns the file that both names mean. */
function commonName(from: string, to: string): string | undefined {
  if (from === to || from.replace(side, '') === to) return to === '' ? undefined : to;
  const bare = to.replace(side, '');
  return bare === from || bare === from.replace(side, '') ? bare : undefined;
}
