import {
  definesName,
  type FoundFile,
  fileKind,
  importing,
  keepLines,
  pathFilter,
  searchFile,
  textMatcher,
  whyFolded,
} from '../../../core/repository/index.ts';
import { pathsInOrder, scanCurrent, type ToolContext } from '../context/index.ts';

/** Where the code of a repository has a name. Imports and documentation do not count. */
export interface NamePlaces {
  /** Sources with the name, the likeliest first: one more than are of use, if there are more. */
  readonly sources: readonly FoundFile[];
  /** The sources among them, and others, that seem to define it. */
  readonly defining: readonly string[];
  readonly tests: readonly FoundFile[];
}

/** Files that are kept for a name of each kind: one with more means many things. */
export const mostFiles = 20;

/** Finds names in the sources and tests of a repository, in one pass over the files. */
export async function searchNames(
  names: readonly string[],
  context: ToolContext,
): Promise<ReadonlyMap<string, NamePlaces>> {
  const searches = [...new Set(names)].map(nameSearch);
  const isCode = (path: string) => fileKind(path) < 2;
  const all = await pathsInOrder(context, (path) => isCode(path) && pathFilter('')(path));
  const present = new Set(all);
  const paths = all.filter((path) => !isBuilt(path, present));
  await scanCurrent(paths, context, (path, text) => {
    if (whyFolded(path, text, []) !== undefined) return true;
    for (const search of searches) search.read(path, text);
    return true;
  });
  const rank = new Map(paths.map((path, at) => [path, at]));
  return new Map(searches.map(({ name, places }) => [name, places(rank)]));
}

/** Whether a file at the root is what a build makes of the one of its name in `src`, or of all. */
const isBuilt = (path: string, present: ReadonlySet<string>) =>
  /[.-]umd\.[cm]?js$/.test(path) || (/^[^/]+\.[cm]?js$/.test(path) && present.has(`src/${path}`));

function nameSearch(name: string) {
  const matcher = textMatcher({ text: name, mode: 'word' });
  const search = { matcher, defines: definesName(name) };
  const [sources, tests] = [new Map<string, FoundFile>(), new Map<string, FoundFile>()];
  const defining: string[] = [];
  return {
    name,
    read(path: string, text: string): void {
      const found = searchFile(path, text, search);
      const isUse = ({ text: line, isDoc }: FoundFile['lines'][number]) =>
        isDoc !== true && !importing.test(line) && matcher.matches(codeOf(line));
      const [file] = found === undefined ? [] : keepLines(found, isUse);
      if (file === undefined) return;
      const isTest = fileKind(path) === 1;
      const files = isTest ? tests : sources;
      if (files.size <= mostFiles) files.set(path, file);
      const defines = file.lines.some(({ kind }) => kind === 'definition');
      if (defines && !isTest && defining.length <= mostFiles) defining.push(path);
    },
    places(rank: ReadonlyMap<string, number>): NamePlaces {
      const inOrder = (paths: Iterable<string>) =>
        [...paths].sort((a, b) => (rank.get(a) ?? 0) - (rank.get(b) ?? 0));
      const filesOf = (files: ReadonlyMap<string, FoundFile>) =>
        inOrder(files.keys()).flatMap((path) => files.get(path) ?? []);
      return { sources: filesOf(sources), defining: inOrder(defining), tests: filesOf(tests) };
    },
  };
}

/** A line without a comment at its end, and without sentences in quotes. */
const codeOf = (line: string) =>
  line
    .replace(/\s(?:\/\/|#)\s.*$/, '')
    .replace(/(['"])(?:(?!\1)[^\\{])*\s(?:(?!\1)[^\\{])*\1/g, '');
