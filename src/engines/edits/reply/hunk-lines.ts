import type { Hunk } from './edit.ts';

/** The lines of a reply without their endings. */
export interface ReplyLines {
  readonly texts: readonly string[];
  /** Returns what a line ends in; `''` for the last one. */
  readonly endingOf: (at: number) => '\r\n' | '\n' | '';
}

export function replyLines(reply: string): ReplyLines {
  const raw = reply.split('\n');
  const isLast = (at: number) => at === raw.length - 1;
  const hasReturn = (at: number) => !isLast(at) && raw[at]?.endsWith('\r') === true;
  return {
    texts: raw.map((line, at) => (hasReturn(at) ? line.slice(0, -1) : line)),
    endingOf: (at) => (isLast(at) ? '' : hasReturn(at) ? '\r\n' : '\n'),
  };
}

/** Lines of a reply from `from` up to, but not including, `to`. */
export interface ReplyRange {
  readonly from: number;
  readonly to: number;
}

/** What an `@@` line says about its hunk. */
export interface HunkHead {
  /** A line above the hunk. */
  readonly anchor?: string | undefined;
  /** Where the hunk begins before the change, from 1. */
  readonly line?: number;
}

const numbered = /^@@+\s*-\s*(?<line>\d{1,9})(?:,\s*\d+)?\s*\+\s*\d+(?:,\s*\d+)?\s*(?:@@|$)/;

/** Signs that stand for numbers. */
const unnumbered = /^@@+\s*-[?.,\s\dnxy]*\+[?.,\s\dnxy]*(?:@@.*)?$/i;

/** Reads `@@ -1,2 +1,3 @@`, `@@ def total():`, `@@ ... @@ def total():` or `@@` alone. */
export function readHunkHead(line: string): HunkHead | undefined {
  if (!line.startsWith('@@')) return undefined;
  const start = numbered.exec(line)?.groups?.line;
  if (start !== undefined) return { line: Number(start) };
  if (unnumbered.test(line)) return {};
  const rest = line
    .slice(2)
    .trim()
    .replace(/^(?:\.{3}|…)\s*(?=@@|$)/, '');
  const anchor = rest.startsWith('@@') ? rest.slice(2).trim() : rest.replace(/\s@@$/, '').trim();
  return anchor === '' ? {} : { anchor };
}

/** Returns a range without the empty lines at its end, which only separate it from what follows. */
function withoutEnd(texts: readonly string[], { from, to }: ReplyRange): ReplyRange {
  let end = to;
  while (end > from && texts[end - 1] === '') end -= 1;
  return { from, to: end };
}

/** What git writes below a last line that has no end, in any language. */
export const noNewline = /^\\ /;

/** Whether a line ends the shell document that a patch is in. */
export function isClosing(line: string, word: string | undefined): boolean {
  return word !== undefined && line.startsWith(word) && /^\W*$/.test(line.slice(word.length));
}

/** Whether a line may be one of a hunk: it has a sign, or is blank and has lost it. */
export function isHunkLine(line: string): boolean {
  return /^[ +-]/.test(line) || noNewline.test(line) || line.trim() === '';
}

/** Says that a line cannot be one of a hunk. */
export function unsigned(line: string): string {
  return `has a line that begins with none of \` \`, \`+\`, \`-\` and \`@@\`: ${JSON.stringify(line.slice(0, 80))}`;
}

/** Returns what an `@@` line says about the place of its hunk. */
export function placeIn({ anchor, line }: HunkHead): HunkPlace {
  return { anchors: anchor === undefined ? [] : [anchor], line: line || undefined };
}

/** What is known of a hunk besides its lines. */
export type HunkPlace = Pick<Hunk, 'anchors' | 'line' | 'isAtEnd'>;

/**
 * Reads the lines of a hunk; says why if they change more than lines. A line without a sign is context: blank ones
 * often lose it, and some models write none.
 */
export function readHunk(
  { texts, endingOf }: ReplyLines,
  range: ReplyRange,
  place: HunkPlace,
): Hunk | string {
  const { from, to } = withoutEnd(texts, range);
  const signed: string[] = [];
  const endings = new Set<string>();
  const oldEndings = new Set<string>();
  for (let at = from; at < to; at += 1) {
    const line = texts[at] ?? '';
    if (noNewline.test(line)) continue;
    const own = /^[ +-]/.test(line) ? line : ` ${line}`;
    signed.push(own);
    if (noNewline.test(texts[at + 1] ?? '')) continue;
    endings.add(endingOf(at));
    if (!own.startsWith('+')) oldEndings.add(endingOf(at));
  }
  const without = (other: string) =>
    signed.filter((line) => !line.startsWith(other)).map((line) => line.slice(1));
  const [search, replace] = [without('+'), without('-')];
  endings.delete('');
  // Only the reply's own endings, as of the line above, say nothing about those of the file.
  const isNew = oldEndings.size === 0;
  if (endings.size > 1 || (isNew && endings.has('\r\n') && endingOf(from - 1) === '\n'))
    return 'mixes line endings, which an edit cannot change';
  if (hasMark(search) !== hasMark(replace)) return 'changes a byte order mark, which it cannot';
  return { search, replace, signed, ...place };
}

const hasMark = (lines: readonly string[]) => lines[0]?.startsWith('\uFEFF') === true;
