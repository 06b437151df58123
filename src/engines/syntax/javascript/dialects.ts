import type { ParserOptions, ParserPlugin } from '@babel/parser';

/** How some files are read: in each of these ways, until one accepts the text. */
interface Dialect {
  readonly files: RegExp;
  readonly plugins: readonly ParserPlugin[];
  readonly sources: readonly NonNullable<ParserOptions['sourceType']>[];
}

/** Whether a file is a module may depend on other files. In CommonJS, a file may return at its top level. */
const dialects: readonly Dialect[] = [
  {
    files: /\.d\.(?:[^./]+\.)?[cm]?ts$/i,
    plugins: [['typescript', { dts: true }]],
    sources: ['module', 'script'],
  },
  { files: /\.mts$/i, plugins: ['typescript'], sources: ['module'] },
  { files: /\.c?ts$/i, plugins: ['typescript'], sources: ['module', 'script'] },
  { files: /\.tsx$/i, plugins: ['typescript', 'jsx'], sources: ['module', 'script'] },
  { files: /\.mjs$/i, plugins: ['jsx'], sources: ['module'] },
  { files: /\.cjs$/i, plugins: ['jsx'], sources: ['commonjs'] },
];

const javascript: Omit<Dialect, 'files'> = { plugins: ['jsx'], sources: ['module', 'commonjs'] };

/** What engines and compilers accept beyond the standard, or soon will. */
const proposals: readonly ParserPlugin[] = [
  'decoratorAutoAccessors',
  'explicitResourceManagement',
  'deferredImportEvaluation',
  'sourcePhaseImports',
  // Bundlers still accept `assert` in place of `with`.
  ['importAttributes', { deprecatedAssertSyntax: true }],
];

/** The options for each way to read a file. */
export function optionsFor(path: string, text: string): readonly ParserOptions[] {
  const { plugins, sources } = dialects.find(({ files }) => files.test(path)) ?? javascript;
  const typed = plugins.some((plugin) => plugin === 'typescript' || plugin[0] === 'typescript');
  const flow: readonly ParserPlugin[] = typed || !hasFlow(text) ? [] : [['flow', { all: true }]];
  return sources.map((sourceType) => ({
    sourceType,
    plugins: [...plugins, ...proposals, ...flow, decoratorsOf(text)],
    attachComment: false,
    createImportExpressions: true,
    // The parser does not know what such blocks declare.
    allowUndeclaredExports: typed && /\bdeclare\s+(?:module|namespace|global)\b/.test(text),
  }));
}

/** A member of an enum whose name is a text in brackets. */
const bracketedName =
  /\[(?<=(?:[{,]|\*\/|\/\/[^\n]{0,200})\s{0,80}\[) ?(?:'[^'\\\n]*'|"[^"\\\n]*"|`[^`\\$\n]*`) ?\](?=\s*[=,}])/g;

/** The decorators of a parameter that is destructured, or the rest. */
const decorated = /@[\w$.]+(?:\([^\n]{0,200}?\))?(?=\s{0,80}(?:\.{3}|\[))/g;

/** The text, as long as before, without the TypeScript that compilers accept and the parser refuses. */
export function withoutUnknown(text: string, path: string): string {
  if (!/\.[cm]?tsx?$/i.test(path)) return text;
  return text
    .replace(bracketedName, (name) => '_'.repeat(name.length))
    .replace(decorated, (decorators) => ' '.repeat(decorators.length));
}

/** The older kind, which parameters may have too, unless one stands after `export`. */
function decoratorsOf(text: string): ParserPlugin {
  return /\bexport\s+(?:default\s+)?@/.test(text) ? 'decorators' : 'decorators-legacy';
}

/** Whether a comment at the top asks for the types of Flow. */
function hasFlow(text: string): boolean {
  return /@flow\b/.test(text.slice(0, 2_000));
}
