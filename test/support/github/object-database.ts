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
  // An object never changes.
  const known = new Map<string, GitObject>();
  return {
    read: async (id) => {
      if (known.has(id) || !/^[0-9a-f]{40}$/.test(id)) return known.get(id);
      const bytes = await readFile(fileOf(id)).catch(() => undefined);
      if (bytes === undefined) return undefined;
      const object = parseObject(await decompress(bytes));
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
      known.set(id, { type, content: bytes });
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
