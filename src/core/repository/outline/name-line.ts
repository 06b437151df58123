import { isComment, isCommentOrBlank } from '../../../engines/files/index.ts';
import type { Definition } from '../../../engines/syntax/index.ts';
import type { Lines } from './window.ts';

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

/** Lines of the longest signature, and of what stands above one: documentation and decorators. */
const most = { signature: 8, above: 40 } as const;

/** Returns the lines of a definition's signature, without what stands above it; a long one by its first line. */
export function signatureOf(lines: readonly string[], { start, end }: Lines): Lines {
  const own = lines.slice(start - 1, Math.min(end, start - 1 + most.above));
  const first = own.findIndex((line) => !isCommentOrBlank(line) && !/^\s*@/.test(line));
  if (first === -1) return { start, end: start };
  let open = 0;
  const length = own.slice(first, first + most.signature).findIndex((line) => {
    open += (line.match(/[([]/g) ?? []).length - (line.match(/[)\]]/g) ?? []).length;
    return open <= 0;
  });
  return { start: start + first, end: start + first + Math.max(0, length) };
}
