import { isComment } from '../../../engines/files/index.ts';
import type { Definition } from '../../../engines/syntax/index.ts';

const annotation = /^\s*(?:@\w|#\[)/;

/** Returns the line in which the name of a definition stands, below comments, annotations and `docs`: its lines of documentation. */
export function nameLine(
  { name, start, end }: Definition,
  lines: readonly string[],
  docs: readonly boolean[] = [],
): number {
  const isNamed = (line: string, at: number) =>
    line.includes(name) &&
    !isComment(line) &&
    !annotation.test(line) &&
    docs[start - 1 + at] !== true;
  return start + Math.max(0, lines.slice(start - 1, end).findIndex(isNamed));
}
