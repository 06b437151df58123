import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The files of a checkout that Git tracks, so that notes and trials beside them break no check. Without Git, none. */
export function trackedFiles(checkout: string): readonly string[] {
  const { stdout } = spawnSync('git', ['ls-files', '-z'], { cwd: checkout, encoding: 'utf8' });
  const files = stdout.split('\0').filter((file) => file !== '');
  return files.filter((file) => existsSync(join(checkout, file)));
}
