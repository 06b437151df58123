import { join } from 'node:path';
import { fillFolder } from '../folder-copies.ts';
import { contentOf, type Files, isExecutableSeed, runGit } from '../repository.ts';
import { type Commit, commitObject, isoDate, parseCommit } from './git-commit.ts';
import { type ObjectDatabase, openObjects } from './object-database.ts';

/** One line of a new tree; a path whose `sha` is `null` is removed. */
export interface TreeEntry {
  readonly path: string;
  readonly mode: string;
  readonly sha: string | null;
}

/** The bare repository behind the stand-in. */
export interface GitStore extends Disposable {
  /** Runs git. Resolves to its trimmed output, or `undefined` if git fails. */
  ask(...args: string[]): Promise<string | undefined>;
  /** The commit that a name such as `refs/heads/main` points at, or the commit with this id. */
  resolve(name: string): Promise<string | undefined>;
  /** The type of the object with this id, or at `<id>:<path>`. */
  typeOf(name: string): Promise<string | undefined>;
  writeBlob(content: string | Uint8Array): Promise<string>;
  writeTree(base: string | undefined, entries: readonly TreeEntry[]): Promise<string>;
  writeCommit(commit: Commit): Promise<string>;
  readCommit(sha: string): Promise<Commit | undefined>;
  readBlob(sha: string): Promise<Buffer>;
  list(tree: string, ...args: string[]): Promise<readonly TreeLine[]>;
  /** Commits on top of a branch; a new branch starts from `main`. */
  commitOn(branch: string, files: Files, message: string): Promise<string>;
  /** The tree of a commit with other contents of some files. */
  treeWith(commit: string | undefined, files: Files): Promise<string>;
}

export interface TreeLine {
  readonly path: string;
  readonly mode: string;
  readonly type: string;
  readonly sha: string;
}

/** Creates a bare repository that accepts pushes, with the files in one commit on `main`. */
export async function startStore(directory: string, files: Files): Promise<GitStore> {
  await fillFolder(directory, `bare ${JSON.stringify(files)}`, async (folder) => {
    await runGit(folder, ['init', '--quiet', '--bare', '--initial-branch=main', '--template=']);
    await runGit(folder, ['config', 'http.receivepack', 'true']);
    using store = openStore(folder);
    await store.commitOn('main', files, 'seed');
  });
  return openStore(directory);
}

function openStore(directory: string): GitStore {
  const objects = openObjects(directory);
  const store = plumbing(directory, objects);
  return {
    ...store,
    commitOn: (branch, files, message) => commitOn(store, branch, files, message),
    treeWith: (commit, files) => treeWith(store, commit, files),
    [Symbol.dispose]: () => objects[Symbol.dispose](),
  };
}

type Plumbing = Omit<GitStore, 'commitOn' | 'treeWith' | typeof Symbol.dispose>;

function plumbing(directory: string, objects: ObjectDatabase): Plumbing {
  const git = (...args: string[]) => runGit(directory, args);
  const text = async (output: Promise<Buffer>) => (await output).toString('utf8').trimEnd();
  return {
    ask: (...args) => text(git(...args)).catch(() => undefined),
    resolve: async (name) => (await objects.find(`${name}^{commit}`))?.id,
    typeOf: async (name) => (await objects.find(name))?.type,
    writeBlob: (content) => objects.write('blob', content),
    writeTree: (base, entries) => writeTree(directory, base, entries),
    writeCommit: (commit) => objects.write('commit', commitObject(commit)),
    readCommit: async (sha) => {
      const found = await objects.find(sha);
      const content = found?.type === 'commit' ? await objects.read(sha) : undefined;
      return content && parseCommit(content.toString('utf8').trimEnd());
    },
    readBlob: async (sha) => {
      const content = await objects.read(sha);
      if (content === undefined) throw new Error(`${sha} is not in the repository`);
      return content;
    },
    list: async (tree, ...args) => parseTree(await text(git('ls-tree', '-z', ...args, tree))),
  };
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
  const person = personNow();
  const commit = await store.writeCommit({
    tree: await treeWith(store, parent, files),
    parents: parent ? [parent] : [],
    author: person,
    committer: person,
    message,
  });
  await store.ask('update-ref', `refs/heads/${branch}`, commit);
  return commit;
}

/** Somebody who commits. */
export const personNow = () => ({
  ...{ name: 'A Person', email: 'person@example.com' },
  date: isoDate(new Date()),
});

async function treeWith(store: Plumbing, commit: string | undefined, files: Files) {
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
  return store.writeTree(commit && `${commit}^{tree}`, entries);
}
