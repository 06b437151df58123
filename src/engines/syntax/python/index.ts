import type { Tree, TreeCursor } from 'web-tree-sitter';
import { depthChange, walkTree } from '../grammar/index.ts';
import { type Position, problemAt, type SyntaxProblem } from '../problems/index.ts';

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

/** A line as Python sees it, which brackets and strings may spread over several lines of text. */
interface LogicalLine {
  readonly row: number;
  /** Whether it ends in a colon, so that an indented block must follow. */
  readonly opens: boolean;
}

/** Nodes that only a new line, a semicolon or a colon can precede. */
const statement =
  /(?:_statement|_definition|^decorator|^(?:elif|else|except|finally|case)_clause)$/;

/** Reads the logical lines of `text`, while a walk enters the nodes of its tree and passes its leaves. */
function readLines(text: string) {
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

/** What the walk is inside of: whose body, and whether a loop of that body. */
interface Enclosing {
  readonly body: 'class' | 'function' | 'module';
  readonly isInLoop: boolean;
}

const bodies: ReadonlyMap<string, 'class' | 'function' | 'loop'> = new Map([
  ['class_definition', 'class'],
  ['for_statement', 'loop'],
  ['function_definition', 'function'],
  ['lambda', 'function'],
  ['while_statement', 'loop'],
]);

/**
 * Follows a walk through a tree. Returns what says of each node that the walk enters what Python refuses although the
 * grammar accepts it: statements that a wrong indentation puts outside of what they belong to.
 */
function followRules() {
  const levels: { readonly type: string; readonly around: Enclosing }[] = [];
  const module: Enclosing = { body: 'module', isInLoop: false };
  return (type: string, cursor: TreeCursor, depth: number): string | undefined => {
    const parent = levels[depth - 1] ?? { type: '', around: module };
    const body = cursor.currentFieldName === 'body' ? bodies.get(parent.type) : undefined;
    const around = body === undefined ? parent.around : enclosedBy(body, parent.around);
    levels[depth] = { type, around };
    return cursor.nodeIsNamed ? problemOf(type, cursor, around) : undefined;
  };
}

function enclosedBy(body: 'class' | 'function' | 'loop', around: Enclosing): Enclosing {
  return body === 'loop' ? { ...around, isInLoop: true } : { body, isInLoop: false };
}

function problemOf(
  type: string,
  cursor: TreeCursor,
  { body, isInLoop }: Enclosing,
): string | undefined {
  switch (type) {
    case 'break_statement':
    case 'continue_statement':
      return isInLoop ? undefined : `'${type.replace('_statement', '')}' outside loop`;
    case 'return_statement':
    case 'yield':
      return body === 'function'
        ? undefined
        : `'${type.replace('_statement', '')}' outside function`;
    case 'try_statement':
      return cursor.currentNode.namedChildren.some((one) => /^(?:except|finally)/.test(one.type))
        ? undefined
        : "expected 'except' or 'finally' block";
  }
  return undefined;
}
