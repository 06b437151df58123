import type { TreeCursor } from 'web-tree-sitter';
import { depthChange } from '../grammar/index.ts';
import type { Position } from '../problems/index.ts';

/** A line as Python sees it, which brackets and strings may spread over several lines of text. */
export interface LogicalLine {
  readonly row: number;
  /** Whether it ends in a colon, so that an indented block must follow. */
  readonly opens: boolean;
}

/** Nodes that only a new line, a semicolon or a colon can precede. */
const statement =
  /(?:_statement|_definition|^decorator|^(?:elif|else|except|finally|case)_clause)$/;

/** Reads the logical lines of `text`, while a walk enters the nodes of its tree and passes its leaves. */
export function readLines(text: string) {
  const lines: { row: number; opens: boolean }[] = [];
  const problems: { position: Position; message: string }[] = [];
  let [depth, end, stringEnd, statementStart, last] = [0, 0, 0, -1, ''];

  const token = (type: string, start: number, cursor: TreeCursor) => {
    const starts = depth === 0 && (lines.length === 0 || endsLine(text.slice(end, start)));
    end = cursor.endIndex;
    if (type === 'comment') return;
    const isStatement = start === statementStart;
    if (starts) lines.push({ row: cursor.startPosition.row, opens: false });
    if (starts && !isStatement) problems.push({ position: cursor.startPosition, message: cutOff });
    if (!starts && isStatement && last !== ';' && last !== ':')
      problems.push({ position: cursor.startPosition, message: twoStatements });
    depth = Math.max(0, depth + depthChange(type));
    last = type;
    const line = lines.at(-1);
    if (line) line.opens = type === ':' && depth === 0;
  };

  return {
    lines,
    problems,
    enter(type: string, cursor: TreeCursor) {
      if (statement.test(type)) statementStart = cursor.startIndex;
      if (type !== 'string' || cursor.startIndex < stringEnd) return;
      token(type, cursor.startIndex, cursor);
      stringEnd = end;
    },
    leaf(type: string, cursor: TreeCursor) {
      const start = cursor.startIndex;
      const isToken = start >= stringEnd && type !== 'line_continuation';
      if (isToken && start < cursor.endIndex) token(type, start, cursor);
    },
  };
}

const cutOff = 'invalid syntax: the statement on the lines above is not complete';
const twoStatements = 'invalid syntax: expected a new line before this statement';

/** Whether the gap between two tokens ends a logical line: a line break without a backslash. */
function endsLine(gap: string): boolean {
  return gap.includes('\n') && !/\\\r?\n/.test(gap);
}
