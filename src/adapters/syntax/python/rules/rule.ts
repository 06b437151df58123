import type { Node } from 'web-tree-sitter';
import type { Enclosing } from './enclosing.ts';

/** A node that Python refuses, and why, in Python's words. */
export interface NodeFault {
  readonly at: Node;
  readonly message: string;
  /** Whether Python 2 or notebooks allow it. */
  readonly dialect?: boolean;
}

/** Looks at one node that the grammar accepts. Looks at its children alone, so that all rules take linear time. */
export type NodeRule = (node: Node, around: Enclosing) => NodeFault | undefined;

/** The named children that are neither comments nor backslashes at the end of a line. */
export function childrenOf(node: Node): readonly Node[] {
  return node.namedChildren.filter(
    ({ type }) => type !== 'comment' && type !== 'line_continuation',
  );
}
