import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';

type TreeSitter = typeof import('web-tree-sitter');

/** What runs grammars. Once it has failed it is of no use: its memory may be in any state. */
export interface Runtime extends Pick<TreeSitter, 'Language' | 'Parser'> {
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
export async function readCompressed(folder: URL, name: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(
    await decompress(await readFile(new URL(`${name}.br`, folder)), { chunkSize }),
  );
}

/** Opens a runtime of its own. The module keeps its first one, so each is an import under another name. */
export async function openRuntime(folder: URL): Promise<Runtime> {
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
