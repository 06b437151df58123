import type { Node } from 'web-tree-sitter';

/** A node that Python refuses, and why, in Python's words. */
export interface NodeProblem {
  readonly at: Node;
  readonly message: string;
}

/** The named children that are neither comments nor backslashes at the end of a line. */
export function childrenOf(node: Node): readonly Node[] {
  return node.namedChildren.filter(
    ({ type }) => type !== 'comment' && type !== 'line_continuation',
  );
}

/** The first problem of several nodes. */
export function firstOf(
  nodes: readonly Node[],
  problemOf: (node: Node) => NodeProblem | undefined,
): NodeProblem | undefined {
  for (const node of nodes) {
    const problem = problemOf(node);
    if (problem !== undefined) return problem;
  }
  return undefined;
}
