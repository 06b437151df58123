import { docLines } from '../../../engines/files/index.ts';
import { clip } from '../../../engines/text/index.ts';
import type { LineMatcher } from './pattern.ts';

/** A line of a result; `line` counts from 1. */
export interface FoundLine {
  readonly line: number;
  /** What matches, with what stands around it. */
  readonly text: string;
  /** Set if it is a comment, or part of a docstring. */
  readonly isDoc?: true;
}

/** What a search found in one file. */
export interface FoundFile {
  readonly path: string;
  /** How many lines match. */
  readonly count: number;
  /** The lines that match, in their order. */
  readonly lines: readonly FoundLine[];
}

/** Searches one file; `undefined` if no line matches. */
export function searchFile(
  path: string,
  text: string,
  matcher: LineMatcher,
): FoundFile | undefined {
  if (!matcher.mayMatch(text)) return undefined;
  const lines = text.split('\n').map((line) => line.replace(/\r$/, ''));
  const found = lines.flatMap((line, index) => (matcher.matches(line) ? [index] : []));
  if (found.length === 0) return undefined;
  const docs = docLines(lines);
  return {
    path,
    count: found.length,
    lines: found.map((index) => {
      const line = lines[index] ?? '';
      const start = line.length > maxLine ? matcher.startIn(line) : 0;
      const isDoc: Pick<FoundLine, 'isDoc'> = docs[index] === true ? { isDoc: true } : {};
      return { line: index + 1, text: cutAround(line, start), ...isDoc };
    }),
  };
}

/** Characters of a line that are shown, and of those the most before a match. */
export const maxLine = 160;
const maxBefore = 60;

/** Cuts a long line so that what begins at `start` is shown. */
function cutAround(line: string, start: number): string {
  if (line.length <= maxLine) return line;
  const from = start + maxBefore <= maxLine ? 0 : start - maxBefore;
  // No half of a surrogate pair is left at the beginning.
  const rest = line.slice(from).replace(/^[\uDC00-\uDFFF]/, '');
  return `${from > 0 ? '…' : ''}${clip(rest, maxLine)}`;
}
