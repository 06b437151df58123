import { UserError } from '../../src/engines/errors.ts';
import { oldLines, type Row, rowsOf } from '../../test/support/edits/rows.ts';
import type { Random } from '../../test/support/random.ts';
import { readBlobs, readHistory } from '../git-history.ts';

/** A bug fix from a repository's history, with the code files that it modified. */
export interface Commit {
  readonly id: string;
  readonly files: readonly ChangedFile[];
}

/** A file of a commit, with both versions as one list of rows. */
export interface ChangedFile {
  readonly path: string;
  readonly rows: readonly Row[];
}

/** A commit whose files are not read yet. */
interface Candidate {
  readonly id: string;
  readonly files: readonly {
    readonly path: string;
    readonly before: string;
    readonly after: string;
  }[];
}

/** Returns up to `limit` bug fixes of a repository in random order. */
export async function mineCommits(
  directory: string,
  limit: number,
  random: Random,
): Promise<readonly Commit[]> {
  const candidates = random.shuffle(parseLog(await log(directory)));
  const commits: Commit[] = [];
  for (let at = 0; at < candidates.length && commits.length < limit; at += step) {
    const some = candidates.slice(at, at + step);
    const texts = await readTexts(directory, some);
    commits.push(...some.flatMap((candidate) => commitOf(candidate, texts)).filter(isSmall));
  }
  return commits.slice(0, limit);
}

const step = 25;
const code = /\.(?:py|tsx?|jsx?|mjs|go|rs|rb|java|c|h|cc|cpp|hpp|php|cs|kt|swift|scala)$/;

async function log(directory: string): Promise<string> {
  const words = ['--no-merges', '--regexp-ignore-case', '--extended-regexp', '--grep=fix|bug'];
  const shown = ['--raw', '--no-abbrev', '--no-renames', '--format=%x00%H %s'];
  try {
    const output = await readHistory(directory, ['log', ...words, ...shown, 'HEAD']);
    return output.toString('utf8');
  } catch (cause) {
    throw new UserError(`--repo names ${directory}, which is not a git repository with commits.`, {
      cause,
    });
  }
}

function parseLog(text: string): readonly Candidate[] {
  return text
    .split('\0')
    .slice(1)
    .flatMap((entry) => {
      const [head = '', ...lines] = entry.split('\n');
      const [id = '', ...subject] = head.split(' ');
      const changes = lines.flatMap(readChange).filter(({ path }) => code.test(path));
      const isFix = /\b(?:fix(?:e[sd])?|bugs?|bugfix(?:es)?)\b/i.test(subject.join(' '));
      const isModified = changes.every(({ status }) => status === 'M');
      return isFix && isModified && changes.length >= 1 && changes.length <= 3
        ? [{ id, files: changes }]
        : [];
    });
}

function readChange(line: string) {
  const form = /^:\d+ \d+ (?<before>\w+) (?<after>\w+) (?<status>\w)\t(?<path>.+)$/;
  const { before = '', after = '', status = '', path = '' } = form.exec(line)?.groups ?? {};
  return path === '' ? [] : [{ before, after, status, path }];
}

/** Reads the texts of the candidates' blobs, without missing ones and those that are not plain text. */
async function readTexts(
  directory: string,
  candidates: readonly Candidate[],
): Promise<ReadonlyMap<string, string>> {
  const files = candidates.flatMap((candidate) => candidate.files);
  const ids = files.flatMap(({ before, after }) => [before, after]);
  const texts = new Map<string, string>();
  for (const [id, bytes] of await readBlobs(directory, ids)) {
    const text = plainText(bytes);
    if (text !== undefined) texts.set(id, text);
  }
  return texts;
}

/** Decodes a text whose lines all end in `\n`; other endings are a distortion. */
function plainText(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    const isPlain = text.endsWith('\n') && !/[\0\r\uFEFF]/.test(text) && text.length <= 200_000;
    return isPlain ? text : undefined;
  } catch {
    return undefined;
  }
}

function commitOf({ id, files }: Candidate, texts: ReadonlyMap<string, string>): readonly Commit[] {
  const changed = files.flatMap(({ path, before, after }) => {
    const [old, next] = [texts.get(before), texts.get(after)];
    return old === undefined || next === undefined ? [] : [{ path, rows: rowsOf(old, next) }];
  });
  return changed.length === files.length ? [{ id, files: changed }] : [];
}

/** Whether a change is as small as those of the agent. */
function isSmall({ files }: Commit): boolean {
  const changed = files.flatMap(({ rows }) => rows.filter(({ kind }) => kind !== 'both'));
  const isShort = files.every(({ rows }) => oldLines(rows).length <= 700);
  return isShort && changed.length > 0 && changed.length <= 60;
}
