import * as z from 'zod';
import {
  type Hit,
  hitsIn,
  outlineOf,
  type RepoPath,
  repoPath,
  resolveName,
  windowOf,
} from '../../../core/repository/index.ts';
import { keptPatch } from '../../../core/run/index.ts';
import { clip } from '../../../core/text/index.ts';
import { currentPaths, currentText, type ToolContext } from '../context/index.ts';
import { maxResult, readTool } from './read-tool.ts';

const lineNumber = z.coerce.number().min(1).transform(Math.floor);

/** Shows a file with the kept patch applied, or some lines of it. */
export const readFile = readTool({
  name: 'read_file',
  description: 'Shows a file, or its lines from start_line to end_line.',
  input: z.object({
    path: z.string(),
    start_line: lineNumber.optional(),
    end_line: lineNumber.optional(),
  }),
  otherNames: { file: 'path', file_path: 'path', filename: 'path' },
  normalize(input, { task }) {
    const path = repoPath(input.path, task.paths);
    return typeof path === 'string' ? { ...input, path } : input;
  },
  async read({ path: named, start_line, end_line }, context) {
    const path = repoPath(named, context.task.paths);
    if (typeof path !== 'string') return `It cannot be read: ${path.why}.`;
    const text = await currentText(path, context.run, context.workspace);
    if (text === null) return missingFile(path, context);
    const isWhole = start_line === undefined && end_line === undefined;
    return isWhole && text.length > maxResult
      ? introduction(path, text)
      : windowOf(text, { start: start_line, end: end_line }, maxResult);
  },
});

/** Minimum characters of a long file's beginning that are shown below its outline. */
const minStart = 1_000;

function introduction(path: RepoPath, text: string): string {
  const outline = outlineOf({ path, text });
  const space = Math.max(minStart, maxResult - outline.length);
  return `${outline}\n\n${windowOf(text, {}, space)}`;
}

async function missingFile(path: RepoPath, context: ToolContext): Promise<string> {
  const paths = await currentPaths(context);
  if (paths.includes(path)) return `${path} is not a text file, or too large.`;
  const name = path.slice(path.lastIndexOf('/') + 1);
  const others = resolveName(name, paths).slice(0, 10);
  const hint = others.length > 0 ? ` Files of that name: ${others.join(', ')}.` : '';
  return `There is no file ${path}.${hint}`;
}

/** Maximum lines that are shown, and that are searched: some may be in files that are off limits. */
const maxHits = 50;
const maxSearched = 2_000;

/** Maximum characters of a line that are shown. */
const maxLine = 200;

/** Finds the lines that contain a text. */
export const searchCode = readTool({
  name: 'search_code',
  description: 'Finds lines that contain a text, ignoring case; no patterns.',
  input: z.object({ query: z.string().max(300) }),
  otherNames: { pattern: 'query', text: 'query' },
  async read({ query }, context) {
    const { hits, isCut } = await hitsFor(query, context);
    const shown = hits
      .slice(0, maxHits)
      .map(({ path, line, text }) => `${path}:${line}: ${clip(text.trim(), maxLine, '')}`);
    const hasMore = isCut || hits.length > maxHits;
    if (hasMore) return [...shown, '(there are more: search for something rarer)'].join('\n');
    return shown.length === 0 ? 'No line contains this text.' : shown.join('\n');
  },
});

/** Searches the files as they are now: those in the kept patch by their new text. */
async function hitsFor(query: string, context: ToolContext) {
  const kept = keptPatch(context.run);
  const paths = await currentPaths(context);
  const hits: Hit[] = [];
  const search = (path: string, text: string) => {
    hits.push(...hitsIn(path, text, query));
    return hits.length < maxSearched;
  };
  await context.workspace.scan(
    paths.filter((path) => ![...kept.keys()].some((changed) => changed === path)),
    (path, bytes) => search(path, decoder.decode(bytes)),
  );
  for (const { path, after } of kept.values()) search(path, after ?? '');
  hits.sort((a, b) => (a.path === b.path ? a.line - b.line : a.path < b.path ? -1 : 1));
  return { hits, isCut: hits.length >= maxSearched };
}

const decoder = new TextDecoder();

/** Maximum lines of a listing; a directory with more files is listed with its folders' counts. */
const maxEntries = 150;

/** Lists the files below a directory. */
export const listFiles = readTool({
  name: 'list_files',
  description: 'Lists the files below a directory.',
  input: z.object({ directory: z.string().default('') }),
  otherNames: { path: 'directory', dir: 'directory' },
  normalize: ({ directory }) => ({ directory: plainDirectory(directory) }),
  async read({ directory }, context) {
    const start = directory === '' ? '' : `${directory}/`;
    const below = (await currentPaths(context)).filter((path) => path.startsWith(start));
    if (below.length === 0) return `There are no files below ${directory || 'the root'}.`;
    const lines = below.length <= maxEntries ? below : entriesOf(below, start);
    const rest = lines.length - maxEntries;
    return [...lines.slice(0, maxEntries), ...(rest > 0 ? [`(and ${rest} more)`] : [])].join('\n');
  },
});

/** `./src/`, `src\` and `src` are one directory. */
function plainDirectory(directory: string): string {
  const segments = directory.trim().split(/[\\/]/);
  return segments.filter((segment) => segment !== '' && segment !== '.').join('/');
}

/** Returns the folders in a directory, with how many files each contains, and then the files. */
function entriesOf(below: readonly string[], start: string): readonly string[] {
  const isFile = (path: string) => !path.includes('/', start.length);
  const counts = new Map<string, number>();
  for (const path of below.filter((one) => !isFile(one))) {
    const folder = path.slice(0, path.indexOf('/', start.length));
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  const counted = [...counts].map(([folder, count]) => `${folder}/ (${count} files)`);
  return [...counted, ...below.filter(isFile)];
}
