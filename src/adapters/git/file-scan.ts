import { closeSync, constants, fstatSync, lstatSync, openSync, readSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setImmediate as breathe } from 'node:timers/promises';
import type { Visit } from '../../agent/ports.ts';
import { isText, sizeLimit } from './decode.ts';

/** Files between two pauses, in which timers and signals are served. */
const stretch = 64;

/** Calls `visit` with the bytes of each text file below `root`, as `Workspace.scan` does. Follows no symlinks. */
export async function scanFiles(
  root: string,
  paths: readonly string[],
  visit: Visit,
): Promise<void> {
  // One byte more than the limit shows that a file has grown.
  const buffer = Buffer.allocUnsafe(sizeLimit + 1);
  const isFolder = folderCheck(root);
  for (const [index, path] of paths.entries()) {
    if (index % stretch === stretch - 1) await breathe();
    if (!isFolder(dirname(path))) continue;
    const length = readInto(buffer, join(root, path));
    if (length === undefined) continue;
    const bytes = buffer.subarray(0, length);
    if (isText(bytes) && visit(path, bytes) === false) return;
  }
}

/** Tells real folders below `root` from symlinks to folders; looks at each once. */
function folderCheck(root: string): (folder: string) => boolean {
  const known = new Map<string, boolean>([['.', true]]);
  const isFolder = (folder: string): boolean => {
    const before = known.get(folder);
    if (before !== undefined) return before;
    const stats = isFolder(dirname(folder))
      ? lstatSync(join(root, folder), { throwIfNoEntry: false })
      : undefined;
    known.set(folder, stats?.isDirectory() === true);
    return stats?.isDirectory() === true;
  };
  return isFolder;
}

/** Opens no symlink, and does not wait for what is no file. */
const flags = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

/** Reads a file into the buffer; returns its length, or `undefined` if it cannot be read or does not fit. */
function readInto(buffer: Buffer, path: string): number | undefined {
  let file: number | undefined;
  try {
    file = openSync(path, flags);
    const stats = fstatSync(file);
    if (!stats.isFile() || stats.size > sizeLimit) return undefined;
    let length = 0;
    for (let read = -1; read !== 0 && length < buffer.length; length += read) {
      read = readSync(file, buffer, length, buffer.length - length, null);
    }
    return length;
  } catch {
    return undefined;
  } finally {
    if (file !== undefined) closeSync(file);
  }
}
