import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { sizeLimit } from './decode.ts';
import { explainGitError, type GitArguments, prepareGit } from './git.ts';

/** The bytes of the blob at an index of the list, valid during the call only; `false` ends the reading. */
type TakeBlob = (index: number, bytes: Buffer) => boolean;

/** Reads blobs with one process of git, one at a time; skips those that are missing or above the size limit. */
export async function readBlobs(
  directory: string,
  ids: readonly string[],
  take: TakeBlob,
): Promise<void> {
  if (ids.length === 0) return;
  const args = ['cat-file', '--batch', '--buffer'] as const;
  await streamGit(directory, args, `${ids.join('\n')}\n`, batchParser(take));
}

const newline = 0x0a;

/** Parses what `git cat-file --batch` prints: a line `id type size`, the bytes, a newline; or `id missing`. */
export function batchParser(take: TakeBlob): (chunk: Buffer) => boolean {
  // Grows to the longest blob that comes in several chunks.
  let gathered = Buffer.alloc(0);
  let header = '';
  let body: Body | undefined;
  let index = -1;
  const readHeader = (chunk: Buffer, from: number): number => {
    const end = chunk.indexOf(newline, from);
    header += chunk.toString('latin1', from, end < 0 ? chunk.length : end);
    if (end < 0) return chunk.length;
    index += 1;
    const [, size] = / blob (\d+)$/.exec(header) ?? [];
    body = size === undefined ? undefined : { size: Number(size), seen: 0 };
    header = '';
    return end + 1;
  };
  const readBody = (chunk: Buffer, from: number, { size, seen }: Body): number | undefined => {
    const end = Math.min(chunk.length, from + size - seen);
    if (seen + end - from === size && end < chunk.length) {
      body = undefined;
      if (size > sizeLimit) return end + 1;
      if (seen > 0) chunk.copy(gathered, seen, from, end);
      const bytes = seen > 0 ? gathered.subarray(0, size) : chunk.subarray(from, end);
      return take(index, bytes) ? end + 1 : undefined;
    }
    if (size <= sizeLimit) {
      if (gathered.length < size) gathered = grown(gathered, size);
      chunk.copy(gathered, seen, from, end);
    }
    body = { size, seen: seen + end - from };
    return end;
  };
  return (chunk) => {
    let at: number | undefined = 0;
    while (at !== undefined && at < chunk.length) {
      at = body === undefined ? readHeader(chunk, at) : readBody(chunk, at, body);
    }
    return at !== undefined;
  };
}

interface Body {
  readonly size: number;
  /** Bytes that earlier chunks held. */
  readonly seen: number;
}

function grown(buffer: Buffer, size: number): Buffer<ArrayBuffer> {
  const larger = Buffer.alloc(Math.min(sizeLimit, Math.max(size, 2 * buffer.length)));
  buffer.copy(larger);
  return larger;
}

/** Characters of git's own message that are kept. */
const maxMessage = 2_000;

/**
 * Runs git as `git()` does, writes `input` to it and gives each chunk of its output to `take` as it comes. Stops
 * git when `take` returns `false` or throws. Settles when git has ended.
 */
async function streamGit(
  directory: string,
  args: GitArguments,
  input: string,
  take: (chunk: Buffer) => boolean,
): Promise<void> {
  const { argv, ...place } = await prepareGit(directory, args);
  const child = spawn('git', argv, { ...place, stdio: 'pipe' });
  const ended = endOf(child);
  // git may end before its input is written.
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  let isStopped = false;
  try {
    for await (const chunk of child.stdout) {
      isStopped = true;
      if (!take(chunk)) return;
      isStopped = false;
    }
  } finally {
    if (isStopped) child.kill('SIGKILL');
    await ended;
  }
  const failure = await ended;
  if (failure !== undefined) throw explainGitError(directory, args, failure);
}

/** Resolves when the process has ended and its pipes are closed: to its failure, if there was one. */
async function endOf(child: ChildProcess): Promise<Error | undefined> {
  let message = '';
  child.stderr?.on('data', (chunk) => {
    message = `${message}${chunk}`.slice(-maxMessage);
  });
  try {
    const [code] = await once(child, 'close');
    return code === 0 ? undefined : new Error(message);
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
