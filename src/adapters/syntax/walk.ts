import type { Tree, TreeCursor } from 'web-tree-sitter';

/** What is done on the way through a tree. The cursor is only to be read. */
export interface Visitor {
  /** Asked at each node in the order of the text; `false` takes the node as a leaf. */
  readonly enter: (cursor: TreeCursor) => boolean;
  readonly leaf: (cursor: TreeCursor) => void;
}

/** Visits every node once, without recursion, so that no depth of nesting is too much. */
export function walk(tree: Tree, visitor: Visitor): void {
  const cursor = tree.walk();
  try {
    for (;;) {
      if (visitor.enter(cursor) && cursor.gotoFirstChild()) continue;
      visitor.leaf(cursor);
      while (!cursor.gotoNextSibling()) if (!cursor.gotoParent()) return;
    }
  } finally {
    cursor.delete();
  }
}
