/** A language whose syntax is checked. */
export interface Grammar {
  readonly label: string;
  /** Name of the grammar's file in `@vscode/tree-sitter-wasm` and in `dist/grammars`. */
  readonly file: string;
  /** Extensions in lower case, without the dot. */
  readonly extensions: readonly string[];
  /** Whether indentation makes blocks. The grammar accepts most indentation, so it is checked separately. */
  readonly indented: boolean;
}

/** Every supported language. The build copies the grammars of this table. */
export const grammars: readonly Grammar[] = [
  { label: 'Python', file: 'tree-sitter-python.wasm', extensions: ['py', 'pyi'], indented: true },
  {
    label: 'JavaScript',
    file: 'tree-sitter-javascript.wasm',
    extensions: ['js', 'mjs', 'cjs', 'jsx'],
    indented: false,
  },
  {
    label: 'TypeScript',
    file: 'tree-sitter-typescript.wasm',
    extensions: ['ts', 'mts', 'cts'],
    indented: false,
  },
  { label: 'TSX', file: 'tree-sitter-tsx.wasm', extensions: ['tsx'], indented: false },
];

/** The grammar for a file; `undefined` if there is none. */
export function grammarOf(path: string): Grammar | undefined {
  const extension = extensionOf(path);
  return grammars.find((grammar) => grammar.extensions.includes(extension));
}

/** The text after the last dot of the file name, in lower case; empty if there is no dot. */
export function extensionOf(path: string): string {
  return /\.([^./]+)$/.exec(path)?.[1]?.toLowerCase() ?? '';
}
