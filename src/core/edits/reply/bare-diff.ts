import { headOf } from './block.ts';
import { fileNameAbove } from './file-name.ts';
import type { ReplyLines } from './hunk-lines.ts';
import { type ReadPatch, startsV4a } from './patch-lines.ts';
import { opensChange, startsUnified } from './unified-header.ts';
import { readHunks } from './v4a.ts';

/** Whether the fence that a line opens shows changed lines, and no other edits or changes. `to` is where it closes. */
export function startsBareDiff(texts: readonly string[], at: number, to = 0): boolean {
  let isChange = false;
  for (let line = at + 1; line < to; line += 1) {
    const text = texts[line] ?? '';
    if (headOf(text) !== undefined || opensChange(text)) return false;
    if (startsV4a(text) || startsUnified(texts, line)) return false;
    isChange ||= /^[+-]/.test(text);
  }
  return isChange;
}

/**
 * Reads such a fence, or says why it cannot be trusted. Its file is the one that the fence or the text above it, up to
 * line `floor`, names; without a name, its lines have to tell.
 */
export function readBareDiff(
  reply: ReplyLines,
  at: number,
  { close: to = at, floor }: { readonly close: number | undefined; readonly floor: number },
): ReadPatch | string {
  const hunks = readHunks(reply, { from: at + 1, to });
  if (typeof hunks === 'string') return hunks;
  const file = fileNameAbove(reply.texts, at + 1, floor);
  return { edits: [{ kind: 'hunks', isPatch: true, file, hunks }], next: to + 1 };
}
