import * as z from 'zod';
import {
  type FoundFile,
  groupHits,
  type HitFile,
  type LineMatcher,
  linesOf,
  pathFilter,
  patternMatcher,
  type ShownText,
  searchFile,
  textMatcher,
} from '../../../core/repository/index.ts';
import { repoPath, whyBlocked } from '../../../engines/files/index.ts';
import { clip, counted } from '../../../engines/text/index.ts';
import { pathsInOrder, scanCurrent, type ToolContext } from '../context/index.ts';
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

/** What a search gave: the files in the order of the paths, or why it cannot be made. */
type SearchResult =
  | {
      readonly kind: 'found';
      readonly files: readonly FoundFile[];
      readonly count: number;
      /** Why not all is found, in a sentence; empty if all is. */
      readonly cut: string;
      /** The files that were not read. */
      readonly unread: readonly string[];
    }
  | { readonly kind: 'refused'; readonly why: string };

/** Reads files until `visit` returns `false`. */
type ScanTexts = (
  paths: readonly string[],
  visit: (path: string, text: string) => boolean,
) => Promise<void>;

/** What a search looks for within lines, in any case. */
interface SearchQuery {
  readonly text: string;
  readonly mode: 'text' | 'regex';
}

/** Lines that one search keeps: about 3 MB where all are long. */
const mostLines = 20_000;

/** Finds the lines of files. Ends after many, or with an expression that takes too long, and says so. */
async function searchLines(
  { text: wanted, mode }: SearchQuery,
  paths: readonly string[],
  scan: ScanTexts,
): Promise<SearchResult> {
  const pattern = mode === 'regex' ? await patternMatcher(wanted) : undefined;
  if (pattern !== undefined && 'why' in pattern) return { kind: 'refused', why: pattern.why };
  const matcher: LineMatcher = pattern ?? textMatcher(wanted);
  const found = new Map<string, FoundFile>();
  const unread = new Set(paths);
  let [kept, count] = [0, 0];
  await scan(paths, (path, text) => {
    unread.delete(path);
    const file = searchFile(path, text, matcher);
    if (file !== undefined) {
      const room = Math.max(0, mostLines - kept);
      kept += file.lines.length;
      count += file.count;
      if (room > 0) found.set(path, { ...file, lines: file.lines.slice(0, room) });
    }
    return kept < mostLines && pattern?.isSpent() !== true;
  });
  const files = paths.flatMap((path) => found.get(path) ?? []);
  const cut = cutOf(kept, pattern?.isSpent() === true);
  return { kind: 'found', files, count, cut, unread: [...unread] };
}

function cutOf(kept: number, isSpent: boolean): string {
  if (isSpent) return 'The expression took too long for all files: give a path, or a longer text.';
  return kept >= mostLines ? 'There are more: give a path, or something rarer.' : '';
}

/** Files of which a result says why they were not searched, among so many that were not. */
const mostUnread = { told: 3, asked: 20 } as const;

/** Says of text files why they could not be searched. */
async function whyUnread(
  paths: readonly string[],
  { task, workspace }: ToolContext,
): Promise<readonly string[]> {
  const checked = paths.slice(0, mostUnread.asked).map((path) => repoPath(path, task.paths));
  const reasons = checked.map(async (path) => {
    const obstacle = typeof path === 'string' ? await workspace.obstacle(path) : undefined;
    if (typeof path !== 'string' || obstacle === undefined || obstacle.kind === 'binary') return [];
    return [`${path} was not searched: ${whyBlocked(path, obstacle)}.`];
  });
  return (await Promise.all(reasons)).flat().slice(0, mostUnread.told);
}

/** Files whose texts and definitions are read: of others, only what was found is known. */
const mostParsed = 40;

/** What lines have that define a name. */
const defining =
  /\b(?:class|def|enum|fn|fun|func|function|interface|module|namespace|struct|trait|type)\s/;

const mayDefine = ({ lines }: FoundFile) =>
  lines.some(({ text, isDoc }) => isDoc !== true && defining.test(text));

/** Reads the first of the files in which something was found, before others those that may define it. */
async function readHits(
  files: readonly FoundFile[],
  context: ToolContext,
  scan: ScanTexts,
): Promise<readonly HitFile[]> {
  const texts = new Map<string, string>();
  const likely = files.toSorted((one, other) => Number(mayDefine(other)) - Number(mayDefine(one)));
  const paths = likely.slice(0, mostParsed).map(({ path }) => path);
  await scan(paths, (path, text) => texts.set(path, text).size > 0);
  const read = files.map(async (file): Promise<HitFile> => {
    const { path } = file;
    const text = texts.get(path);
    if (text === undefined) return { ...file, text: [], definitions: [] };
    const definitions = (await context.syntax.definitions(path, text)) ?? [];
    return { ...file, text: linesOf(text), definitions };
  });
  return Promise.all(read);
}
