import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { Language, Parser, ParseState, Tree } from 'web-tree-sitter';

/** Parses `text` and passes the tree to `read`; `undefined` if that is too much work. */
export type Parse = <T>(text: string, read: (tree: Tree) => T) => T | undefined;

/**
 * The work for one text, in units of about ten microseconds on a slow machine. It is counted rather than timed:
 * a busy machine must not change a verdict.
 */
const workLimit = 200_000;

/** What a piece costs that the parser reads. It reads some many times, if it looks far ahead. */
const pieceWork = 1;

/** What some hundred operations of the parser cost, and those with which it looks for a way past an error. */
const stepWork = { plain: 5, recovering: 30 };

/** Characters to read at once. Each piece is copied, and some grammars return to the same place many times. */
const pieceLength = 256;

/**
 * Returns a function that loads a grammar, named by its module, from the folder on first use. Throws if it
 * cannot be loaded. A text has `milliseconds` of the processor besides the limit of work. No text that was written
 * for a purpose comes near: a step costs a thousand times as much as usual only where deep trees are compared.
 */
export function grammarLoader(
  folder: URL,
  milliseconds = 3_000,
): (module: string) => Promise<Parse> {
  let runtime: Promise<Runtime> | undefined;
  const grammars = new Map<string, Promise<Parse>>();
  return async (module) => {
    const known = runtime;
    const isUsable = await known?.then(
      ({ failed }) => !failed,
      () => false,
    );
    // What has failed is opened anew, with every grammar: they share its memory, which may be damaged.
    if (runtime === known && isUsable !== true) {
      runtime = openRuntime(folder);
      grammars.clear();
    }
    const name = basename(module);
    const grammar = grammars.get(module) ?? load(runtime, folder, name, milliseconds);
    grammars.set(module, grammar);
    return grammar;
  };
}

async function load(
  opening: Promise<Runtime> | undefined,
  folder: URL,
  name: string,
  milliseconds: number,
): Promise<Parse> {
  try {
    const [runtime, bytes] = await Promise.all([opening, readCompressed(folder, name)]);
    if (runtime === undefined) throw new Error('there is no runtime');
    return parseWith(runtime, await runtime.Language.load(bytes), milliseconds);
  } catch (cause) {
    throw new Error(`the grammar ${new URL(name, folder)} could not be loaded`, { cause });
  }
}

function parseWith(runtime: Runtime, language: Language, milliseconds: number): Parse {
  return (text, read) => {
    if (runtime.failed) return undefined;
    const parser = new runtime.Parser();
    let tree: Tree | null = null;
    try {
      parser.setLanguage(language);
      tree = parseWithin(parser, text, milliseconds);
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

function parseWithin(parser: Parser, text: string, milliseconds: number): Tree | null {
  const start = process.cpuUsage();
  let work = 0;
  const readPiece = (index: number) => {
    work += pieceWork;
    return text.slice(index, endOfPiece(text, index));
  };
  const progressCallback = ({ hasError }: ParseState) => {
    work += hasError ? stepWork.recovering : stepWork.plain;
    return work > workLimit || process.cpuUsage(start).user > milliseconds * 1_000;
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

type TreeSitter = typeof import('web-tree-sitter');

/** What runs grammars. Once it has failed it is of no use: its memory may be in any state. */
interface Runtime extends Pick<TreeSitter, 'Language' | 'Parser'> {
  failed: boolean;
}

/** What the types of Node leave out. */
declare global {
  namespace WebAssembly {
    class RuntimeError extends Error {}
    class Instance {
      constructor(module: Module, imports: object);
    }
    function compile(binary: Uint8Array): Promise<Module>;
  }
}

/** What the module gives to WebAssembly, as far as it is used here. */
interface Imports {
  readonly env: { readonly __stack_pointer: { value: number } };
}

/**
 * Bytes for the recursion of a parser. The 64 KB that the module comes with lie above its own data, which deep
 * nesting overwrites without a word. With these, the stack of JavaScript ends first, and that is an error.
 */
const stackSize = 4_000_000;

const decompress = promisify(brotliDecompress);

/** Bytes to decompress at once. With few, grammars of several megabytes take three times as long. */
const chunkSize = 1_000_000;

let opened = 0;

/** Reads a file of the folder of grammars, all of which are compressed. */
async function readCompressed(folder: URL, name: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(
    await decompress(await readFile(new URL(`${name}.br`, folder)), { chunkSize }),
  );
}

/** Opens a runtime of its own. The module keeps its first one, so each is an import under another name. */
async function openRuntime(folder: URL): Promise<Runtime> {
  opened += 1;
  const file = new URL(`runtime.js?${opened}`, folder);
  const importing: Promise<TreeSitter> = import(/* @vite-ignore */ file.href);
  const [{ Language, Parser }, module] = await Promise.all([
    importing,
    readCompressed(folder, 'web-tree-sitter.wasm').then((binary) => WebAssembly.compile(binary)),
  ]);
  await Parser.init(withStack(module));
  return { Language, Parser, failed: false };
}

/** The options with which the module runs on a larger stack. */
function withStack(module: WebAssembly.Module): object {
  const options = {
    _malloc: (_: number) => 0,
    instantiateWasm(imports: Imports, done: (instance: WebAssembly.Instance, of: object) => void) {
      pointer = imports.env.__stack_pointer;
      done(new WebAssembly.Instance(module, imports), module);
    },
    onRuntimeInitialized() {
      const stack = options._malloc(stackSize);
      if (stack > 0) pointer.value = stack + stackSize - (stackSize % 16);
    },
  };
  let pointer = { value: 0 };
  return options;
}
