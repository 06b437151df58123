import type { Hunk } from './edit.ts';
import { hunkIn, isHunkLine, type ReplyLines, type ReplyRange, unsigned } from './hunk-lines.ts';
import { hunkHeadOf } from './patch-lines.ts';

const fileEndLine = /^\*{3} End of File\s*$/i;

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
