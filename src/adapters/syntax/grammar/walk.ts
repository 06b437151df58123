import type { Tree, TreeCursor } from 'web-tree-sitter';

/** What to do at the nodes of a tree. Must not move the cursor. */
export interface TreeVisitor {
  /** Called for each node in the order of the text; `false` treats the node as a leaf. */
  readonly enter: (cursor: TreeCursor) => boolean;
  readonly leaf: (cursor: TreeCursor) => void;
}

/** Visits every node once. Does not recurse, so nesting of any depth is safe. */
export function walkTree(tree: Tree, visitor: TreeVisitor): void {
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
