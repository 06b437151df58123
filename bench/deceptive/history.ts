import { execFileSync } from 'node:child_process';

/** A commit's change of a file; `before` is empty for a new one. */
export interface Change {
  readonly path: string;
  readonly before: string;
  readonly after: string;
}

export interface Commit {
  readonly id: string;
  readonly changes: readonly Change[];
}

/** A change as Git names it: the hashes of two texts, and the path of the second one. */
interface Raw {
  readonly path: string;
  readonly ids: readonly [before: string, after: string];
}

/** Commits whose texts are read together. */
const together = 25;

/** Longer texts are data. */
const maxLength = 400_000;

/** Yields as many commits of a repository, spread evenly over its history without merges. */
export function* readHistory(directory: string, limit: number): Generator<Commit> {
  const git = (args: readonly string[], input?: string) =>
    execFileSync('git', ['-C', directory, ...args], { input, maxBuffer: 2 ** 30 });
  const ids = git(['rev-list', '--no-merges', 'HEAD']).toString().split('\n').filter(Boolean);
  const step = Math.max(ids.length / limit, 1);
  const chosen = Array.from(
    { length: Math.min(limit, ids.length) },
    (_, at) => ids[Math.floor(at * step)] ?? '',
  );
  for (let at = 0; at < chosen.length; at += together) {
    const some = chosen.slice(at, at + together).map((id) => ({ id, raws: readRaws(git, id) }));
    const blobs = some.flatMap(({ raws }) => raws.flatMap((raw) => raw.ids)).filter(isBlob);
    const texts = readTexts(git(['cat-file', '--batch'], [...new Set(blobs)].join('\n')));
    for (const { id, raws } of some) yield { id, changes: changesOf(raws, texts) };
  }
}

type Git = (args: readonly string[], input?: string) => Buffer;

const isBlob = (id: string) => !/^0+$/.test(id);

function readRaws(git: Git, id: string): readonly Raw[] {
  const args = [
    'diff-tree',
    '-r',
    '-M',
    '-l0',
    '-z',
    '--root',
    '--no-commit-id',
    '--diff-filter=AMR',
    id,
  ];
  const fields = git(args).toString().split('\0');
  const raws: Raw[] = [];
  for (let at = 0; at < fields.length; at += 1) {
    const [, , mode = '', before = '', after = '', kind = ''] =
      /^:(\d+) (\d+) (\w+) (\w+) (\w)/.exec(fields[at] ?? '') ?? [];
    if (mode === '') continue;
    at += kind === 'R' ? 2 : 1;
    if (mode.startsWith('100')) raws.push({ path: fields[at] ?? '', ids: [before, after] });
  }
  return raws;
}

/** Reads what `git cat-file --batch` prints: for each blob a line with its length, then that many bytes. */
function readTexts(printed: Buffer): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  for (let at = 0; at < printed.length; ) {
    const end = printed.indexOf(10, at);
    const [id = '', kind, length = '0'] = printed.toString('utf8', at, end).split(' ');
    at = end + 1;
    if (kind !== 'blob') continue;
    const bytes = printed.subarray(at, at + Number(length));
    if (bytes.length <= maxLength && !bytes.includes(0)) texts.set(id, bytes.toString());
    at += Number(length) + 1;
  }
  return texts;
}

function changesOf(raws: readonly Raw[], texts: ReadonlyMap<string, string>): readonly Change[] {
  return raws.flatMap(({ path, ids: [old, now] }): Change[] => {
    const after = texts.get(now);
    const before = isBlob(old) ? texts.get(old) : '';
    return after === undefined || before === undefined ? [] : [{ path, before, after }];
  });
}
