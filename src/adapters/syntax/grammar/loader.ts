import { basename } from 'node:path';
import type { Language, Parser, Tree } from 'web-tree-sitter';
import { openRuntime, type Runtime, readCompressed } from './runtime.ts';

/** Parses `text` and passes the tree to `read`; `undefined` if that is too much work. */
export type Parse = <T>(text: string, read: (tree: Tree) => T) => T | undefined;

/**
 * The work for one text: hundreds of a parser's operations, and pieces of text that it reads, again if it looks
 * far ahead. About two seconds on a slow machine, but the same on each: a busy one must not change a verdict.
 */
const workLimit = 20_000;

/** Characters to read at once. Each piece is copied, and some grammars return to the same place many times. */
const pieceLength = 256;

/**
 * Returns a function that loads a grammar, named by its module, from the folder on first use. Throws if it
 * cannot be loaded.
 */
export function grammarLoader(folder: URL): (module: string) => Promise<Parse> {
  let runtime: Promise<Runtime> | undefined;
  const grammars = new Map<string, Promise<Parse>>();
  return async (module) => {
    const known = runtime;
    const isUsable = await known?.then(
      ({ failed }) => !failed,
      () => false,
    );
    // What has failed is opened anew, with every grammar: they share its memory.
    if (runtime === known && isUsable !== true) {
      runtime = openRuntime(folder);
      grammars.clear();
    }
    const grammar = grammars.get(module) ?? load(runtime, folder, basename(module));
    grammars.set(module, grammar);
    return grammar;
  };
}

async function load(
  opening: Promise<Runtime> | undefined,
  folder: URL,
  name: string,
): Promise<Parse> {
  try {
    const [runtime, bytes] = await Promise.all([opening, readCompressed(folder, name)]);
    if (runtime === undefined) throw new Error('there is no runtime');
    return parseWith(runtime, await runtime.Language.load(bytes));
  } catch (cause) {
    throw new Error(`the grammar ${new URL(name, folder)} could not be loaded`, { cause });
  }
}

function parseWith(runtime: Runtime, language: Language): Parse {
  return (text, read) => {
    if (runtime.failed) return undefined;
    const parser = new runtime.Parser();
    let tree: Tree | null = null;
    try {
      parser.setLanguage(language);
      tree = parseWithin(parser, text);
      return tree === null ? undefined : read(tree);
    } catch (error) {
      if (!isExhausted(error)) throw error;
      runtime.failed = true;
      return undefined;
    } finally {
      release(runtime, tree);
      release(runtime, parser);
    }
  };
}

function parseWithin(parser: Parser, text: string): Tree | null {
  let work = 0;
  const readPiece = (index: number) => {
    work += 1;
    return text.slice(index, endOfPiece(text, index));
  };
  const progressCallback = () => {
    work += 1;
    return work > workLimit;
  };
  return parser.parse(readPiece, null, { progressCallback });
}

/** A piece must not end between the two halves of a character. */
function endOfPiece(text: string, index: number): number {
  const end = index + pieceLength;
  return /[\ud800-\udbff]/.test(text.charAt(end - 1)) ? end + 1 : end;
}

/** Some texts exhaust the stack or the memory of a grammar, which says nothing about their syntax. */
function isExhausted(error: unknown): boolean {
  return error instanceof RangeError || error instanceof WebAssembly.RuntimeError;
}

/** Also after a failure, since what is not released now is released in the background, where errors end the run. */
function release(runtime: Runtime, held: { delete(): void } | null): void {
  try {
    held?.delete();
  } catch {
    runtime.failed = true;
  }
}
