import { indentOf, isBlank } from '../patch/index.ts';
import type { SearchReplace } from './block.ts';

/** A hunk with its lines as they are written, or a block without. */
interface SignedLines extends SearchReplace {
  readonly signed?: readonly string[];
}

/**
 * Returns a hunk with the blanks that its context lines lack in front of them, so that their own first character was
 * taken for it, or for the sign of a change: such a line is in the file only as it is written. `undefined` if there are
 * none such, or if the whole hunk is moved to the left.
 */
export function withLostBlanks(
  texts: readonly string[],
  { signed = [] }: SignedLines,
): SearchReplace | undefined {
  const there = new Set(texts.map((line) => line.trimEnd()));
  const has = (line: string) => there.has(line.trimEnd());
  const isLost = (line: string) => !isBlank(line.slice(1)) && !has(line.slice(1)) && has(line);
  const lines = signed.map((line) => (isLost(line) ? ` ${line}` : line));
  if (lines.every((line, at) => line === signed[at]) || isMoved(texts, signed, has))
    return undefined;
  const without = (sign: string) =>
    lines.filter((line) => !line.startsWith(sign)).map((line) => line.slice(1));
  return { search: without('+'), replace: without('-') };
}

/**
 * Whether the changed lines lack a blank as well, so the whole hunk is moved to the left: the removed ones by their
 * text, else the added ones by their indentation.
 */
function isMoved(
  texts: readonly string[],
  signed: readonly string[],
  has: (line: string) => boolean,
): boolean {
  const filled = (sign: string) =>
    signed.flatMap((line) =>
      line.startsWith(sign) && !isBlank(line.slice(1)) && !has(line) ? line.slice(1) : [],
    );
  const known = filled('-').filter((line) => has(line) || has(` ${line}`));
  if (known.length > 0) return !known.some(has);
  const usual = new Set(texts.filter((line) => !isBlank(line)).map(indentOf));
  const added = filled('+').map(indentOf);
  return added.length > 0 && added.every((one) => !usual.has(one) && usual.has(` ${one}`));
}
