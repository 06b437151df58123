import type { Span } from '../../text/index.ts';
import { headOf, readBlock } from './block.ts';
import { type Fence, readFence } from './fence.ts';

/**
 * Returns the parts of a reply that are the text of files: its complete blocks, and its closed fences
 * without a block. A fence that stays open, as in a thought that breaks off, is none.
 */
export function contentSpans(reply: string): readonly Span[] {
  const lines = reply.split('\n');
  const starts = lineStarts(lines);
  const spans: Span[] = [];
  const fences: Fence[] = [];
  const add = (from: number, to: number) =>
    spans.push({ start: starts[from] ?? 0, end: starts[to] ?? reply.length });
  let lastBlock = -1;
  for (let at = 0; at < lines.length; ) {
    const next = blockEnd(lines, at);
    if (next !== undefined) {
      add(at, next);
      lastBlock = at;
      at = next;
      continue;
    }
    const closed = readFence(lines[at] ?? '', at, fences);
    if (closed !== undefined && closed.at > lastBlock) add(closed.at, at + 1);
    at += 1;
  }
  return spans;
}

function lineStarts(lines: readonly string[]): readonly number[] {
  let offset = 0;
  return lines.map((line) => {
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
