import * as z from 'zod';
import {
  definitionGroups,
  type FoundFile,
  fileKind,
  groupHits,
  type HitFile,
  keepLines,
  pathFilter,
  pathParts,
  type SymbolName,
  type SymbolPlace,
  symbolName,
  symbolPlaces,
} from '../../../core/repository/index.ts';
import { due } from '../../../core/run/index.ts';
import { clip, counted, firstFew } from '../../../core/text/index.ts';
import { pathsInOrder, scanCurrent } from '../context/index.ts';
import { mostParsed, readHits, type ScanTexts, searchLines, whyUnread } from './line-search.ts';
import { readTool } from './read-tool.ts';
import { maxPage, pageNumber, resultPage } from './result-page.ts';

/** Characters of a page with a body: as many as five calls of a reply have each. */
const longPage = 7_500;

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
  claim: ({ body }) => (body ? 'named' : 'whole'),
  async read({ name: written, body = false, path = '', page }, context) {
    const symbol = symbolName(written);
    if (symbol.name === '') return 'Give the name of a symbol.';
    const paths = await pathsInOrder(context, pathFilter(path));
    const scan: ScanTexts = (some, visit) => scanCurrent(some, context, visit);
    const query = { text: symbol.name, mode: 'word' } as const;
    const found = await searchLines(query, paths, scan);
    if (found.kind === 'refused') return found.why;
    if (found.files.length === 0) {
      const left = await whyUnread(found.unread, context);
      return [`Nothing is named ${clip(symbol.name, 100)}.`, ...left].join(' ');
    }
    const files = await readHits(likelyFirst(found.files, symbol), context, scan);
    const places = files.flatMap((file) =>
      symbolPlaces(symbol, file.path, file.text, file.definitions),
    );
    const uses = files.flatMap((file) => usesIn(file, places));
    const count = uses.reduce((sum, file) => sum + file.count, 0);
    const head = `${counted(places.length, 'definition')}; ${counted(count, 'other line')} with the name in ${counted(uses.length, 'file')}`;
    const groups = [...definitionGroups(places, body), ...groupHits(uses, 0, maxPage)];
    const left = [leftOut(found.files.length), withoutGrammar(files), found.cut];
    const said = [head, ...left].filter((part) => part !== '');
    return resultPage(said.join('. '), groups, {
      page,
      ...(body && due(context.run) !== 'review' ? { first: longPage } : {}),
    });
  },
});

/** Says that definitions may be among the lines that use the name, if not all files were parsed. */
function leftOut(files: number): string {
  if (files <= mostParsed) return '';
  return `Definitions are from the ${mostParsed} likeliest of ${files} files: give a path for others`;
}

/** How lines begin that define a name, before it. */
const defining =
  /\b(?:class|def|enum|fn|fun|func|function|interface|module|namespace|struct|trait|type)\s+$/;

/** Files of the module that the name says come first, then those with a line that looks like the definition. */
function likelyFirst(
  files: readonly FoundFile[],
  { name, owner }: SymbolName,
): readonly FoundFile[] {
  const rank = ({ path, lines }: FoundFile) =>
    (owner !== '' && pathParts(path).includes(owner) ? 0 : 2) +
    (lines.some(({ text }) => defining.test(text.slice(0, text.indexOf(name)))) ? 0 : 1);
  return files.toSorted((one, other) => rank(one) - rank(other));
}

/** Says in which files of code the lines with the name may define it, since no grammar reads them. */
function withoutGrammar(files: readonly HitFile[]): string {
  const unread = files.filter((one) => one.hasGrammar === false && fileKind(one.path) < 2);
  if (unread.length === 0) return '';
  const names = unread.map(({ path }) => path);
  return `No grammar reads ${firstFew(names, 3).join(', ')}, where a line may define it`;
}

/** The lines of a file that do not begin a definition. */
function usesIn(file: HitFile, places: readonly SymbolPlace[]): readonly HitFile[] {
  const starts = new Set(
    places.flatMap(({ path, definition }) => (path === file.path ? [definition.start] : [])),
  );
  const kept = keepLines(file, ({ line }) => !starts.has(line));
  return kept.map((part) => ({ ...file, ...part }));
}
