import type { WholeFile } from './edit.ts';

/** Returns the lines of a file without one that only names it, unless the file as it is has this line as well. */
export function withoutTitle({ lines, isTitled }: WholeFile, texts: readonly string[]) {
  const [title = '', second = ''] = lines;
  if (isTitled === undefined || texts.includes(title)) return lines;
  const isSpaced = second.trim() === '' && texts[0]?.trim() !== '';
  return lines.slice(isSpaced ? 2 : 1);
}
