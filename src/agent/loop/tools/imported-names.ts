import { foldsOf, linesOf } from '../../../core/repository/index.ts';

/** How a language imports names: its statements, each with the names in its first group that has any. */
interface ImportForm {
  readonly statements: RegExp;
  /** Returns what the code calls one of the names by. */
  readonly nameOf: (item: string) => string | undefined;
}

const lastWord = (item: string) => item.match(/[\w$]+/g)?.at(-1);

const forms: readonly (ImportForm & { readonly files: RegExp; readonly hasDocstrings: boolean })[] =
  [
    {
      files: /(?<!__init__)\.pyi?$/,
      hasDocstrings: true,
      statements:
        /^[ \t]*(?:from[ \t]+[\w.]+[ \t]+import[ \t]*(?:\(([^)]*)\)|([^(\n#]+)).*|import[ \t]+([^\n#]+).*)/gm,
      nameOf: (item) => (/\bas\b/.test(item) ? lastWord(item) : item.match(/[\w$]+/)?.[0]),
    },
    {
      files: /\.[cm]?[jt]sx?$/,
      hasDocstrings: false,
      statements:
        /^(?:import\s+(?:type\s+)?([^'"();]+?)\s+from\b.*|[ \t]*(?:const|let|var)\s+([\w$]+|\{[^}]*\})\s*=\s*require\(.*)/gm,
      nameOf: lastWord,
    },
  ];

/** The names that a file imports, and its code without those statements; `undefined` in languages that are not read. */
export interface ReadImports {
  readonly names: ReadonlySet<string>;
  /** Whether the rest of the code has a name. */
  readonly uses: (name: string) => boolean;
}

/** Reads the imports of a Python or JavaScript file. */
export function readImportedNames(path: string, text: string): ReadImports | undefined {
  const form = forms.find(({ files }) => files.test(path));
  if (form === undefined) return undefined;
  const lines = linesOf(text);
  const docs = form.hasDocstrings ? foldsOf(path, lines).docs : [];
  const code = lines.map((line, at) => (docs[at] === true ? '' : line)).join('\n');
  const names = new Set<string>();
  for (const [statement, ...groups] of code.matchAll(form.statements)) {
    // What a linter is told about an import has a reason that nobody sees here.
    if (/noqa|eslint-|@ts-/.test(statement)) continue;
    const items = groups.find((group) => group !== undefined)?.replace(/#.*/g, '') ?? '';
    for (const item of items.split(/[,{}]/)) {
      const name = form.nameOf(item);
      if (name !== undefined) names.add(name);
    }
  }
  const rest = code.replace(form.statements, '');
  const words = new Set(rest.match(/[\w$]+/g));
  return { names, uses: (name) => words.has(name) };
}

/** Returns the names that a file imports for nothing since a change, and used before it. */
export function unusedImports(path: string, before: string, after: string): readonly string[] {
  const [old, now] = [before, after].map((text) => readImportedNames(path, text));
  if (old === undefined || now === undefined) return [];
  return [...now.names].filter((name) => old.names.has(name) && old.uses(name) && !now.uses(name));
}
