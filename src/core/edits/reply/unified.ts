import type { Edit, EditPlace, Hunk, ReadEdits } from './edit.ts';
import { isBareFence } from './fence.ts';
import {
  type HunkHead,
  isHunkLine,
  type ReplyLines,
  type ReplyRange,
  readHunk,
  readHunkHead,
  unsigned,
} from './hunk-lines.ts';
import { readUnifiedHeader, startsUnified, type UnifiedHeader } from './unified-header.ts';

/** Reads the part of a unified diff that is for one file and starts at a line, if one does. */
export function readUnified(
  reply: ReplyLines,
  start: number,
  { fenceEnd }: EditPlace,
): ReadEdits | undefined {
  const { texts } = reply;
  if (!startsUnified(texts, start)) return undefined;
  const failed = (why: string): ReadEdits => ({
    edits: `the diff at line ${start + 1} ${why}`,
    next: start + 1,
  });
  const header = readUnifiedHeader(texts, start);
  if (typeof header === 'string') return failed(header);
  const to = fenceEnd ?? texts.length;
  const hunks: Hunk[] = [];
  let at = header.next;
  for (;;) {
    const head = at < to ? readHunkHead(texts[at] ?? '') : undefined;
    if (head === undefined) break;
    const range = { from: at + 1, to: hunkEnd(texts, { from: at + 1, to }, head) };
    const anchors = head.anchor === undefined ? [] : [head.anchor];
    const hunk = readHunk(reply, range, { anchors, line: head.counts?.line || undefined });
    if (typeof hunk === 'string') return failed(hunk);
    hunks.push(hunk);
    at = nextFilled(texts, range.to, to);
  }
  if (hunks.length > 0 && !mayEnd(texts, at, fenceEnd)) return failed(unsigned(texts[at] ?? ''));
  const edits = toEdits(header, hunks);
  return typeof edits === 'string' ? failed(edits) : { edits, next: at };
}

/** The lines decide where a hunk ends, unless exactly as many as its head counts are followed by something else. */
function hunkEnd(texts: readonly string[], range: ReplyRange, { counts }: HunkHead): number {
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
  const isFree =
    fence === undefined && (texts[at - 1]?.trim() === '' || /^(?:`{3}|~{3})/.test(line));
  return isFree || isBareFence(line);
}

function toEdits(
  { from, to, isRename }: UnifiedHeader,
  hunks: readonly Hunk[],
): readonly Edit[] | string {
  if (isRename && from !== undefined && to !== undefined) {
    const renaming = { kind: 'renaming', isPatch: true, file: from, to } as const;
    return [...(hunks.length > 0 ? [changes(from, hunks)] : []), renaming];
  }
  const [hunk, ...others] = hunks;
  if (from === undefined && to !== undefined) {
    const isWhole = others.length === 0 && (hunk?.search ?? []).every((line) => line === '');
    if (!isWhole) return `creates ${to}, so all of its lines must be added`;
    const lines = hunk?.replace ?? [];
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

/** Returns the file that both names mean, of which one may have the side of a diff before it. */
function commonName(from: string, to: string): string | undefined {
  const bare = (name: string) => name.replace(/^(?:[abciow]|old|new)\//, '');
  if (from === to) return to === '' ? undefined : to;
  return bare(from) === bare(to) ? bare(to) : undefined;
}
