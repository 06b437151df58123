import type { Tree } from 'web-tree-sitter';
import { findingAt, type SyntaxFinding } from '../findings/index.ts';
import { walkTree } from '../grammar/index.ts';
import { indentationFindings } from './indentation.ts';
import { readLines } from './lines.ts';
import { type NodeFault, treeRules } from './rules/index.ts';

/** Finds what Python refuses and the grammar accepts. */
export function pythonFindings(tree: Tree, text: string): readonly SyntaxFinding[] {
  const lines = text.split('\n');
  const reader = readLines(text);
  const faultsOf = treeRules(text);
  const nodeFaults: NodeFault[] = [];
  let type = '';
  walkTree(tree, {
    enter(cursor, depth) {
      type = cursor.nodeType;
      reader.enter(type, cursor);
      nodeFaults.push(...faultsOf(type, cursor, depth));
      return true;
    },
    leaf: (cursor) => reader.leaf(type, cursor),
  });
  const findingOf = ({ at, message }: NodeFault) => findingAt(lines, at.startPosition, message);
  const { wrong, mixed } = indentationFindings(reader.lines, lines);
  const dialect = [...mixed, ...nodeFaults.filter((it) => it.dialect).map(findingOf)];
  return [
    ...wrong,
    ...reader.faults.map(({ position, message }) => findingAt(lines, position, message)),
    ...nodeFaults.filter((it) => !it.dialect).map(findingOf),
    // A file of Python 2 is full of it: one stands for all, so that such a file can still be changed.
    ...dialect.slice(0, 1),
  ].sort((one, other) => one.line - other.line);
}
