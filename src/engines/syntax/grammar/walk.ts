import type { Tree, TreeCursor } from 'web-tree-sitter';

/** What to do at the nodes of a tree. Must not move the cursor. */
export interface TreeVisitor {
  /** Called for each node in the order of the text, with its depth; `false` treats the node as a leaf. */
  readonly enter: (cursor: TreeCursor, depth: number) => boolean;
  readonly leaf: (cursor: TreeCursor) => void;
}

/** Visits every node once. Does not recurse, so nesting of any depth is safe. */
export function walkTree(tree: Tree, visitor: TreeVisitor): void {
  const cursor = tree.walk();
  let depth = 0;
  try {
    for (;;) {
      if (visitor.enter(cursor, depth) && cursor.gotoFirstChild()) {
        depth += 1;
        continue;
      }
      visitor.leaf(cursor);
      for (; !cursor.gotoNextSibling(); depth -= 1) if (!cursor.gotoParent()) return;
    }
  } finally {
    cursor.delete();
  }
}
