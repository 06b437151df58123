import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { LookCase } from './case.ts';

const run = promisify(execFile);

/** The lines that a fix changed, by file, in the files before it. */
export type ChangedLines = ReadonlyMap<string, readonly number[]>;

/** Finds what the fix of a ticket changed: the commit in its id, or the first later one that touched its files. */
export async function fixedLines(
  directory: string,
  { id, base_commit: base, gold_files: files }: LookCase,
): Promise<ChangedLines | undefined> {
  const git = async (...args: readonly string[]) => {
    const safe = ['-c', 'safe.directory=*', '-C', directory, ...args];
    return (await run('git', safe, { maxBuffer: 2 ** 28 })).stdout;
  };
  const named = /-([0-9a-f]{7,40})$/.exec(id)?.[1];
  const own =
    named && (await git('rev-parse', '--verify', '-q', `${named}^{commit}`).catch(() => ''));
  const later = async () =>
    (await git('log', '--format=%H', '--reverse', `${base}..HEAD`, '--', ...files)).split('\n')[0];
  const fix = own?.trim() || (await later().catch(() => undefined));
  if (fix === undefined || fix === '') return undefined;
  const diff = await git('diff', '-U0', '--no-renames', base, fix, '--', ...files).catch(() => '');
  const changed = linesBefore(diff);
  return changed.size === 0 ? undefined : changed;
}

/** Reads a diff without context; an insertion changes the line before it. */
export function linesBefore(diff: string): ChangedLines {
  const changed = new Map<string, number[]>();
  let lines: number[] = [];
  for (const line of diff.split('\n')) {
    const [, path] = /^--- a\/(.*)$/.exec(line) ?? [];
    if (path !== undefined) {
      lines = [];
      changed.set(path, lines);
    }
    const [, start, count = '1'] = /^@@ -(\d+)(?:,(\d+))? /.exec(line) ?? [];
    if (start === undefined) continue;
    const length = Math.max(1, Number(count));
    for (let offset = 0; offset < length; offset += 1) lines.push(Number(start) + offset);
  }
  return changed;
}
