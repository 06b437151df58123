import type { Span } from '../../text/index.ts';
import { headOf, readBlock } from './block.ts';
import { type Fence, readFence } from './fence.ts';
import { type ReplyLines, type ReplyRange, replyLines } from './hunk-lines.ts';
import { startsV4a } from './patch-lines.ts';
import { readUnified } from './unified.ts';
import { startsUnified } from './unified-header.ts';
import { patchEnd } from './v4a.ts';

/** Lines of a reply that are the text of files; a fence begins with the line that opens it. */
export interface ContentRange extends ReplyRange {
  readonly fence?: Fence | undefined;
}

/**
 * Returns the parts of a reply that are the text of files: its complete blocks and patches, and its closed
 * fences without a block. A fence that stays open, as in a thought that breaks off, is none.
 */
export function contentSpans(reply: string): readonly Span[] {
  const lines = replyLines(reply);
  const starts = lineStarts(reply);
  return contentRanges(lines).map(({ from, to }) => ({
    start: starts[from] ?? 0,
    end: starts[to] ?? reply.length,
  }));
}

/** The ranges of {@link contentSpans}. A fence comes after those that are inside it. */
export function contentRanges(reply: ReplyLines): readonly ContentRange[] {
  const { texts } = reply;
  const ranges: ContentRange[] = [];
  const fences: Fence[] = [];
  const patchEndAt = patchFinder(reply);
  let lastBlock = -1;
  for (let at = 0; at < texts.length; ) {
    const block = blockEnd(texts, at);
    const end = block ?? patchEndAt(at);
    if (end !== undefined) {
      ranges.push({ from: at, to: end });
      if (block !== undefined) lastBlock = at;
      at = end;
      continue;
    }
    const fence = readFence(texts[at] ?? '', at, fences);
    if (fence !== undefined && fence.at > lastBlock) {
      ranges.push({ from: fence.at, to: at + 1, fence });
    }
    at += 1;
  }
  return ranges;
}

function lineStarts(reply: string): readonly number[] {
  let offset = 0;
  return reply.split('\n').map((line) => {
    const start = offset;
    offset += line.length + 1;
    return start;
  });
}

/** Returns the line after the complete block that begins at a line; `undefined` if none does. */
function blockEnd(lines: readonly string[], at: number): number | undefined {
  const head = headOf(lines[at] ?? '');
  const block = head && readBlock(lines, at, head, false);
  return block === undefined || typeof block === 'string' ? undefined : block.next;
}

/** Returns the line after the complete patch that begins at a line. */
function patchFinder(reply: ReplyLines): (at: number) => number | undefined {
  const { texts } = reply;
  let endless = 0;
  return (at) => {
    if (at >= endless && startsV4a(texts[at] ?? '')) {
      const { to, isEnded } = patchEnd(texts, at + 1);
      if (isEnded) return to + 1;
      endless = to;
    }
    const diff = startsUnified(texts, at) ? readUnified(reply, at, undefined) : '';
    return typeof diff === 'string' ? undefined : diff.next;
  };
}
