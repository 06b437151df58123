import { loadScriptParser } from '../javascript/index.ts';
import { pythonProblems } from '../python/index.ts';
import { expressionProblems, jsxTagProblems, reserved, styleProblems } from '../rules/index.ts';
import { definitionNodes } from './definitions.ts';
import { embeddedTexts } from './embedded.ts';
import { formats } from './formats.ts';
import type { Language } from './language.ts';
import { misread, respelling } from './misread.ts';

/** Packages of grammars that are built for the runtime in use; each file was chosen by its false errors. */
const vscode = (name: string) => `@vscode/tree-sitter-wasm/wasm/tree-sitter-${name}.wasm`;
const cursorless = (name: string) => `@cursorless/tree-sitter-wasms/out/tree-sitter-${name}.wasm`;
const repomix = (name: string) => `@repomix/tree-sitter-wasms/out/tree-sitter-${name}.wasm`;
const own = (name: string) => `@tree-sitter-grammars/tree-sitter-${name}/tree-sitter-${name}.wasm`;

/** Every supported language. The build copies the grammars of this table. */
export const languages: readonly Language[] = [
  {
    label: 'Python',
    extensions: ['py', 'pyi'],
    interpreters: /^python[\d.]*$/,
    trusted: true,
    grammar: {
      module: vscode('python'),
      respell: respelling.python,
      rules: [pythonProblems],
      definitions: definitionNodes.python,
    },
  },
  {
    label: 'JavaScript',
    extensions: ['js', 'mjs', 'cjs'],
    interpreters: /^(?:node|nodejs|bun)$/,
    trusted: true,
    parsers: [loadScriptParser],
    grammar: {
      module: vscode('javascript'),
      rules: [jsxTagProblems],
      definitions: definitionNodes.script,
    },
  },
  {
    label: 'JSX',
    extensions: ['jsx'],
    trusted: true,
    parsers: [loadScriptParser],
    grammar: {
      module: vscode('javascript'),
      rules: [jsxTagProblems],
      definitions: definitionNodes.script,
    },
  },
  {
    label: 'TypeScript',
    extensions: ['ts', 'mts', 'cts'],
    interpreters: /^(?:deno|tsx|ts-node)$/,
    trusted: true,
    parsers: [loadScriptParser],
    grammar: { module: vscode('typescript'), definitions: definitionNodes.script },
  },
  {
    label: 'TSX',
    extensions: ['tsx'],
    trusted: true,
    parsers: [loadScriptParser],
    grammar: {
      module: vscode('tsx'),
      rules: [jsxTagProblems],
      definitions: definitionNodes.script,
    },
  },
  {
    label: 'Java',
    extensions: ['java'],
    trusted: true,
    grammar: { module: vscode('java'), misreads: misread.java, definitions: definitionNodes.java },
  },
  {
    label: 'Kotlin',
    extensions: ['kt', 'kts'],
    trusted: true,
    grammar: {
      module: own('kotlin'),
      misreads: misread.kotlin,
      rules: [reserved.braces],
      definitions: definitionNodes.kotlin,
    },
  },
  {
    label: 'C#',
    extensions: ['cs'],
    trusted: true,
    grammar: {
      module: vscode('c-sharp'),
      respell: respelling.csharp,
      misreads: misread.csharp,
      definitions: definitionNodes.csharp,
    },
  },
  {
    label: 'Go',
    extensions: ['go'],
    trusted: true,
    grammar: { module: vscode('go'), misreads: misread.go, definitions: definitionNodes.go },
  },
  {
    label: 'Rust',
    extensions: ['rs'],
    trusted: true,
    grammar: { module: vscode('rust'), misreads: misread.rust, definitions: definitionNodes.rust },
  },
  {
    label: 'PHP',
    extensions: ['php'],
    interpreters: /^php[\d.]*$/,
    trusted: true,
    grammar: { module: vscode('php'), misreads: misread.php, definitions: definitionNodes.php },
  },
  {
    label: 'Ruby',
    extensions: ['rb', 'rake', 'gemspec'],
    names: /^(?:Gem|Rake|Guard|Pod|Fast|Brew|Vagrant)file$/,
    interpreters: /^(?:j?ruby|rake)$/,
    trusted: true,
    grammar: {
      module: vscode('ruby'),
      misreads: misread.ruby,
      rules: [reserved.ruby],
      definitions: definitionNodes.ruby,
    },
  },
  // Macros are no C: half of the valid files have errors.
  {
    label: 'C',
    extensions: ['c'],
    trusted: false,
    grammar: { module: cursorless('c'), misreads: misread.macros, definitions: definitionNodes.c },
  },
  // A header may be either; this grammar reads those of C as well as the other one does.
  {
    label: 'C++',
    extensions: ['cpp', 'cc', 'cxx', 'c++', 'h', 'hpp', 'hh', 'hxx', 'h++'],
    trusted: false,
    grammar: {
      module: cursorless('cpp'),
      misreads: misread.macros,
      definitions: definitionNodes.c,
    },
  },
  {
    label: 'Swift',
    extensions: ['swift'],
    trusted: false,
    grammar: {
      module: cursorless('swift'),
      misreads: misread.swift,
      definitions: definitionNodes.swift,
    },
  },
  {
    label: 'Scala',
    extensions: ['scala', 'sc', 'sbt'],
    trusted: false,
    grammar: {
      module: cursorless('scala'),
      rules: [reserved.braces],
      definitions: definitionNodes.scala,
    },
  },
  {
    label: 'Dart',
    extensions: ['dart'],
    trusted: false,
    grammar: { module: repomix('dart'), misreads: misread.dart, definitions: definitionNodes.dart },
  },
  {
    label: 'Elixir',
    extensions: ['ex', 'exs'],
    interpreters: /^elixir$/,
    trusted: true,
    grammar: {
      module: cursorless('elixir'),
      misreads: misread.elixir,
      rules: [reserved.elixir],
      definitions: definitionNodes.elixir,
    },
  },
  {
    label: 'Bash',
    extensions: ['sh', 'bash'],
    names: /^\.(?:bashrc|bash_profile|bash_aliases|profile)$/,
    interpreters: /^(?:ba|da)?sh$/,
    trusted: false,
    grammar: {
      module: vscode('bash'),
      rules: [reserved.bash],
      misreads: misread.bash,
      definitions: definitionNodes.bash,
    },
  },
  {
    label: 'HTML',
    extensions: ['html', 'htm'],
    trusted: false,
    grammar: { module: cursorless('html') },
    embedded: embeddedTexts,
    templateTags: /\{\{|\{%|<%|<\?/g,
  },
  {
    label: 'CSS',
    extensions: ['css', 'scss', 'less'],
    trusted: true,
    parsers: [async () => styleProblems],
    grammar: { module: vscode('css') },
  },
  {
    label: 'Vue',
    extensions: ['vue'],
    trusted: true,
    grammar: { module: repomix('vue'), rules: [expressionProblems] },
    embedded: embeddedTexts,
  },
  {
    label: 'Svelte',
    extensions: ['svelte'],
    trusted: true,
    grammar: { module: own('svelte'), rules: [expressionProblems] },
    embedded: embeddedTexts,
  },
  ...formats,
];
