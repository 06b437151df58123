import { lstat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { UserError } from '../../core/user-error.ts';
import { isWritable } from './disk-obstacle.ts';
import { gitLine } from './git.ts';

/** Throws UserError unless a fix can be written to the work tree: nobody else is at work there. */
export async function requireWritable(root: string): Promise<void> {
  if (!(await isWritable(root))) {
    throw new UserError(
      `Allow writing to ${root}, or try it with --dry-run: the fix could not be written there.`,
    );
  }
  const lock = resolve(root, await gitLine(root, ['rev-parse', '--git-path', 'index.lock']));
  if ((await lstat(lock).catch(() => undefined)) === undefined) return;
  throw new UserError(
    `Wait until the other Git command in ${root} has ended, then run again; if there is none, delete ${lock}.`,
  );
}
