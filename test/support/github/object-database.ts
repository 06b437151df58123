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
