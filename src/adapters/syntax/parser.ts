import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Language, Parser, type Tree } from 'web-tree-sitter';
import type { Grammar } from './grammars.ts';

/** Parses `text` and hands the tree to `read`; `undefined` when the text could not be parsed in time. */
export type Parse = <T>(text: string, read: (tree: Tree) => T) => T | undefined;

/** Milliseconds for one text: some grammars take far longer on some texts. */
const timeLimit = 2_000;

/** Loads a grammar from the folder when it is first wanted, each once. Rejects where its file is not. */
export function parserShelf(folder: URL): (grammar: Grammar) => Promise<Parse> {
  const shelf = new Map<string, Promise<Parse>>();
  return (grammar) => {
    const parse = shelf.get(grammar.name) ?? loadParse(folder, grammar);
    shelf.set(grammar.name, parse);
    return parse;
  };
}

async function loadParse(folder: URL, grammar: Grammar): Promise<Parse> {
  const file = new URL(`tree-sitter-${grammar.name}.wasm`, folder);
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

/** A few texts make a grammar run out of its memory; that tells nothing about them. */
function parseInTime(parser: Parser, text: string): Tree | null {
  const deadline = performance.now() + timeLimit;
  try {
    return parser.parse(text, null, { progressCallback: () => performance.now() > deadline });
  } catch {
    return null;
  }
}
