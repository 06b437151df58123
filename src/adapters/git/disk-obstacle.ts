import { constants } from 'node:fs';
import { access, readFile } from 'node:fs/promises';
import { posix } from 'node:path';
import type { Obstacle, ObstacleKind } from '../../engines/files/index.ts';
import type { EncodedText } from '../../engines/text/index.ts';
import { decodeFile, sizeLimit } from './decode.ts';
import { lookBelow } from './disk.ts';
import { errorCode } from './git.ts';

const { dirname, join } = posix;

/** Returns the text of a file of this size, or why it has none. */
export async function contentOf(
  file: string,
  { size }: { readonly size: number },
): Promise<EncodedText | ObstacleKind> {
  if (size > sizeLimit) return 'too-large';
  try {
    return decodeFile(await readFile(file));
  } catch (error) {
    if (isForbidden(error)) return 'read-only';
    throw error;
  }
}

const isForbidden = (error: unknown) => /^(?:EACCES|EPERM|EROFS)$/.test(String(errorCode(error)));

/** What is on disk, and which files git lists. */
export interface GitFiles {
  readonly root: string;
  readonly isFile: (path: string) => boolean;
}

/** Returns what on disk keeps a path from being edited and, if it `isWritten`, from being replaced. */
export async function obstacleOnDisk(
  path: string,
  { root, isFile }: GitFiles,
  isWritten: boolean,
): Promise<Obstacle | undefined> {
  const look = lookBelow(root);
  const entry = look(path);
  if (entry.kind === 'foreign') return { kind: 'symlink', at: firstForeign(path, look) };
  if (entry.kind === 'file' && !isFile(path)) return { kind: 'ignored' };
  const isFixed = entry.kind === 'file' && (entry.mode & 0o222) === 0;
  if (isWritten && (isFixed || !(await isWritable(join(root, dirname(path))))))
    return { kind: 'read-only' };
  const content = entry.kind === 'file' ? await contentOf(join(root, path), entry) : undefined;
  return typeof content === 'string' ? { kind: content } : undefined;
}

/** The path, or the highest folder above it, that is no real file or folder. */
function firstForeign(path: string, look: ReturnType<typeof lookBelow>): string {
  const above = dirname(path);
  return look(above).kind === 'foreign' ? firstForeign(above, look) : path;
}

/** Whether files can be created in a folder, or in the nearest one above it that exists. */
export async function isWritable(folder: string): Promise<boolean> {
  try {
    await access(folder, constants.W_OK);
    return true;
  } catch (error) {
    return errorCode(error) === 'ENOENT' ? isWritable(dirname(folder)) : !isForbidden(error);
  }
}
