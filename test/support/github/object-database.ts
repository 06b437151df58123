import { spawn } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { deflate } from 'node:zlib';
import { gitEnvironment } from '../repository.ts';

/** The objects of a repository. One git process serves all reads; writes need none. */
export interface ObjectDatabase extends Disposable {
  /** Finds the object of a revision such as `refs/heads/main^{commit}`. */
  find(revision: string): Promise<GitObject | undefined>;
  read(revision: string): Promise<Buffer | undefined>;
  /** Resolves to the id of the new object. */
  write(type: 'blob' | 'commit', content: string | Uint8Array): Promise<string>;
}

export interface GitObject {
  readonly id: string;
  readonly type: string;
}

/** Opens the objects of a bare repository. */
export function openObjects(directory: string): ObjectDatabase {
  let reader: Reader | undefined;
  const query = async (command: Command, revision: string) => {
    if (revision.includes('\n')) return undefined;
    reader ??= startReader(directory);
    return reader.query(command, revision);
  };
  return {
    find: (revision) => query('info', revision),
    read: async (revision) => (await query('contents', revision))?.content,
    write: (type, content) => writeObject(directory, type, content),
    [Symbol.dispose]: () => reader?.stop(),
  };
}

const compress = promisify(deflate);

/** Writes a loose object, as `git hash-object -w` does. */
async function writeObject(directory: string, type: string, content: string | Uint8Array) {
  const bytes = Buffer.from(content);
  const object = Buffer.concat([Buffer.from(`${type} ${bytes.length}\0`), bytes]);
  const id = createHash('sha1').update(object).digest('hex');
  const folder = join(directory, 'objects', id.slice(0, 2));
  const partial = join(folder, `tmp_${randomUUID()}`);
  await mkdir(folder, { recursive: true });
  await writeFile(partial, await compress(object));
  await rename(partial, join(folder, id.slice(2)));
  return id;
}

type Command = 'info' | 'contents';
type Found = GitObject & { readonly content: Buffer };

interface Reader {
  query(command: Command, revision: string): Promise<Found | undefined>;
  stop(): void;
}

/** Starts `git cat-file --batch-command`, which answers queries in their order. */
function startReader(directory: string): Reader {
  const child = spawn('git', ['cat-file', '--batch-command'], {
    ...{ cwd: directory, env: gitEnvironment, stdio: ['pipe', 'pipe', 'ignore'] },
  });
  const waiting: { command: Command; answer: (found: Found | undefined) => void }[] = [];
  let output = Buffer.alloc(0);
  child.stdin.on('error', () => {});
  child.on('close', () => {
    for (const { answer } of waiting.splice(0)) answer(undefined);
  });
  child.stdout.on('data', (chunk: Buffer) => {
    output = Buffer.concat([output, chunk]);
    for (let [next] = waiting; next !== undefined; [next] = waiting) {
      const taken = takeAnswer(output, next.command);
      if (taken === undefined) return;
      output = output.subarray(taken.length);
      waiting.shift();
      next.answer(taken.found);
    }
  });
  return {
    query(command, revision) {
      const { promise, resolve } = Promise.withResolvers<Found | undefined>();
      waiting.push({ command, answer: resolve });
      child.stdin.write(`${command} ${revision}\n`);
      return promise;
    },
    stop: () => child.kill(),
  };
}

/** Parses the first answer and its length in bytes; `undefined` until the answer is complete. */
function takeAnswer(output: Buffer, command: Command) {
  const end = output.indexOf('\n');
  if (end === -1) return undefined;
  const line = output.subarray(0, end).toString('utf8');
  const [, id, type = '', size = ''] = /^([0-9a-f]{40}) (\w+) (\d+)$/.exec(line) ?? [];
  if (id === undefined || command === 'info') {
    const found = id === undefined ? undefined : { id, type, content: Buffer.alloc(0) };
    return { length: end + 1, found };
  }
  const last = end + 1 + Number(size);
  if (output.length <= last) return undefined;
  const content = Buffer.from(output.subarray(end + 1, last));
  return { length: last + 1, found: { id, type, content } };
}
