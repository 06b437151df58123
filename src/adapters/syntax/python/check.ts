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
  const faultsOf = treeRules();
  const nodeFaults: NodeFault[] = [];
  let type = '';
  walkTree(tree, {
    enter(cursor) {
      type = cursor.nodeType;
      reader.enter(type, cursor);
      nodeFaults.push(...faultsOf(type, cursor));
      return true;
    },
    leaf: (cursor) => reader.leaf(type, cursor),
  });
  const firstOfDialect = nodeFaults.find(({ dialect }) => dialect);
  const kept = nodeFaults.filter((it) => !it.dialect || it === firstOfDialect);
  return [
    ...indentationFindings(reader.lines, lines),
    ...reader.faults.map(({ position, message }) => findingAt(lines, position, message)),
    ...kept.map(({ at, message }) => findingAt(lines, at.startPosition, message)),
  ].sort((one, other) => one.line - other.line);
}
