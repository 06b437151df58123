import { foldsOf, linesOf } from '../../../core/repository/index.ts';
import { clip } from '../../../core/text/index.ts';

/** How Python and JavaScript import names: statements with the names in one of their groups. */
const forms = [
  {
    files: /(?<!__init__)\.pyi?$/,
    imports: /^[ \t]*(?:from[ \t]+[\w.]+[ \t]+)?import[ \t]*(?:\(([^)]*)\)|([^(\n#]+)).*/gm,
  },
  {
    files: /\.[cm]?[jt]sx?$/,
    imports:
      /^(?:import\s+(?:type\s+)?([^'"();]+?)\s+from\b.*|[ \t]*(?:const|let|var)\s+([\w$]+|\{[^}]*\})\s*=\s*require\(.*)/gm,
  },
] as const;

/** The names that a file imports, the words of the rest of its code, and the statement of each import; `undefined` in other languages. */
export function importedNames(path: string, text: string) {
  const form = forms.find(({ files }) => files.test(path));
  if (form === undefined) return undefined;
  // Only a docstring is no use of an import: a comment may state types.
  const docs = form === forms[0] ? foldsOf(path, linesOf(text)).docs : [];
  const code = linesOf(text)
    .map((line, at) => (docs[at] === true ? '' : line))
    .join('\n');
  const statements = new Map<string, string>();
  const names = [...code.matchAll(form.imports)].flatMap(([statement, one, other = '']) => {
    const found = (one ?? other)
      .replace(/#.*/g, '')
      .split(/[,{}]/)
      .flatMap((item) => {
        const words = item.match(/[\w$]+/g) ?? [];
        return (/\bas\b|:|^\s*type\s/.test(item) ? words.at(-1) : words[0]) ?? [];
      });
    for (const name of found) statements.set(name, statement.trim());
    // What a linter is told about an import has a reason that nobody sees here.
    return /noqa|eslint-|@ts-/.test(statement) ? [] : found;
  });
  const words = code.replace(form.imports, '').match(/[\w$]+/g);
  return { names: new Set(names), words: new Set(words), statements };
}

/** Returns the names that a file imports for nothing since a change, and used before it. */
export function unusedImports(path: string, before: string, after: string): readonly string[] {
  const [old, now] = [importedNames(path, before), importedNames(path, after)];
  return [...(now?.names ?? [])].filter(
    (name) => old?.names.has(name) && old.words.has(name) && !now?.words.has(name),
  );
}

/** Returns the statements, a line each, that import what some lines of a file use, without those that are shown. */
export function importsOf(
  lines: readonly string[],
  statements: ReadonlyMap<string, string> | undefined,
  shown: readonly string[],
): readonly string[] {
  const used = new Set(lines.join('\n').match(/[\w$]+/g));
  const seen = shown.join('\n');
  const wanted = [...(statements ?? [])].filter(
    ([name, one]) => used.has(name) && !seen.includes(one),
  );
  return [...new Set(wanted.map(([, one]) => clip(one.replace(/\s+/g, ' '), 160)))];
}
