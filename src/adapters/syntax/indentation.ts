import type { Tree } from 'web-tree-sitter';
import { depthChange } from './brackets.ts';
import { type Finding, findingAt } from './finding.ts';
import { walk } from './walk.ts';

/** A logical line: what Python sees as one, however many lines brackets and strings make it. */
interface LogicalLine {
  readonly row: number;
  /** Whether it ends in a colon, so that a deeper block must follow. */
  readonly opens: boolean;
}

/** Where the indentation of a Python file is wrong; the grammar accepts most of it. */
export function indentationFindings(tree: Tree, text: string): readonly Finding[] {
  const lines = text.split('\n');
  const findings: Finding[] = [];
  const blame = (row: number, message: string) => findings.push(findingAt(lines, row, message));
  const blocks = [0];
  let opened = false;
  let last = 0;
  for (const { row, opens } of logicalLines(tree, text)) {
    const width = widthOf(lines[row] ?? '');
    const deeper = width > (blocks.at(-1) ?? 0);
    if (opened && !deeper) blame(row, 'expected an indented block');
    if (!opened && deeper) blame(row, 'unexpected indentation');
    if (!deeper && !closeBlocks(blocks, width)) blame(row, 'indentation fits no outer block');
    if (blocks.at(-1) !== width) blocks.push(width);
    opened = opens;
    last = row;
  }
  if (opened) blame(last, 'expected an indented block');
  return findings;
}

/** Leaves the blocks that are deeper than `width`; whether one of just that width is left. */
function closeBlocks(blocks: number[], width: number): boolean {
  while ((blocks.at(-1) ?? 0) > width) blocks.pop();
  return blocks.at(-1) === width;
}

function logicalLines(tree: Tree, text: string): readonly LogicalLine[] {
  const found: LogicalLine[] = [];
  let depth = 0;
  let end = 0;
  walk(tree, {
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

/** Whether the gap between two tokens ends a logical line: it breaks, and no backslash joins it. */
function endsLine(gap: string): boolean {
  return gap.includes('\n') && !/\\\r?\n/.test(gap);
}

/** Columns before the first sign. A tab goes to the next multiple of 8; a form feed starts anew. */
function widthOf(line: string): number {
  let width = 0;
  for (const sign of line) {
    if (sign === ' ') width += 1;
    else if (sign === '\t') width += 8 - (width % 8);
    else if (sign === '\f') width = 0;
    else break;
  }
  return width;
}
