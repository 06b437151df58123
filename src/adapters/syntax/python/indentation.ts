import type { Tree } from 'web-tree-sitter';
import { findingAt, type SyntaxFinding } from '../findings/index.ts';
import { depthChange, walkTree } from '../grammar/index.ts';

/** A line as Python sees it, which brackets and strings may spread over several lines of text. */
interface LogicalLine {
  readonly row: number;
  /** Whether it ends in a colon, so that an indented block must follow. */
  readonly opens: boolean;
}

/** Finds wrong indentation in a Python file, most of which the grammar accepts. */
export function indentationFindings(tree: Tree, text: string): readonly SyntaxFinding[] {
  const lines = text.split('\n');
  const findings: SyntaxFinding[] = [];
  const report = (row: number, message: string) => {
    const column = (lines[row] ?? '').search(/\S/);
    findings.push(findingAt(lines, { row, column: Math.max(0, column) }, message));
  };
  const blocks = [0];
  let opened = false;
  let last = 0;
  for (const { row, opens } of logicalLines(tree, text)) {
    const width = widthOf(lines[row] ?? '');
    const deeper = width > (blocks.at(-1) ?? 0);
    if (opened && !deeper) report(row, 'expected an indented block');
    if (!opened && deeper) report(row, 'unexpected indentation');
    if (!deeper && !closeBlocks(blocks, width)) report(row, 'indentation matches no outer block');
    if (blocks.at(-1) !== width) blocks.push(width);
    opened = opens;
    last = row;
  }
  if (opened) report(last, 'expected an indented block');
  return findings;
}

/** Closes the blocks that are deeper than `width`; whether the block left has exactly that width. */
function closeBlocks(blocks: number[], width: number): boolean {
  while ((blocks.at(-1) ?? 0) > width) blocks.pop();
  return blocks.at(-1) === width;
}

function logicalLines(tree: Tree, text: string): readonly LogicalLine[] {
  const found: LogicalLine[] = [];
  let depth = 0;
  let end = 0;
  walkTree(tree, {
    enter: (cursor) => cursor.nodeType !== 'string',
    leaf({ nodeType, startIndex, endIndex, startPosition }) {
      if (startIndex === endIndex || nodeType === 'line_continuation') return;
      const starts = depth === 0 && (found.length === 0 || endsLine(text.slice(end, startIndex)));
      end = endIndex;
      if (nodeType === 'comment') return;
      depth = Math.max(0, depth + depthChange(nodeType));
      const row = starts ? startPosition.row : found.pop()?.row;
      if (row !== undefined) found.push({ row, opens: nodeType === ':' && depth === 0 });
    },
  });
  return found;
}

/** Whether the gap between two tokens ends a logical line: a line break without a backslash. */
function endsLine(gap: string): boolean {
  return gap.includes('\n') && !/\\\r?\n/.test(gap);
}

/** Columns before the first character. A tab advances to the next multiple of 8; a form feed resets. */
function widthOf(line: string): number {
  let width = 0;
  for (const character of line) {
    if (character === ' ') width += 1;
    else if (character === '\t') width += 8 - (width % 8);
    else if (character === '\f') width = 0;
    else break;
  }
  return width;
}
