import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { deflate } from 'node:zlib';
import { contentOf, type Files, isExecutableSeed, runGit } from '../repository.ts';
import { type Commit, commitObject, isoDate, parseCommit } from './git-commit.ts';

/** One line of a tree; `sha` is `null` for a path that is to go. */
export interface TreeEntry {
  readonly path: string;
  readonly mode: string;
  readonly sha: string | null;
}

/** The bare repository behind the stand-in. Starts git only where no file is as good, to be fast. */
export interface GitStore {
  readonly directory: string;
  /** Trimmed output; `undefined` when git refuses. */
  ask(...args: string[]): Promise<string | undefined>;
  /** The commit that a full ref such as `refs/heads/main` points at, or the commit with this id. */
  resolve(name: string): Promise<string | undefined>;
  /** The type of the object with this id. */
  typeOf(sha: string): Promise<string | undefined>;
  writeBlob(content: string | Uint8Array): Promise<string>;
  writeTree(base: string | undefined, entries: readonly TreeEntry[]): Promise<string>;
  writeCommit(commit: Commit): Promise<string>;
  readCommit(sha: string): Promise<Commit | undefined>;
  readBlob(sha: string): Promise<Buffer>;
  list(tree: string, ...args: string[]): Promise<readonly TreeLine[]>;
  /** Points the branch at a new commit on top of it, or of `main` where there is none yet. */
  commitOn(branch: string, files: Files, message: string): Promise<string>;
}

export interface TreeLine {
  readonly path: string;
  readonly mode: string;
  readonly type: string;
  readonly sha: string;
}

/** Starts an empty bare repository that can be pushed to. */
export async function startStore(directory: string): Promise<GitStore> {
  for (const folder of ['objects', 'refs/heads']) {
    await mkdir(join(directory, folder), { recursive: true });
  }
  await writeFile(join(directory, 'HEAD'), 'ref: refs/heads/main\n');
  await writeFile(
    join(directory, 'config'),
    '[core]\nrepositoryformatversion = 0\nbare = true\n[http]\nreceivepack = true\n',
  );
  const store = plumbing(directory);
  return {
    ...store,
    commitOn: (branch, files, message) => commitOn(store, branch, files, message),
  };
}

type Plumbing = Omit<GitStore, 'commitOn'>;

function plumbing(directory: string): Plumbing {
  const git = (...args: string[]) => runGit(directory, args);
  const text = async (output: Promise<Buffer>) => (await output).toString('utf8').trimEnd();
  const ask = (...args: string[]) => text(git(...args)).catch(() => undefined);
  const types = new Map<string, string>();
  const typeOf = async (sha: string) => {
    const type = types.get(sha) ?? (await ask('cat-file', '-t', sha));
    if (type !== undefined) types.set(sha, type);
    return type;
  };
  const write = async (type: string, content: string | Uint8Array) => {
    const sha = await writeObject(directory, type, content);
    types.set(sha, type);
    return sha;
  };
  return {
    directory,
    ask,
    typeOf,
    resolve: async (name) => {
      if (!name.startsWith('refs/')) return (await typeOf(name)) === 'commit' ? name : undefined;
      return readFile(join(directory, name), 'utf8').then(
        (it) => it.trim(),
        () => undefined,
      );
    },
    writeBlob: (content) => write('blob', content),
    writeTree: async (base, entries) => {
      const sha = await writeTree(directory, base, entries);
      types.set(sha, 'tree');
      return sha;
    },
    writeCommit: (commit) => write('commit', commitObject(commit)),
    readCommit: (sha) => text(git('cat-file', 'commit', sha)).then(parseCommit, () => undefined),
    readBlob: (sha) => git('cat-file', 'blob', sha),
    list: async (tree, ...args) => parseTree(await text(git('ls-tree', '-z', ...args, tree))),
  };
}

const compress = promisify(deflate);

/** Writes a loose object as git does; resolves to its id. */
async function writeObject(directory: string, type: string, content: string | Uint8Array) {
  const body = Buffer.from(content);
  const object = Buffer.concat([Buffer.from(`${type} ${body.length}\0`), body]);
  const sha = createHash('sha1').update(object).digest('hex');
  const folder = join(directory, 'objects', sha.slice(0, 2));
  await mkdir(folder, { recursive: true });
  const temporary = join(folder, `tmp_obj_${randomUUID()}`);
  await writeFile(temporary, await compress(object));
  await rename(temporary, join(folder, sha.slice(2)));
  return sha;
}

let indexes = 0;

async function writeTree(
  directory: string,
  base: string | undefined,
  entries: readonly TreeEntry[],
): Promise<string> {
  indexes += 1;
  const env = { GIT_INDEX_FILE: join(directory, `index-${indexes}`) };
  const stdin = entries
    .map(({ path, mode, sha }) =>
      sha === null ? `0 ${'0'.repeat(40)}\t${path}\0` : `${mode} ${sha}\t${path}\0`,
    )
    .join('');
  if (base !== undefined) await runGit(directory, ['read-tree', base], { env });
  await runGit(directory, ['update-index', '-z', '--index-info'], { env, stdin });
  return (await runGit(directory, ['write-tree'], { env })).toString('utf8').trim();
}

function parseTree(output: string): TreeLine[] {
  return output
    .split('\0')
    .filter((line) => line !== '')
    .map((line) => {
      const [, mode = '', type = '', sha = '', path = ''] =
        /^(\d+) (\w+) ([0-9a-f]+)\t(.*)$/s.exec(line) ?? [];
      return { mode, type, sha, path };
    });
}

async function commitOn(store: Plumbing, branch: string, files: Files, message: string) {
  const parent =
    (await store.resolve(`refs/heads/${branch}`)) ?? (await store.resolve('refs/heads/main'));
  const seeds = new Set(Object.values(files));
  const blobs = new Map(
    await Promise.all(
      [...seeds].map(async (seed) => [seed, await store.writeBlob(contentOf(seed))] as const),
    ),
  );
  const entries = Object.entries(files).map(([path, seed]) => ({
    path,
    mode: isExecutableSeed(seed) ? '100755' : '100644',
    sha: blobs.get(seed) ?? null,
  }));
  const person = { name: 'A Person', email: 'person@example.com', date: isoDate(new Date()) };
  const commit = await store.writeCommit({
    tree: await store.writeTree(parent && `${parent}^{tree}`, entries),
    parents: parent ? [parent] : [],
    author: person,
    committer: person,
    message,
  });
  await store.ask('update-ref', `refs/heads/${branch}`, commit);
  return commit;
}
