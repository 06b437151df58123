import { indentationFindings } from '../python/index.ts';
import type { Language } from './language.ts';

/** Grammars that are built for one runtime, by Microsoft. */
const vscode = (name: string) => `@vscode/tree-sitter-wasm/wasm/tree-sitter-${name}.wasm`;

/** Every supported language. The build copies the grammars of this table. */
export const languages: readonly Language[] = [
  {
    label: 'Python',
    extensions: ['py', 'pyi'],
    trusted: true,
    grammar: { module: vscode('python'), rules: [indentationFindings] },
  },
  {
    label: 'JavaScript',
    extensions: ['js', 'mjs', 'cjs', 'jsx'],
    trusted: true,
    grammar: { module: vscode('javascript') },
  },
  {
    label: 'TypeScript',
    extensions: ['ts', 'mts', 'cts'],
    trusted: true,
    grammar: { module: vscode('typescript') },
  },
  { label: 'TSX', extensions: ['tsx'], trusted: true, grammar: { module: vscode('tsx') } },
  {
    label: 'JSON',
    extensions: ['json'],
    trusted: true,
    parser: async () => (await import('../formats/json.ts')).jsonFindings,
  },
];
