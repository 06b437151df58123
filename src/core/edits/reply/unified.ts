import { readDirective } from './directives.ts';
import type { Edit, EditPlace, Hunk, ReadEdits } from './edit.ts';
import { isBareFence } from './fence.ts';
import {
  type HunkHead,
  isClosing,
  isHunkLine,
  placeIn,
  type ReplyLines,
  readHunk,
  readHunkHead,
  unsigned,
} from './hunk-lines.ts';
import {
  commonName,
  readUnifiedHeader,
  startsUnified,
  type UnifiedHeader,
} from './unified-header.ts';

/** Reads the part of a unified diff that is for one file and starts at a line, if one does. */
export function readUnified(
  reply: ReplyLines,
  start: number,
  place: EditPlace,
): ReadEdits | undefined {
  const { texts } = reply;
  if (!startsUnified(texts, start)) return undefined;
  const failed = (why: string): ReadEdits => ({
    edits: `the diff at line ${start + 1} ${why}`,
    next: start + 1,
  });
  const header = readUnifiedHeader(texts, start);
  if (typeof header === 'string') return failed(header);
  const body = { texts, to: place.fenceEnd ?? texts.length, ...place };
  const hunks: Hunk[] = [];
  let at = header.next;
  for (;;) {
    const head = headAt(body, at, hunks.length === 0);
    if (head === undefined) break;
    const from = texts[at]?.startsWith('@@') ? at + 1 : at;
    const end = hunkEnd(body, from, head);
    const hunk = readHunk(reply, { from, to: end }, placeIn(head));
    if (typeof hunk === 'string') return failed(hunk);
    hunks.push(hunk);
    at = nextFilled(body, end);
  }
  if (hunks.length > 0 && !mayEnd(body, at)) return failed(unsigned(texts[at] ?? ''));
  const edits = toEdits(header, hunks);
  return typeof edits === 'string' ? failed(edits) : { edits, next: at };
}

/** The lines of a reply in which a diff is, up to the line `to`. */
interface Body extends Pick<EditPlace, 'fenceEnd' | 'closing'> {
  readonly texts: readonly string[];
  readonly to: number;
}

/** Only the first hunk may lack its `@@` line. */
function headAt({ texts, to }: Body, at: number, isFirst: boolean): HunkHead | undefined {
  const line = texts[at] ?? '';
  if (at >= to) return undefined;
  return readHunkHead(line) ?? (isFirst && /^[ +-]/.test(line) ? {} : undefined);
}

/** The lines decide where a hunk ends, unless exactly as many as its head counts are followed by something else. */
function hunkEnd(body: Body, from: number, { counts }: HunkHead): number {
  const counted = counts && countedEnd(body, from, counts.old, counts.new);
  if (counted !== undefined) return counted;
  let at = from;
  while (at < body.to && mayGoOn(body, at)) at += 1;
  return at;
}

/**
 * Whether a line may be one of the hunk above it. One without a sign is context, but outside of a fence only right
 * below another line of the hunk: prose follows a blank line.
 */
function mayGoOn(body: Body, at: number): boolean {
  const { texts, fenceEnd } = body;
  const line = texts[at] ?? '';
  if (startsUnified(texts, at) || isSignature(line)) return false;
  if (isHunkLine(line)) return true;
  const isAttached = fenceEnd !== undefined || texts[at - 1]?.trim() !== '';
  return isAttached && !isBoundary(body, line);
}

/** Whether a line has a meaning of its own and is not context without a sign. */
function isBoundary({ closing }: Body, line: string): boolean {
  return (
    line.startsWith('@@') ||
    /^(?:`{3}|~{3})/.test(line) ||
    isClosing(line, closing) ||
    readDirective(line) !== undefined
  );
}

/** Returns where a hunk has exactly the counted lines; `undefined` if it has more or fewer. */
function countedEnd(body: Body, from: number, old: number, added: number): number | undefined {
  const { texts, to } = body;
  let [left, right] = [old, added];
  let at = from;
  for (; at < to && (left > 0 || right > 0); at += 1) {
    const line = texts[at] ?? '';
    if (!isHunkLine(line) && isBoundary(body, line)) return undefined;
    if (!/^[+\\]/.test(line)) left -= 1;
    if (!/^[-\\]/.test(line)) right -= 1;
  }
  if (texts[at]?.startsWith('\\ ')) at += 1;
  const goesOn = at < to && texts[at] !== '' && mayGoOn(body, at);
  return left === 0 && right === 0 && !goesOn ? at : undefined;
}

/** Below the last hunk, `git format-patch` writes this line and its version. */
const isSignature = (line: string) => /^-- ?$/.test(line);

function nextFilled({ texts, to }: Body, from: number): number {
  let at = from;
  while (at < to && texts[at]?.trim() === '') at += 1;
  return at;
}

/** A line that is changed, and no item of a list in prose. */
const changed = /^[+-](?:\t| {2,}\S|[^\s+-])/;

/** Whether a diff may end above a line: another begins there, or nothing of it can follow. */
function mayEnd(body: Body, at: number): boolean {
  const { texts, to, fenceEnd, closing } = body;
  const line = texts[at] ?? '';
  if (at >= to || startsUnified(texts, at) || isSignature(line)) return true;
  if (isClosing(line, closing) || readDirective(line) !== undefined || isBareFence(line))
    return true;
  if (fenceEnd !== undefined) return false;
  return /^(?:`{3}|~{3})/.test(line) || (texts[at - 1]?.trim() === '' && !isFollowed(body, at));
}

/** Whether lines below prose still change something, so it may have been context without signs. */
function isFollowed({ texts, to }: Body, from: number): boolean {
  for (let at = from; at < to && !startsUnified(texts, at); at += 1) {
    if (/^(?:`{3}|~{3})/.test(texts[at] ?? '')) return false;
    if (changed.test(texts[at] ?? '')) return true;
  }
  return false;
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
