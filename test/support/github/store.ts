import { fillFolder } from '../folder-copies.ts';
import { contentOf, type Files, isExecutableSeed, runGit } from '../repository.ts';
import { type Commit, commitObject, isoDate, parseCommit } from './git-commit.ts';
import { commitNamed } from './history.ts';
import {
  changeTree,
  type ObjectDatabase,
  openObjects,
  readFiles,
  readTree,
  type TreeEntry,
  type TreeLine,
} from './object-database.ts';
import { openRefs, type RefFiles } from './ref-files.ts';

/** The bare repository behind the stand-in. */
export interface GitStore {
  /** Runs git. Resolves to its trimmed output, or `undefined` if git fails. */
  ask(...args: string[]): Promise<string | undefined>;
  /** What `git diff` says between two commits. */
  diff(from: string, to: string, ...options: string[]): Promise<string>;
  /** The commit with this id or name: `refs/heads/main`, `main`, `main~1` or `main^2`. */
  resolve(name: string): Promise<string | undefined>;
  /** Points a ref to a commit, or removes it. */
  readonly moveRef: RefFiles['move'];
  readonly listRefs: RefFiles['list'];
  /** The type of the object with this id. */
  typeOf(id: string): Promise<string | undefined>;
  writeBlob(content: string | Uint8Array): Promise<string>;
  /** Changes the tree with this id, or that of a commit. */
  writeTree(base: string | undefined, entries: readonly TreeEntry[]): Promise<string>;
  writeCommit(commit: Commit): Promise<string>;
  readCommit(id: string): Promise<Commit | undefined>;
  readBlob(id: string): Promise<Buffer>;
  /** The lines of a tree or of a commit's. */
  list(id: string): Promise<readonly TreeLine[]>;
  /** The files of a tree or of a commit's, and of all trees below it. */
  listFiles(id: string): Promise<readonly TreeLine[]>;
  /** Commits on top of a branch; a new branch starts from `main`. */
  commitOn(branch: string, files: Files, message: string, at?: Date): Promise<string>;
  /** The tree of a commit with other contents of some files. */
  treeWith(commit: string | undefined, files: Files): Promise<string>;
}

/** Creates a bare repository that accepts pushes, with the files in one commit on `main`. */
export async function startStore(directory: string, files: Files): Promise<GitStore> {
  await fillFolder(directory, `bare ${JSON.stringify(files)}`, async (folder) => {
    await runGit(folder, ['init', '--quiet', '--bare', '--initial-branch=main', '--template=']);
    await runGit(folder, ['config', 'http.receivepack', 'true']);
    // What is pushed becomes files of its own, as the rest.
    await runGit(folder, ['config', 'receive.unpackLimit', '100000']);
    await openStore(folder).commitOn('main', files, 'seed');
  });
  return openStore(directory);
}

function openStore(directory: string): GitStore {
  const store = plumbing(directory, openObjects(directory), openRefs(directory));
  return {
    ...store,
    commitOn: async (branch, files, message, at) => {
      const parent = await parentFor(store, branch);
      const tree = await treeWith(store, parent, files);
      return commitOn(store, branch, { tree, parents: parent ? [parent] : [], message, at });
    },
    treeWith: (commit, files) => treeWith(store, commit, files),
  };
}

type Plumbing = Omit<GitStore, 'commitOn' | 'treeWith'>;

function plumbing(directory: string, objects: ObjectDatabase, refs: RefFiles): Plumbing {
  const ask = (...args: string[]) =>
    runGit(directory, args).then(
      (output) => output.toString('utf8').trimEnd(),
      () => undefined,
    );
  const readCommit = async (id: string) => {
    const found = await objects.read(id);
    return found?.type === 'commit'
      ? parseCommit(found.content.toString('utf8').trimEnd())
      : undefined;
  };
  const resolve = (name: string) => commitNamed(name, readCommit, refs.read);
  const treeOf = async (id: string) => (await readCommit(id))?.tree ?? id;
  return {
    ...{ ask, readCommit, resolve, moveRef: refs.move, listRefs: refs.list },
    diff: async (from, to, ...options) => {
      const [one, other] = await Promise.all([resolve(from), resolve(to)]);
      const trees = await Promise.all([treeOf(one ?? from), treeOf(other ?? to)]);
      return differences([...options, ...trees], ask);
    },
    typeOf: async (id) => (await objects.read(id))?.type,
    writeBlob: (content) => objects.write('blob', content),
    writeTree: async (base, entries) => {
      for (const { mode, sha } of entries)
        if (sha !== null && mode !== '160000' && (await objects.read(sha)) === undefined)
          throw new Error(`${sha} is not in the repository`);
      const tree = await changeTree(objects, base && (await treeOf(base)), entries);
      return tree ?? objects.write('tree', '');
    },
    writeCommit: (commit) => objects.write('commit', commitObject(commit)),
    readBlob: async (id) => {
      const found = await objects.read(id);
      if (found === undefined) throw new Error(`${id} is not in the repository`);
      return found.content;
    },
    list: async (id) => readTree(objects, await treeOf(id)),
    listFiles: async (id) => readFiles(objects, await treeOf(id)),
  };
}

const known = new Map<string, Promise<string>>();

/** Asks git once in a process: what differs between two trees depends on nothing but their ids. */
function differences(args: readonly string[], ask: GitStore['ask']): Promise<string> {
  const key = args.join(' ');
  const output = known.get(key) ?? ask('diff', ...args).then((found) => found ?? '');
  known.set(key, output);
  return output;
}

const parentFor = async (store: Plumbing, branch: string) =>
  (await store.resolve(`refs/heads/${branch}`)) ?? (await store.resolve('refs/heads/main'));

async function commitOn(
  store: Plumbing,
  branch: string,
  { at, ...commit }: Pick<Commit, 'tree' | 'parents' | 'message'> & { at?: Date | undefined },
) {
  const person = personNow(at);
  const id = await store.writeCommit({ ...commit, author: person, committer: person });
  await store.moveRef(`refs/heads/${branch}`, { to: id });
  return id;
}

/** The tree that two commits merge to; `undefined` if they are in conflict. */
export const mergedTree = (store: Pick<GitStore, 'ask'>, one: string, other: string) =>
  store.ask('merge-tree', '--write-tree', one, other);

/** Somebody who commits. */
export const personNow = (at = new Date()) => ({
  ...{ name: 'A Person', email: 'person@example.com' },
  date: isoDate(at),
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
  return store.writeTree(commit, entries);
}
