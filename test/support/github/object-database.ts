import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { deflate, inflate } from 'node:zlib';

/** The objects of a bare repository, in git's own files, each read once. Needs no process; nothing is ever packed. */
export interface ObjectDatabase {
  /** Reads an object; `undefined` if there is none with this id. */
  read(id: string): Promise<GitObject | undefined>;
  /** Resolves to the id of the new object. */
  write(type: GitObject['type'], content: string | Uint8Array): Promise<string>;
}

export interface GitObject {
  readonly type: 'blob' | 'tree' | 'commit';
  readonly content: Buffer;
}

/** Opens the objects of a bare repository. */
export function openObjects(directory: string): ObjectDatabase {
  const fileOf = (id: string) => join(directory, 'objects', id.slice(0, 2), id.slice(2));
  // An object never changes; who asks for one while it is read waits for the same file.
  const known = new Map<string, Promise<GitObject | undefined>>();
  const readObject = async (id: string) => {
    const bytes = await readFile(fileOf(id)).catch(() => undefined);
    if (bytes === undefined) known.delete(id);
    return bytes && parseObject(await decompress(bytes));
  };
  return {
    read: async (id) => {
      if (!/^[0-9a-f]{40}$/.test(id)) return undefined;
      const object = known.get(id) ?? readObject(id);
      known.set(id, object);
      return object;
    },
    write: async (type, content) => {
      const bytes = Buffer.from(content);
      const object = Buffer.concat([Buffer.from(`${type} ${bytes.length}\0`), bytes]);
      const id = createHash('sha1').update(object).digest('hex');
      const partial = join(directory, 'objects', id.slice(0, 2), `tmp_${randomUUID()}`);
      await mkdir(join(partial, '..'), { recursive: true });
      await writeFile(partial, await compress(object));
      await rename(partial, fileOf(id));
      known.set(id, Promise.resolve({ type, content: bytes }));
      return id;
    },
  };
}

const compress = promisify(deflate);
const decompress = promisify(inflate);

function parseObject(object: Buffer): GitObject {
  const end = object.indexOf(0);
  const [type] = object.toString('latin1', 0, end).split(' ');
  if (type !== 'blob' && type !== 'tree' && type !== 'commit') throw new Error(`a ${type}`);
  return { type, content: object.subarray(end + 1) };
}

/** One line of a new tree; a path whose `sha` is `null` is removed. */
export interface TreeEntry {
  readonly path: string;
  readonly mode: string;
  readonly sha: string | null;
}

/** One line of a tree, as `git ls-tree` prints it. */
export interface TreeLine {
  readonly path: string;
  readonly mode: string;
  readonly type: string;
  readonly sha: string;
}

/** Reads the lines of one tree. */
export async function readTree(objects: ObjectDatabase, id: string): Promise<TreeLine[]> {
  const content = (await objects.read(id))?.content ?? Buffer.alloc(0);
  const lines: TreeLine[] = [];
  for (let at = 0; at < content.length; ) {
    const end = content.indexOf(0, at);
    const [mode = '', path = ''] = content.toString('utf8', at, end).split(/ (.*)/s);
    const sha = content.toString('hex', end + 1, end + 21);
    lines.push({ path, sha, mode: mode.padStart(6, '0'), type: types[mode] ?? 'blob' });
    at = end + 21;
  }
  return lines;
}

const types: Readonly<Record<string, string>> = { '40000': 'tree', '160000': 'commit' };

/** Reads the files of a tree and of all below it. */
export async function readFiles(objects: ObjectDatabase, id: string): Promise<TreeLine[]> {
  const lines = await readTree(objects, id);
  const files = lines.map(async (line) => {
    if (line.type !== 'tree') return [line];
    const below = await readFiles(objects, line.sha);
    return below.map((file) => ({ ...file, path: `${line.path}/${file.path}` }));
  });
  return (await Promise.all(files)).flat();
}

/** Writes a tree with changes to another one; `undefined` if no file is left. */
export async function changeTree(
  objects: ObjectDatabase,
  base: string | undefined,
  entries: readonly TreeEntry[],
): Promise<string | undefined> {
  const old = base === undefined ? [] : await readTree(objects, base);
  const lines = new Map(old.map((line) => [line.path, line]));
  for (const [name, named] of Map.groupBy(entries, ({ path }) => path.replace(/\/.*/s, ''))) {
    const line = await changeLine(objects, lines.get(name), name, named);
    if (line === undefined) lines.delete(name);
    else lines.set(name, line);
  }
  return lines.size === 0 ? undefined : await writeTree(objects, [...lines.values()]);
}

/** Changes what has a name, or is below it; as in git's index, a new file replaces a folder, and the reverse. */
async function changeLine(
  objects: ObjectDatabase,
  old: TreeLine | undefined,
  name: string,
  entries: readonly TreeEntry[],
): Promise<TreeLine | undefined> {
  let line = old;
  for (const { path, mode, sha } of entries.filter(({ path }) => path === name)) {
    if (sha !== null) line = { path, mode, sha, type: types[mode] ?? 'blob' };
    else if (line?.type !== 'tree') line = undefined;
  }
  const below = entries
    .filter(({ path }) => path !== name)
    .map((entry) => ({ ...entry, path: entry.path.slice(name.length + 1) }));
  if (below.length === 0) return line;
  const isTree = line?.type === 'tree';
  const sha = await changeTree(objects, isTree ? line?.sha : undefined, below);
  if (sha === undefined) return isTree ? undefined : line;
  return { path: name, mode: '040000', type: 'tree', sha };
}

async function writeTree(objects: ObjectDatabase, lines: readonly TreeLine[]): Promise<string> {
  const keyed = lines.map((line) => ({
    line,
    key: Buffer.from(line.type === 'tree' ? `${line.path}/` : line.path),
  }));
  const parts = keyed
    .toSorted((one, other) => Buffer.compare(one.key, other.key))
    .map(({ line: { path, mode, sha } }) =>
      Buffer.concat([Buffer.from(`${mode.replace(/^0/, '')} ${path}\0`), Buffer.from(sha, 'hex')]),
    );
  return await objects.write('tree', Buffer.concat(parts));
}
