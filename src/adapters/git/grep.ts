import type { Hit } from '../../agent/ports.ts';
import { clip } from '../../core/text/index.ts';
import { utf8FromLatin1 } from './decode.ts';
import { errorCode, type GitOptions, git, isIncomplete, isOverLimit } from './git.ts';

/** A search that finds more, or takes longer, is cut short. */
const limits: GitOptions = { bytes: 8 * 1024 * 1024, milliseconds: 20_000 };

/** Characters of the text to search for, which git gets as one argument. */
const maxTextLength = 1_000;

/** Characters of a line that a hit keeps. */
const maxLineLength = 300;

/** Options that make the search independent of the user's settings. */
const fixedOptions = [
  ...['-I', '-n', '-i', '-F', '-z', '--full-name', '--no-color', '--no-column'],
  ...['--no-textconv', '--no-recurse-submodules'],
];

/**
 * The lines that `git grep` finds in the whole repository, in git's order. `where` is a commit, or options
 * that select files. Ignores case, in ASCII only. A text of several lines matches nothing.
 */
export async function grep(
  directory: string,
  text: string,
  where: readonly string[],
): Promise<readonly Hit[]> {
  if (text === '' || text.length > maxTextLength || /[\n\0]/.test(text)) return [];
  const args = ['grep', ...fixedOptions, '-e', text, ...where, '--', ':/'] as const;
  const output = await git(directory, args, limits).catch(outputOf);
  return parseHits(output);
}

/** The first hits by path and line, without duplicates, in files that `isFile` accepts. */
export function firstHits(
  found: readonly Hit[],
  isFile: (path: string) => boolean,
  limit: number,
): readonly Hit[] {
  const unique = new Map(found.map((hit) => [`${hit.line} ${hit.path}`, hit]));
  return [...unique.values()]
    .filter(({ path }) => isFile(path))
    .sort((a, b) => (a.path === b.path ? a.line - b.line : a.path < b.path ? -1 : 1))
    .slice(0, limit);
}

/** The output of a search that was cut short or found nothing (status 1). Rethrows other errors. */
function outputOf(error: unknown): Buffer {
  const cause = error instanceof Error ? error.cause : undefined;
  if (errorCode(cause) === 1) return Buffer.alloc(0);
  const printed = cause instanceof Error && 'stdout' in cause ? cause.stdout : undefined;
  const isCut = isOverLimit(error) || isIncomplete(error);
  if (isCut && Buffer.isBuffer(printed)) return printed;
  throw error;
}

/** Path, NUL, line number, NUL, line and line break. Paths may contain line breaks. */
const record = /([^\0]*)\0(\d+)\0([^\n]*)\n/gy;

/** Parses the records of `git grep`. Leaves out paths and lines that are not UTF-8. */
function parseHits(output: Buffer): readonly Hit[] {
  const records = output.toString('latin1').matchAll(record);
  return [...records].flatMap(([, name = '', number, rest = '']) => {
    const path = utf8FromLatin1(name);
    const text = utf8FromLatin1(rest);
    if (path === undefined || text === undefined) return [];
    return [{ path, line: Number(number), text: clip(text.replace(/\r$/, ''), maxLineLength, '') }];
  });
}
