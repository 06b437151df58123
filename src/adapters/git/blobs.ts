import { git, isIncomplete } from './git.ts';

/** A blob, and its bytes. */
export interface SizedBlob {
  readonly blob: string;
  readonly size: number;
}

/** The bytes of the blob at an index of the list; `false` ends the reading. */
type TakeBlob = (index: number, bytes: Buffer) => boolean;

/** Bytes after which the next blobs are read by another process, and of what git says of each. */
const limits = { together: 16 * 1024 * 1024, header: 100 } as const;

const newline = 0x0a;

/** Returns the size of each blob of a commit by its id; none of those that the clone lacks. */
export async function blobSizes(
  directory: string,
  commit: string,
  blobs: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  try {
    return await readSizes(directory, blobs);
  } catch (error) {
    if (!isIncomplete(error)) throw error;
    const missing = await missingObjects(directory, commit);
    return readSizes(
      directory,
      blobs.filter((blob) => !missing.has(blob)),
    );
  }
}

async function readSizes(directory: string, blobs: readonly string[]) {
  const printed = await git(directory, ['cat-file', '--batch-check', '--buffer'], {
    input: lines(blobs),
  });
  const sized = printed.toString('latin1').matchAll(/^(\w+) blob (\d+)$/gm);
  return new Map(Array.from(sized, ([, blob = '', size]) => [blob, Number(size)]));
}

async function missingObjects(directory: string, commit: string): Promise<ReadonlySet<string>> {
  const what = ['--objects', '--no-object-names', '--missing=print', '--no-walk'] as const;
  const found = await git(directory, ['rev-list', ...what, '--end-of-options', commit, '--']);
  const missing = found.toString('latin1').matchAll(/^\?(\w+)$/gm);
  return new Set(Array.from(missing, ([, id = '']) => id));
}

/** Reads blobs, a few MiB at a time. */
export async function readBlobs(
  directory: string,
  blobs: readonly SizedBlob[],
  take: TakeBlob,
): Promise<void> {
  for (let start = 0; start < blobs.length; ) {
    const together = blobs.slice(start, endOfGroup(blobs, start));
    for (const [index, bytes] of await readGroup(directory, together))
      if (!take(start + index, bytes)) return;
    start += together.length;
  }
}

function endOfGroup(blobs: readonly SizedBlob[], start: number): number {
  let [end, bytes] = [start, 0];
  do {
    bytes += blobs[end]?.size ?? 0;
    end += 1;
  } while (end < blobs.length && bytes + (blobs[end]?.size ?? 0) <= limits.together);
  return end;
}

/** Git prints a line `id type size`, the bytes and a newline for each; or `id missing`. */
async function readGroup(
  directory: string,
  blobs: readonly SizedBlob[],
): Promise<readonly (readonly [number, Buffer])[]> {
  const bytes = blobs.reduce((sum, { size }) => sum + size + limits.header, 0);
  const input = lines(blobs.map(({ blob }) => blob));
  const printed = await git(directory, ['cat-file', '--batch', '--buffer'], { bytes, input });
  let at = 0;
  return blobs.flatMap((_, index) => {
    const end = printed.indexOf(newline, at);
    const [, size] = / blob (\d+)$/.exec(printed.toString('latin1', at, end)) ?? [];
    at = end + 1;
    if (size === undefined) return [];
    const found = printed.subarray(at, at + Number(size));
    at += found.length + 1;
    return [[index, found] as const];
  });
}

const lines = (ids: readonly string[]) => `${ids.join('\n')}\n`;
