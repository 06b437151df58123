import * as z from 'zod';
import {
  type Definition,
  definitionGroups,
  definitionsByPattern,
  type FoundFile,
  fileKind,
  groupResults,
  linesOf,
  linesSeen,
  pathFilter,
  type SymbolName,
  type SymbolPlace,
  symbolName,
  symbolPlaces,
  withoutLines,
} from '../../../core/repository/index.ts';
import { clip } from '../../../core/text/index.ts';
import { pathsInOrder, scanCurrent, type ToolContext } from '../context/index.ts';
import { keepLines, nearlyFound, type ScanTexts, searchLines, whyUnread } from './line-search.ts';
import { readTool } from './read-tool.ts';
import { pageNumber, resultPage } from './result-page.ts';

/** Files whose definitions are read: those with a line that looks like the definition come first. */
const mostParsed = 40;

/** Finds where a name is defined and used. */
export const findSymbol = readTool({
  name: 'find_symbol',
  description:
    'Finds definitions (whole if short or with body) and uses of a name like Cart.total.',
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
      const { near, unread } = await nearlyFound(query, paths, scan);
      const left = await whyUnread(unread, context);
      return [`Nothing is named ${clip(symbol.name, 100)}.`, ...left, ...near].join(' ');
    }
    const candidates = likelyFirst(found.files).slice(0, mostParsed);
    const texts = await textsOf(candidates, scan);
    const places = await placesAmong(symbol, candidates, texts, context);
    const uses = found.files.flatMap((file) => usesIn(file, places));
    const count = uses.reduce((sum, file) => sum + file.count, 0);
    const head = `${counted(places.length, 'definition')}; ${counted(count, 'other line')} with the name in ${counted(uses.length, 'file')}`;
    const seen = seenAmong(places, context);
    const groups = [
      ...definitionGroups(places, body, seen),
      ...groupResults(uses.flatMap((file) => keepLines(file, (line) => !isProse(file, line)))),
      ...groupResults(uses.flatMap((file) => keepLines(file, (line) => isProse(file, line)))),
    ];
    const said = [head, leftOut(found.files.length), found.cut].filter((part) => part !== '');
    const result = resultPage(said.join('. '), groups, page);
    return places.some(seen) ? { ...result, leavesOut: true } : result;
  },
});

/** Whether the request shows the whole of a definition, long documentation aside. */
function seenAmong(places: readonly SymbolPlace[], { seen = [] }: ToolContext) {
  const files = new Map(places.map((place) => [place.path, place]));
  const known = new Map([...files].map(([path, file]) => [path, linesSeen(file, seen)]));
  return ({ path, shown }: SymbolPlace) => {
    // Of one in parts, the few lines above its documentation do not count.
    const parts = shown.length === 1 ? shown : shown.filter(({ start, end }) => end - start > 3);
    return parts.length > 0 && withoutLines(parts, known.get(path) ?? []).length === 0;
  };
}

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

/** The definitions in these files; if none has the name, the lines that look like its definition. */
async function placesAmong(
  symbol: SymbolName,
  files: readonly FoundFile[],
  texts: ReadonlyMap<string, string>,
  { syntax }: ToolContext,
): Promise<readonly SymbolPlace[]> {
  const places: SymbolPlace[] = [];
  const likely: SymbolPlace[] = [];
  for (const { path, lines: found } of files) {
    const text = texts.get(path) ?? '';
    const lines = linesOf(text);
    const known = (await syntax.definitions(path, text)) ?? definitionsByPattern(path, text);
    places.push(...symbolPlaces(symbol, path, lines, known));
    const alike = found.filter(({ kind }) => kind === 'definition');
    const formed = alike.map(({ line }) => definedAt(symbol, line));
    likely.push(...symbolPlaces(symbol, path, lines, [...known, ...formed]));
  }
  return places.length > 0 ? places : likely;
}

/** A definition of which only the form of its line is known. */
function definedAt({ name }: SymbolName, line: number): Definition {
  return { name, kind: 'definition', start: line, end: line, depth: 0 };
}

/** Whether a line is documentation, or part of a document: callers come before what is written about them. */
function isProse({ path }: FoundFile, { isDoc }: FoundFile['lines'][number]): boolean {
  return fileKind(path) === 2 || isDoc === true;
}

/** The lines of a file that do not begin a definition. */
function usesIn(file: FoundFile, places: readonly SymbolPlace[]): readonly FoundFile[] {
  const starts = new Set(
    places.flatMap(({ path, definition }) => (path === file.path ? [definition.start] : [])),
  );
  return keepLines(file, ({ line }) => !starts.has(line));
}
