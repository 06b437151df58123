/** A language that can be checked: one row makes it so. */
export interface Grammar {
  readonly label: string;
  /** The grammar's file is `tree-sitter-<name>.wasm`. */
  readonly name: string;
  /** Extensions in lower case, without the dot. */
  readonly extensions: readonly string[];
  /** Whether blocks are made by indentation, which the grammar itself hardly minds. */
  readonly indented: boolean;
}

/** Every grammar that is shipped. */
export const grammars: readonly Grammar[] = [
  { label: 'Python', name: 'python', extensions: ['py', 'pyi'], indented: true },
  {
    label: 'JavaScript',
    name: 'javascript',
    extensions: ['js', 'mjs', 'cjs', 'jsx'],
    indented: false,
  },
  { label: 'TypeScript', name: 'typescript', extensions: ['ts', 'mts', 'cts'], indented: false },
  { label: 'TSX', name: 'tsx', extensions: ['tsx'], indented: false },
];

/** The grammar that reads the file; `undefined` when none does. */
export function grammarOf(path: string): Grammar | undefined {
  const extension = extensionOf(path);
  return grammars.find((grammar) => grammar.extensions.includes(extension));
}

/** The text behind the last dot, in lower case; `''` when there is no dot. */
export function extensionOf(path: string): string {
  return /\.([^./]+)$/.exec(path)?.[1]?.toLowerCase() ?? '';
}
