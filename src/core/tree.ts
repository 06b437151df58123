import { rankPaths } from './rank.ts';

/** Characters of file names that a prompt may hold; about 8,000 tokens. */
const limit = 30_000;

/** The list of files for the model: all of them where they fit, else the likeliest, and how many are left out. */
export function fileTree(paths: readonly string[], ticketText: string): string {
  const whole = paths.join('\n');
  if (whole.length <= limit) return whole;
  const kept: string[] = [];
  let length = 0;
  for (const path of rankPaths(paths, ticketText)) {
    length += path.length + 1;
    if (length > limit) break;
    kept.push(path);
  }
  return [...kept.toSorted(), `(and ${paths.length - kept.length} more files)`].join('\n');
}
