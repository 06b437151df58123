import type { Hit } from '../../agent/ports.ts';
import { clip } from '../../core/text/index.ts';
import { type GitOptions, git, isOverLimit } from './git.ts';
import { decodeStrictly } from './text.ts';

/** A search that finds more than this is not worth reading to its end, nor one that takes longer. */
const bounds: GitOptions = { bytes: 8 * 1024 * 1024, milliseconds: 20_000 };

/** Characters of a text that is searched; git is given it as one argument. */
const longestText = 1_000;

/** Characters of a line that a hit keeps. */
const longestLine = 300;

/** Nothing but the options here decides what is searched, whatever the person's own settings are. */
const always = [
  ...['-I', '-n', '-i', '-F', '-z', '--full-name', '--no-color', '--no-column'],
  ...['--no-textconv', '--no-recurse-submodules'],
];

/**
 * The lines that `git grep` finds in the whole repository, in git's order. `where` names a commit or
 * options that say which files. A text of several lines is on no line; case is ignored in ASCII only.
 */
export async function grep(
  directory: string,
  text: string,
  where: readonly string[],
): Promise<readonly Hit[]> {
  if (text === '' || text.length > longestText || /[\n\0]/.test(text)) return [];
  const args = ['grep', ...always, '-e', text, ...where, '--', ':/'];
  const output = await git(directory, args, bounds).catch(printedBefore);
  return hits(output);
}

/** The first hits in the order of their paths, each line once, in files that `isFile` knows. */
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

/** What git had printed when it was stopped for printing too much; with status 1 it found nothing. */
function printedBefore(error: unknown): Buffer {
  const cause = error instanceof Error ? error.cause : undefined;
  if (!(cause instanceof Error)) throw error;
  if ('code' in cause && cause.code === 1) return Buffer.alloc(0);
  const printed = 'stdout' in cause ? cause.stdout : undefined;
  if (isOverLimit(error) && Buffer.isBuffer(printed)) return printed;
  throw error;
}

/** A record is the path, NUL, the line's number, NUL, the line and its break; paths may hold breaks. */
function hits(output: Buffer): readonly Hit[] {
  const found: Hit[] = [];
  for (let at = 0; at < output.length; ) {
    const name = output.indexOf(0, at);
    const number = name === -1 ? -1 : output.indexOf(0, name + 1);
    const end = number === -1 ? -1 : output.indexOf(10, number + 1);
    if (end === -1) break;
    const path = decodeStrictly(output.subarray(at, name));
    const line = Number(output.toString('latin1', name + 1, number));
    const text = decodeStrictly(output.subarray(number + 1, end));
    if (path !== undefined && text !== undefined) found.push({ path, line, text: shown(text) });
    at = end + 1;
  }
  return found;
}

function shown(line: string): string {
  return clip(line.replace(/\r$/, ''), longestLine, '');
}
