import { largestFitting } from '../text/index.ts';
import { nearestTests } from './examples/index.ts';
import type { Ranking } from './ranking/index.ts';

/** Characters of a list, about 300 tokens. With the nearest tests, it names what the fix needs as often as three times as many. */
const usualRoom = 1_200;

/** Files that a list names first because they are the likeliest ones. */
const likeliest = 10;

/** Characters of a list that count files without naming them: the most, the most part of it, and the fewest. */
const forCounts = { most: 400, share: 0.25, least: 24 } as const;

/** Returns the paths as they are listed, and how many are named for themselves: the likeliest ones and their tests. */
export function listOrder(ranking: Pick<Ranking, 'paths' | 'scores'>): {
  readonly paths: readonly string[];
  readonly likely: number;
} {
  const first = new Set([...ranking.paths.slice(0, likeliest), ...nearestTests(ranking)]);
  return { paths: [...new Set([...first, ...ranking.paths])], likely: first.size };
}

/**
 * Lists ranked paths for the model by folder (`src/core/: cart.ts price.ts`), the likeliest first. If they take more
 * than `room` characters, only the first `likely` and those beside them are named, and the rest is counted by folder.
 */
export function fileTree(
  ranked: readonly string[],
  room: number = usualRoom,
  likely: number = ranked.length,
): string {
  const shown = shownPaths(ranked, room, likely);
  const names = [...byFolder(shown)].map(([folder, files]) => `${folder}: ${files.join(' ')}`);
  const tree = names.join('\n');
  if (shown.length === ranked.length) return tree;
  const listed = new Set(shown);
  const others = ranked.filter((path) => !listed.has(path));
  const counts = countedFolders(others, Math.min(room - tree.length - 1, forCounts.most));
  return [tree, counts].filter((part) => part !== '').join('\n');
}

/** Returns the paths that a list of so many characters names: all, or the likeliest, then those beside them. */
export function shownPaths(
  ranked: readonly string[],
  room: number = usualRoom,
  likely: number = ranked.length,
): readonly string[] {
  if (fitting(ranked, room).length === ranked.length) return ranked;
  const { most, share, least } = forCounts;
  const left = room - Math.max(least, Math.min(room * share, most));
  return fitting(inOrder(ranked, likely), left);
}

/** The likeliest paths, then those beside them. */
function* inOrder(ranked: readonly string[], likely: number): Generator<string> {
  const best = ranked.slice(0, likely);
  const folders = new Set(best.map(folderOf));
  yield* best;
  for (const path of ranked.slice(likely)) if (folders.has(folderOf(path))) yield path;
}

/** Returns the first paths that a list of so many characters has space for. */
function fitting(paths: Iterable<string>, room: number): readonly string[] {
  const folders = new Set<string>();
  const shown: string[] = [];
  let length = 0;
  for (const path of paths) {
    const folder = folderOf(path);
    // A blank or a line break, and a colon after the folder.
    length += shownName(path).length + 1 + (folders.has(folder) ? 0 : folder.length + 2);
    if (length > room) break;
    folders.add(folder);
    shown.push(path);
  }
  return shown;
}

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/') + 1) || './';

/** Quotes names with blanks, which would otherwise read as several. */
function shownName(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return /\s/.test(name) ? JSON.stringify(name) : name;
}

function byFolder(paths: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const folders = new Map<string, string[]>();
  for (const path of paths) {
    const folder = folderOf(path);
    const names = folders.get(folder);
    if (names === undefined) folders.set(folder, [shownName(path)]);
    else names.push(shownName(path));
  }
  return folders;
}

/** The deepest level of folders that is counted. */
const deepest = 6;

/** Counts files by folder, as deep as fits in `room`. */
function countedFolders(paths: readonly string[], room: number): string {
  const files = new Map<string, number>();
  for (const path of paths) files.set(folderOf(path), (files.get(folderOf(path)) ?? 0) + 1);
  const counted = (depth: number) => {
    const counts = new Map<string, number>();
    for (const [path, count] of files) {
      const folder = path.split('/').slice(0, -1).slice(0, depth).join('/');
      counts.set(folder, (counts.get(folder) ?? 0) + count);
    }
    return [...counts].map(([folder, count]) => `${folder}/: (${count} more)`).join('\n');
  };
  const fits = (depth: number) => counted(depth).length <= room;
  const depth = largestFitting(0, deepest + 1, fits);
  return depth === 0 ? `(and ${paths.length} more files)` : counted(depth);
}
