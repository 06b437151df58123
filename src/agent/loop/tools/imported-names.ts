import { foldsOf, linesOf } from '../../../core/repository/index.ts';

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

/** The names that a file imports and the words of the rest of its code; `undefined` in other languages. */
export function importedNames(path: string, text: string) {
  const form = forms.find(({ files }) => files.test(path));
  if (form === undefined) return undefined;
  // Only a docstring is no use of an import: a comment may state types.
  const docs = form === forms[0] ? foldsOf(path, linesOf(text)).docs : [];
  const code = linesOf(text)
    .map((line, at) => (docs[at] === true ? '' : line))
    .join('\n');
  const names = [...code.matchAll(form.imports)].flatMap(([statement, one, other = '']) => {
    const found = (one ?? other)
      .replace(/#.*/g, '')
      .split(/[,{}]/)
      .flatMap((item) => {
        const words = item.match(/[\w$]+/g) ?? [];
        return (/\bas\b|:|^\s*type\s/.test(item) ? words.at(-1) : words[0]) ?? [];
      });
    // What a linter is told about an import has a reason that nobody sees here.
    return /noqa|eslint-|@ts-/.test(statement) ? [] : found;
  });
  const words = code.replace(form.imports, '').match(/[\w$]+/g);
  return { names: new Set(names), words: new Set(words) };
}

/** Returns the names that a file imports for nothing since a change, and used before it. */
export function unusedImports(path: string, before: string, after: string): readonly string[] {
  const [old, now] = [importedNames(path, before), importedNames(path, after)];
  return [...(now?.names ?? [])].filter(
    (name) => old?.names.has(name) && old.words.has(name) && !now?.words.has(name),
  );
}
