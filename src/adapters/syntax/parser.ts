import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Language, Parser, type Tree, type TreeCursor } from 'web-tree-sitter';
import type { Grammar } from './grammars.ts';

/** Parses `text` and passes the tree to `read`; `undefined` if the text cannot be parsed in time. */
export type Parse = <T>(text: string, read: (tree: Tree) => T) => T | undefined;

/** Milliseconds for one text: some grammars take much longer on some texts. */
const timeLimit = 2_000;

/** Returns a function that loads a grammar from the folder on first use, and caches it. */
export function grammarLoader(folder: URL): (grammar: Grammar) => Promise<Parse> {
  const loaded = new Map<string, Promise<Parse>>();
  return (grammar) => {
    const parse = loaded.get(grammar.file) ?? load(folder, grammar);
    loaded.set(grammar.file, parse);
    return parse;
  };
}

async function load(folder: URL, grammar: Grammar): Promise<Parse> {
  const file = new URL(grammar.file, folder);
  try {
    await Parser.init({ locateFile: (name: string) => fileURLToPath(new URL(name, folder)) });
    return parseWith(await Language.load(new Uint8Array(await readFile(file))));
  } catch (cause) {
    throw new Error(`the ${grammar.label} grammar could not be loaded from ${file}`, { cause });
  }
}

function parseWith(language: Language): Parse {
  return (text, read) => {
    const parser = new Parser();
    parser.setLanguage(language);
    const tree = parseInTime(parser, text);
    try {
      return tree === null ? undefined : read(tree);
    } finally {
      tree?.delete();
      parser.delete();
    }
  };
}

/** A few texts exhaust the memory of a grammar, which says nothing about their syntax. */
function parseInTime(parser: Parser, text: string): Tree | null {
  const deadline = performance.now() + timeLimit;
  try {
    return parser.parse(text, null, { progressCallback: () => performance.now() > deadline });
  } catch {
    return null;
  }
}

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
