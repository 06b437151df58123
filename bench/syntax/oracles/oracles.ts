import { type ParseError, parse } from 'jsonc-parser';
import { parseAst } from 'rolldown/parseAst';
import { extensionOf } from '../../../src/adapters/syntax/languages/index.ts';
import { isValidBash } from './bash.ts';
import { type PythonFormat, startPython } from './python.ts';

/** Parsers by which cases are confirmed: others than the checker's, except for JSON. */
export interface Oracles extends Disposable {
  /** Whether the file is valid; `undefined` if no oracle reads its language. */
  isValid(path: string, text: string): Promise<boolean | undefined>;
  /** Whether there is one for Python. */
  readonly hasPython: boolean;
}

const pythonFormats: Readonly<Record<string, PythonFormat>> = {
  py: 'python',
  pyi: 'python',
  toml: 'toml',
  xml: 'xml',
  csproj: 'xml',
  yaml: 'yaml',
  yml: 'yaml',
};

const scripts: Readonly<Record<string, 'jsx' | 'ts' | 'tsx'>> = {
  js: 'jsx',
  mjs: 'jsx',
  cjs: 'jsx',
  jsx: 'jsx',
  ts: 'ts',
  mts: 'ts',
  cts: 'ts',
  tsx: 'tsx',
};

/** Starts what the oracles need. */
export async function startOracles(): Promise<Oracles> {
  const python = await startPython();
  return {
    hasPython: python !== undefined,
    async isValid(path, text) {
      const extension = extensionOf(path);
      const format = pythonFormats[extension];
      if (format !== undefined) return python?.isValid(format, text);
      const script = scripts[extension];
      if (script !== undefined) return isValidScript(text, script);
      if (extension === 'json' || extension === 'jsonc') return isValidJson(text);
      return extension === 'sh' || extension === 'bash' ? isValidBash(text) : undefined;
    },
    [Symbol.dispose]: () => python?.[Symbol.dispose](),
  };
}

/** Modules and scripts differ in a few places, such as `with` and `await`. */
function isValidScript(text: string, lang: 'jsx' | 'ts' | 'tsx'): boolean {
  return (['module', 'script', 'commonjs'] as const).some((sourceType) => {
    try {
      parseAst(text, { lang, sourceType });
      return true;
    } catch {
      return false;
    }
  });
}

/** Comments and trailing commas are allowed, since many settings files have them. */
function isValidJson(text: string): boolean {
  const errors: ParseError[] = [];
  parse(text, errors, { allowTrailingComma: true });
  return errors.length === 0;
}
