import { rankPaths } from './rank.ts';

/** Characters of file names that a prompt may hold; about 2,000 tokens. */
const limit = 6_000;

/**
 * The list of files for the model, a folder a line (`src/core/: cart.ts price.ts`): all of them where
 * they fit, else the likeliest, and how many are left out.
 */
export function fileTree(paths: readonly string[], ticketText: string): string {
  const whole = byFolder(paths);
  if (whole.length <= limit) return whole;
  const ranked = rankPaths(paths, ticketText);
  let [low, high] = [0, ranked.length];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (byFolder(ranked.slice(0, middle)).length <= limit) low = middle;
    else high = middle;
  }
  return `${byFolder(ranked.slice(0, low).toSorted())}\n(and ${paths.length - low} more files)`;
}

/** A name with a space is quoted, so that it is seen where it ends. */
function byFolder(paths: readonly string[]): string {
  const folders = new Map<string, string[]>();
  for (const path of paths) {
    const cut = path.lastIndexOf('/') + 1;
    const names = folders.get(path.slice(0, cut)) ?? [];
    names.push(/\s/.test(path) ? JSON.stringify(path.slice(cut)) : path.slice(cut));
    folders.set(path.slice(0, cut), names);
  }
  return [...folders].map(([folder, names]) => `${folder || './'}: ${names.join(' ')}`).join('\n');
}
