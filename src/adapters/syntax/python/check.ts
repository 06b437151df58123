import type { Tree } from 'web-tree-sitter';
import { walkTree } from '../grammar/index.ts';
import { problemAt, type SyntaxProblem } from '../problems/index.ts';
import { indentationProblems } from './indentation.ts';
import { readLines } from './lines.ts';
import { followRules } from './rules.ts';

/** Finds what Python refuses and the grammar accepts. */
export function pythonProblems(tree: Tree, text: string): readonly SyntaxProblem[] {
  const lines = text.split('\n');
  const reader = readLines(text);
  const problemOf = followRules(text);
  const found: SyntaxProblem[] = [];
  let type = '';
  walkTree(tree, {
    enter(cursor, depth) {
      type = cursor.nodeType;
      reader.enter(type, cursor);
      const problem = problemOf(type, cursor, depth);
      if (problem !== undefined)
        found.push(problemAt(lines, problem.at.startPosition, problem.message));
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
