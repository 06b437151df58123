import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { Language, Parser, type Tree } from 'web-tree-sitter';

/** Parses `text` and passes the tree to `read`; `undefined` if the text cannot be parsed in time. */
export type Parse = <T>(text: string, read: (tree: Tree) => T) => T | undefined;

/** Milliseconds for one text: some grammars take much longer on some texts. */
const timeLimit = 2_000;

/**
 * Returns a function that loads a grammar, named by its module, from the folder on first use. Throws if it
 * cannot be loaded.
 */
export function grammarLoader(folder: URL): (module: string) => Promise<Parse> {
  const loaded = new Map<string, Promise<Parse>>();
  return (module) => {
    const parse = loaded.get(module) ?? load(folder, basename(module));
    loaded.set(module, parse);
    return parse;
  };
}

const decompress = promisify(brotliDecompress);

async function load(folder: URL, name: string): Promise<Parse> {
  const read = async (file: string) =>
    new Uint8Array(await decompress(await readFile(new URL(`${file}.br`, folder))));
  try {
    const [runtime, grammar] = await Promise.all([read('web-tree-sitter.wasm'), read(name)]);
    await Parser.init({ wasmBinary: runtime });
    return parseWith(await Language.load(grammar));
  } catch (cause) {
    throw new Error(`the grammar ${new URL(name, folder)} could not be loaded`, { cause });
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
