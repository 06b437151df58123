import { whyFolded } from '../../../src/core/repository/index.ts';
import { UserError } from '../../../src/engines/errors.ts';
import { extensionOf, fileKind } from '../../../src/engines/files/index.ts';
import type { Random } from '../../../test/support/random.ts';
import { readBlobs, readHistory, smallBlobs } from '../../git-history.ts';

/** A file as a commit changed it. `before` is `null` if the commit added it. */
export interface FileChange {
  readonly commit: string;
  readonly path: string;
  readonly before: string | null;
  readonly after: string;
}

/** Commits, and changes of files, that are read at once. */
const batch = { commits: 100, files: 40 };

/** Bytes; larger files are left out. */
const sizeLimit = 1_000_000;

/** Which changes are read, by path and whether the commit added the file. */
export type Wants = (path: string, isNew: boolean) => boolean;

/**
 * Yields changes of files over all commits in random order. Leaves out merges, renames, binary, generated and
 * minified files, and those over 1 MB.
 */
export async function* fileChanges(
  directory: string,
  random: Random,
  wants: Wants,
): AsyncGenerator<FileChange> {
  const commits = random.shuffle(await listCommits(directory));
  for (const some of chunksOf(commits, batch.commits)) {
    const changes = random.shuffle(await listChanges(directory, some));
    const isWanted = ({ path, before }: FileChange) => wants(path, before === null);
    for (const chunk of chunksOf(changes.filter(isWanted), batch.files)) {
      yield* await readTexts(directory, chunk.filter(isWanted));
    }
  }
}

async function listCommits(directory: string): Promise<readonly string[]> {
  try {
    const output = await readHistory(directory, ['rev-list', '--no-merges', 'HEAD', '--']);
    return output.toString('utf8').trim().split('\n');
  } catch (cause) {
    throw new UserError(`--repo names ${directory}, which is not a git repository with commits.`, {
      cause,
    });
  }
}

/** Returns changes with the ids of their blobs in place of the texts. */
async function listChanges(
  directory: string,
  commits: readonly string[],
): Promise<readonly FileChange[]> {
  const form = ['-r', '--raw', '--no-abbrev', '--no-renames', '--root', '-z', '--format=%H'];
  const stdin = commits.map((commit) => `${commit}\n`).join('');
  const output = await readHistory(directory, ['diff-tree', '--stdin', ...form], stdin);
  return parseChanges(output.toString('utf8'));
}

/**
 * Parses the raw output of `git diff-tree`: ids of commits, and a header and a path for each file. A file that
 * is added where another of its kind is deleted may be a renamed one, and is left out.
 */
export function parseChanges(output: string): readonly FileChange[] {
  const changes: FileChange[] = [];
  const deleted = new Set<string>();
  let commit = '';
  const words = output.split('\0').map((word) => word.replace(/^\n/, ''));
  for (const [at, word] of words.entries()) {
    if (/^[0-9a-f]{40}$/.test(word)) commit = word;
    const { modes = '', old = '', after = '', status } = header.exec(word)?.groups ?? {};
    const path = words[at + 1] ?? '';
    if (status === 'D') deleted.add(kindOf({ commit, path }));
    const isFile = modes.endsWith(' 100644') || modes.endsWith(' 100755');
    if (!isFile || (status !== 'A' && status !== 'M')) continue;
    changes.push({ commit, path, before: status === 'A' ? null : old, after });
  }
  return changes.filter((change) => change.before !== null || !deleted.has(kindOf(change)));
}

const kindOf = ({ commit, path }: Pick<FileChange, 'commit' | 'path'>) =>
  `${commit} ${extensionOf(path)}`;

const header = /^:(?<modes>\d+ \d+) (?<old>\w+) (?<after>\w+) (?<status>[A-Z])$/;

/** Replaces the ids of the blobs by their texts; drops what is no source that people wrote. */
async function readTexts(
  directory: string,
  changes: readonly FileChange[],
): Promise<readonly FileChange[]> {
  const ids = changes.flatMap(({ before, after }) => [...(before === null ? [] : [before]), after]);
  const blobs = await readBlobs(directory, await smallBlobs(directory, ids, sizeLimit));
  return changes.flatMap((change) => {
    const before = change.before === null ? null : textOf(blobs.get(change.before));
    const after = textOf(blobs.get(change.after));
    if (before === undefined || after === undefined || before === after) return [];
    return isWritten(change.path, after) ? [{ ...change, before, after }] : [];
  });
}

function chunksOf<T>(list: readonly T[], size: number): readonly (readonly T[])[] {
  const count = Math.ceil(list.length / size);
  return Array.from({ length: count }, (_, at) => list.slice(at * size, (at + 1) * size));
}

/** Characters per line from which on a file is minified or data. */
const minified = 300;

/** Whether people wrote the file: it is neither generated nor minified. */
function isWritten(path: string, text: string): boolean {
  const isMade = fileKind(path) === 3 || whyFolded(path, text, []) !== undefined;
  return !isMade && text.length / (text.split('\n').length || 1) < minified;
}

/** Decodes the bytes of a text, with its byte order mark; `undefined` for others. */
function textOf(bytes: Uint8Array | undefined): string | undefined {
  if (bytes === undefined || bytes.includes(0)) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
