import type { Tree } from 'web-tree-sitter';
import { walkTree } from '../grammar/index.ts';
import { problemAt, type SyntaxProblem } from '../problems/index.ts';
import { type LogicalLine, readLines } from './lines.ts';
import { followRules } from './rules.ts';

/** Finds what Python refuses and the grammar accepts. */
export function pythonProblems(tree: Tree, text: string): readonly SyntaxProblem[] {
  const lines = text.split('\n');
  const reader = readLines(text);
  const ruleOn = followRules();
  const found: SyntaxProblem[] = [];
  let type = '';
  walkTree(tree, {
    enter(cursor, depth) {
      type = cursor.nodeType;
      reader.enter(type, cursor);
      const message = ruleOn(type, cursor, depth);
      if (message !== undefined) found.push(problemAt(lines, cursor.startPosition, message));
      return true;
    },
    leaf: (cursor) => reader.leaf(type, cursor),
  });
  return [
    ...indentationProblems(reader.lines, lines),
    ...reader.problems.map(({ position, message }) => problemAt(lines, position, message)),
    ...found,
  ].sort((one, other) => one.line - other.line);
}

/** How far a line is indented, measured twice: a file that mixes tabs and spaces may mean either. */
interface Width {
  /** A tab advances to the next multiple of 8. */
  readonly columns: number;
  /** A tab is one character. */
  readonly characters: number;
}

const none: Width = { columns: 0, characters: 0 };

/**
 * Finds wrong indentation, most of which the grammar accepts. Of the lines whose tabs and spaces can be read in two ways,
 * which Python 2 accepts, the first stands for all.
 */
function indentationProblems(
  logicalLines: readonly LogicalLine[],
  lines: readonly string[],
): readonly SyntaxProblem[] {
  const wrong: SyntaxProblem[] = [];
  const report = (row: number, message: string) => {
    const column = Math.max(0, (lines[row] ?? '').search(/\S/));
    wrong.push(problemAt(lines, { row, column }, message));
  };
  const blocks: Width[] = [none];
  const inner = () => blocks.at(-1) ?? none;
  let opened = false;
  let mixed: number | undefined;
  for (const { row, opens } of logicalLines) {
    const width = widthOf(lines[row] ?? '');
    const deeper = width.columns > inner().columns;
    if (opened && !deeper) report(row, 'expected an indented block');
    if (!opened && deeper) report(row, 'unexpected indent');
    while (inner().columns > width.columns) blocks.pop();
    const fits = deeper || inner().columns === width.columns;
    if (!fits) report(row, 'unindent does not match any outer indentation level');
    if (fits && !measuresAgree(width, inner())) mixed ??= row;
    if (inner().columns !== width.columns) blocks.push(width);
    opened = opens;
  }
  if (opened) report(logicalLines.at(-1)?.row ?? 0, 'expected an indented block');
  if (mixed !== undefined) report(mixed, 'inconsistent use of tabs and spaces in indentation');
  return wrong;
}

/** Whether both measures agree on which of the lines is deeper. */
function measuresAgree(one: Width, other: Width): boolean {
  return Math.sign(one.columns - other.columns) === Math.sign(one.characters - other.characters);
}

function widthOf(line: string): Width {
  let { columns, characters } = none;
  for (const character of line) {
    if (character === ' ') columns += 1;
    else if (character === '\t') columns += 8 - (columns % 8);
    else if (character !== '\f') break;
    characters += 1;
    if (character === '\f') [columns, characters] = [0, 0];
  }
  return { columns, characters };
}
