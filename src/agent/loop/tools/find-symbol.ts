import * as z from 'zod';
import {
  definitionGroups,
  definitionsByPattern,
  type FoundFile,
  groupResults,
  linesOf,
  pathFilter,
  type SymbolName,
  type SymbolPlace,
  symbolName,
  symbolPlaces,
} from '../../../core/repository/index.ts';
import { clip } from '../../../core/text/index.ts';
import { pathsInOrder, scanCurrent, type ToolContext } from '../context/index.ts';
import { keepLines, nearlyFound, type ScanTexts, searchLines } from './line-search.ts';
import { readTool } from './read-tool.ts';
import { pageNumber, resultPage } from './result-page.ts';

/** Files whose definitions are read: those with a line that looks like the definition come first. */
const mostParsed = 40;

/** Finds where a name is defined and used. */
export const findSymbol = readTool({
  name: 'find_symbol',
  description: 'Finds definitions of a name such as Cart.total, whole with body, and its uses.',
  input: z.object({
    name: z.string().max(300),
    body: z.boolean().optional(),
    path: z.string().optional(),
    page: pageNumber,
  }),
  async read({ name: written, body = false, path = '', page }, context) {
    const symbol = symbolName(written);
    if (symbol.name === '') return 'Give the name of a symbol.';
    const paths = await pathsInOrder(context, pathFilter(path));
    const scan: ScanTexts = (some, visit) => scanCurrent(some, context, visit);
    const query = { text: symbol.name, mode: 'word', isCaseSensitive: true } as const;
    const found = await searchLines(query, paths, scan);
    if (found.kind === 'refused') return found.why;
    if (found.files.length === 0) {
      const near = await nearlyFound(query, paths, scan);
      return [`Nothing is named ${clip(symbol.name, 100)}.`, ...near].join(' ');
    }
    const candidates = likelyFirst(found.files).slice(0, mostParsed);
    const texts = await textsOf(candidates, scan);
    const places: SymbolPlace[] = [];
    for (const one of candidates) {
      const text = texts.get(one.path) ?? '';
      places.push(...(await placesIn(symbol, one, text, context)));
    }
    const uses = found.files.flatMap((file) => usesIn(file, places));
    const count = uses.reduce((sum, file) => sum + file.count, 0);
    const head = `${counted(places.length, 'definition')}; ${counted(count, 'other line')} with the name in ${counted(uses.length, 'file')}`;
    const groups = [...definitionGroups(places, body), ...groupResults(uses)];
    const said = [head, leftOut(found.files.length), found.cut].filter((part) => part !== '');
    return resultPage(said.join('. '), groups, page);
  },
});

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** Says that definitions may be among the lines that use the name, if not all files were parsed. */
function leftOut(files: number): string {
  if (files <= mostParsed) return '';
  return `Definitions are from the ${mostParsed} likeliest of ${files} files: give a path for others`;
}

function likelyFirst(files: readonly FoundFile[]): readonly FoundFile[] {
  const isLikely = ({ lines }: FoundFile) => lines.some(({ kind }) => kind === 'definition');
  return [...files.filter(isLikely), ...files.filter((file) => !isLikely(file))];
}

async function textsOf(
  files: readonly FoundFile[],
  scan: ScanTexts,
): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>();
  const read = (path: string, text: string) => texts.set(path, text).size > 0;
  await scan(
    files.map(({ path }) => path),
    read,
  );
  return texts;
}

/** The definitions in a file; if none has the name, the lines that look like its definition. */
async function placesIn(
  symbol: SymbolName,
  { path, lines: found }: FoundFile,
  text: string,
  { syntax }: ToolContext,
): Promise<readonly SymbolPlace[]> {
  const lines = linesOf(text);
  const known = (await syntax.definitions(path, text)) ?? definitionsByPattern(path, text);
  const places = symbolPlaces(symbol, path, lines, known);
  if (places.length > 0) return places;
  const likely = found.flatMap(({ kind, line }) =>
    kind === 'definition'
      ? [{ name: symbol.name, kind: 'definition', start: line, end: line, depth: 0 }]
      : [],
  );
  return symbolPlaces(symbol, path, lines, [...known, ...likely]);
}

/** The lines of a file that do not begin a definition. */
function usesIn(file: FoundFile, places: readonly SymbolPlace[]): readonly FoundFile[] {
  const starts = new Set(
    places.flatMap(({ path, definition }) => (path === file.path ? [definition.start] : [])),
  );
  return keepLines(file, ({ line }) => !starts.has(line));
}
