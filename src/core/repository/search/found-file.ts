import { clip } from '../../text/index.ts';
import { docLines } from '../comment.ts';
import type { LineMatcher } from './matcher.ts';

/** A line of a result; `line` counts from 1. */
export interface FoundLine {
  readonly line: number;
  readonly text: string;
  /** `context` is a line around those that match. */
  readonly kind: 'match' | 'definition' | 'context';
  /** Set if it is a comment, or part of a docstring. */
  readonly isDoc?: true;
}

/** What a search found in one file. */
export interface FoundFile {
  readonly path: string;
  /** How many lines match. */
  readonly count: number;
  /** The lines that match, and those around them, in their order. */
  readonly lines: readonly FoundLine[];
}

interface LineSearch {
  readonly matcher: LineMatcher;
  /** How many lines are wanted around each that matches. */
  readonly context: number;
  /** Whether a line that matches defines what is looked for. */
  readonly defines: (line: string) => boolean;
}

/** Searches one file; `undefined` if no line matches. */
export function searchFile(
  path: string,
  text: string,
  { matcher, context, defines }: LineSearch,
): FoundFile | undefined {
  if (!matcher.mayMatch(text)) return undefined;
  const lines = text.split('\n').map((line) => line.replace(/\r$/, ''));
  const found = lines.flatMap((line, index) => (matcher.matches(line) ? [index] : []));
  if (found.length === 0) return undefined;
  const matching = new Set(found);
  const docs = docLines(lines);
  const shown = context === 0 ? found : around(found, context, lines.length);
  const most = maxLine[shown.length > few ? 'many' : 'few'];
  return {
    path,
    count: found.length,
    lines: shown.map((index) => {
      const line = lines[index] ?? '';
      if (!matching.has(index)) {
        return { line: index + 1, text: clip(line, most), kind: 'context' };
      }
      const kind = defines(line) ? 'definition' : 'match';
      const start = line.length > most ? matcher.startIn(line) : 0;
      const isDoc: Pick<FoundLine, 'isDoc'> = docs[index] === true ? { isDoc: true } : {};
      return { line: index + 1, text: cutAround(line, start, most), kind, ...isDoc };
    }),
  };
}

/** Characters of a line that are shown if a file has few of them, or many, and of those the most before a match. */
const maxLine = { few: 800, many: 240 } as const;
const few = 20;
const maxBefore = 80;

/** Cuts a long line so that what begins at `start` is shown. */
function cutAround(line: string, start: number, most: number): string {
  if (line.length <= most) return line;
  const from = start + maxBefore <= most ? 0 : start - maxBefore;
  // No half of a surrogate pair is left at the beginning.
  const rest = line.slice(from).replace(/^[\uDC00-\uDFFF]/, '');
  return `${from > 0 ? '…' : ''}${clip(rest, most)}`;
}

function around(found: readonly number[], context: number, length: number): readonly number[] {
  const wanted = new Set<number>();
  for (const index of found) {
    const last = Math.min(length - 1, index + context);
    for (let at = Math.max(0, index - context); at <= last; at += 1) wanted.add(at);
  }
  return [...wanted].sort((a, b) => a - b);
}
