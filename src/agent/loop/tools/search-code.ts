import * as z from 'zod';
import { groupHits, pathFilter, type ShownText } from '../../../core/repository/index.ts';
import { clip, counted } from '../../../engines/text/index.ts';
import { pathsInOrder, scanCurrent, type ToolContext } from '../context/index.ts';
import {
  readHits,
  type ScanTexts,
  type SearchResult,
  searchLines,
  whyUnread,
} from './line-search.ts';
import { readTool } from './read-tool.ts';
import { maxPage, pageNumber, resultPage } from './result-page.ts';

const maxContext = 10;

const searchInput = z.object({
  query: z.string().max(300),
  regex: z.boolean().optional(),
  path: z.string().optional(),
  context: z.coerce
    .number()
    .transform((lines) => Math.min(maxContext, Math.max(0, Math.floor(lines))))
    .optional(),
  page: pageNumber,
});

/** Finds lines by a text or a regular expression. */
export const searchCode = readTool({
  name: 'search_code',
  description:
    'Finds lines, definitions first and with their range; a name by the regex \\bname\\b. path may be a glob like src/**/*.ts; context: lines around.',
  input: searchInput,
  claim: () => 'search',
  async read(input, context) {
    const { query: text, regex = false, path = '' } = input;
    const mode = regex ? 'regex' : 'text';
    if (text.trim() === '') return 'Give a query that is not blank.';
    const paths = await pathsInOrder(context, pathFilter(path));
    if (paths.length === 0) return `No file that can be read matches ${clip(path, 200)}.`;
    const scan: ScanTexts = (some, visit) => scanCurrent(some, context, visit);
    const pageOf = (result: SearchResult) => writePage(result, input, { context, scan });
    const result = await searchLines({ text, mode }, paths, scan);
    const page = await pageOf(result);
    if (page !== undefined) return page;
    // A model may write an expression without a word about it.
    if (mode === 'text' && /[\\|*+?^$[(.]/.test(text)) {
      const read = await searchLines({ text, mode: 'regex' }, paths, scan);
      const found = read.kind === 'found' ? await pageOf(read) : undefined;
      if (found !== undefined) {
        const text = `No line contains this text; as a regular expression:\n${found.text}`;
        return { ...found, text };
      }
    }
    const left = result.kind === 'found' ? await whyUnread(result.unread, context) : [];
    const searched = `${counted(paths.length - left.length, 'file')} searched.`;
    return [nothingMatches[mode], searched, ...left].join(' ');
  },
});

interface SearchPlace {
  readonly context: ToolContext;
  readonly scan: ScanTexts;
}

/** Returns a page, or `undefined` if nothing was found. */
async function writePage(
  result: SearchResult,
  { context: around = 0, page }: z.infer<typeof searchInput>,
  { context, scan }: SearchPlace,
): Promise<ShownText | undefined> {
  if (result.kind === 'refused') return { text: result.why, shown: [] };
  const { files, count, cut } = result;
  if (files.length === 0) return cut === '' ? undefined : { text: cut, shown: [] };
  const lines = `${counted(count, 'line')} in ${counted(files.length, 'file')}`;
  const head = cut === '' ? lines : `At least ${lines}. ${cut}`;
  const hits = await readHits(files, context, scan);
  return resultPage(head, groupHits(hits, around, maxPage), page);
}

const nothingMatches = {
  text: 'No line contains this text. With regex, it is a pattern.',
  regex: 'No line matches this expression, which is tested on single lines.',
} as const;
