import * as z from 'zod';
import { groupResults, pathFilter, type SearchQuery } from '../../../core/repository/index.ts';
import { clip } from '../../../core/text/index.ts';
import { acceptWord } from '../../reply/index.ts';
import { pathsInOrder, scanCurrent, type ToolContext } from '../context/index.ts';
import {
  nearlyFound,
  type ScanTexts,
  type SearchResult,
  searchLines,
  whyUnread,
} from './line-search.ts';
import { type ReadResult, readTool } from './read-tool.ts';
import { pageNumber, resultPage } from './result-page.ts';

const maxContext = 10;

const searchInput = z.object({
  query: z.string().max(300),
  regex: z.boolean().optional(),
  mode: z.enum(['text', 'word', 'regex']).optional(),
  case_sensitive: z.boolean().optional(),
  path: z.string().optional(),
  context: z.coerce
    .number()
    .transform((lines) => Math.min(maxContext, Math.max(0, Math.floor(lines))))
    .optional(),
  page: pageNumber,
});

/** Words are found by `find_symbol` and by expressions as well. */
const offeredInput = z.object({
  query: z.string(),
  ...searchInput.pick({ regex: true, path: true, context: true, page: true }).shape,
});

/** Finds lines by a text, a word or a regular expression. */
export const searchCode = readTool({
  name: 'search_code',
  description: 'Finds lines; path may be a glob like src/**/*.ts; context: lines around.',
  input: searchInput,
  offers: offeredInput,
  otherForms: grepForms,
  normalize: asOffered,
  async read(input, context) {
    const { query: text, regex, case_sensitive = false, path = '' } = input;
    const mode = regex === true ? 'regex' : (input.mode ?? 'text');
    if (text.trim() === '') return 'Give a query that is not blank.';
    const paths = await pathsInOrder(context, pathFilter(path));
    if (paths.length === 0) return `No file that can be read matches ${clip(path, 200)}.`;
    const scan: ScanTexts = (some, visit) => scanCurrent(some, context, visit);
    const query = { text, mode, isCaseSensitive: case_sensitive };
    const result = await searchLines(query, paths, scan, input.context);
    const page = pageOf(result, input.page);
    if (page !== undefined) return page;
    // A model may write an expression without a word about it.
    if (mode === 'text' && /[\\|*+?^$[(.]/.test(text)) {
      const pattern = { ...query, mode: 'regex' } as const;
      const read = await searchLines(pattern, paths, scan, input.context);
      const found = read.kind === 'found' ? pageOf(read, input.page) : undefined;
      if (found !== undefined) {
        const text = `No line contains this text; as a regular expression:\n${found.text}`;
        return { ...found, text };
      }
    }
    return nothingFound(query, paths, { context, scan });
  },
});

/** Returns a page, or `undefined` if nothing was found. */
function pageOf(result: SearchResult, page?: number): ReadResult | undefined {
  if (result.kind === 'refused') return { text: result.why, shown: [] };
  const { files, count, cut } = result;
  if (files.length === 0) return cut === '' ? undefined : { text: cut, shown: [] };
  const lines = `${count} ${count === 1 ? 'line' : 'lines'}`;
  const head = `${cut === '' ? lines : `At least ${lines}`} in ${files.length} ${files.length === 1 ? 'file' : 'files'}`;
  return resultPage(cut === '' ? head : `${head}. ${cut}`, groupResults(files), page);
}

const nothingMatches = {
  text: 'No line contains this text. With regex, it is a pattern.',
  word: 'No line contains this word. Mode text finds it within words.',
  regex: 'No line matches this expression, which is tested on single lines.',
} as const;

async function nothingFound(
  query: SearchQuery,
  paths: readonly string[],
  { context, scan }: { readonly context: ToolContext; readonly scan: ScanTexts },
): Promise<string> {
  const { near, unread } = await nearlyFound(query, paths, scan);
  const left = await whyUnread(unread, context);
  const searched = paths.length - left.length;
  const counted = `${searched} ${searched === 1 ? 'file' : 'files'} searched.`;
  return [nothingMatches[query.mode], counted, ...left, ...near].join(' ');
}

/** Writes an input as the model is told of it: what it sees of its own calls shows it how. */
function asOffered({ query, mode, regex, ...rest }: z.infer<typeof searchInput>) {
  if (mode === 'word') return { query, mode, ...rest };
  const isPattern = mode === undefined ? regex : mode === 'regex';
  return { query, ...(isPattern === undefined ? {} : { regex: isPattern }), ...rest };
}

/** Understands the switches of grep and of tools that are made like it. */
function grepForms(raw: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { path, glob, regex, is_regex, '-i': ignoreCase, ignore_case, '-w': word } = raw;
  const { whole_word, case_insensitive, fixed_strings, literal, ...rest } = raw;
  const isOn = (...values: readonly unknown[]) =>
    values.some((value) => /^true$/i.test(acceptWord(value)));
  const isOff = (...values: readonly unknown[]) =>
    values.some((value) => /^false$/i.test(acceptWord(value)));
  const mode = isOn(word, whole_word)
    ? { mode: 'word' }
    : isOn(regex, is_regex)
      ? { mode: 'regex' }
      : isOn(fixed_strings, literal)
        ? { mode: 'text' }
        : {};
  const query =
    typeof regex === 'string' && !/^(?:true|false)$/i.test(regex)
      ? { query: regex, mode: 'regex' }
      : {};
  const switches = isOff(ignoreCase, ignore_case, case_insensitive) ? { case_sensitive: true } : {};
  const hasBoth =
    typeof path === 'string' && typeof glob === 'string' && path !== '' && glob !== '';
  const folder = hasBoth ? { path: joined(path, glob), glob: undefined } : {};
  return { ...mode, ...query, ...switches, ...rest, ...folder };
}

/** A glob below a folder; one without a slash means names in any folder below. */
function joined(path: string, glob: string): string {
  const folder = path.replace(/\/+$/, '');
  return folder === '.' || folder === ''
    ? glob
    : `${folder}/${glob.includes('/') ? glob : `**/${glob}`}`;
}
