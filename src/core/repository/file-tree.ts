import { groupedBy, largestFitting } from '../../engines/text/index.ts';

/** Characters of a list, about 250 tokens at most. */
const usualRoom = 1_000;

/** Characters of a list that count files without naming them: the most, the most part of it, and the fewest. */
const forCounts = { most: 400, share: 0.25, least: 24 } as const;

/**
 * Lists paths for the model by folder (`src/core/: cart.ts price.ts`): all if they fit, else those in `named`, in their
 * order, and the others counted by folder.
 */
export function fileTree(
  paths: readonly string[],
  named: readonly string[] = paths,
  room: number = usualRoom,
): string {
  const shown = shownPaths(paths, named, room);
  const names = [...groupedBy(shown, folderOf)].map(
    ([folder, files]) => `${folder}: ${files.map(shownName).join(' ')}`,
  );
  const tree = names.join('\n');
  if (shown.length === paths.length) return tree;
  const listed = new Set(shown);
  const others = paths.filter((path) => !listed.has(path));
  const counts = countedFolders(others, Math.min(room - tree.length - 1, forCounts.most));
  return [tree, counts].filter((part) => part !== '').join('\n');
}

/** Returns the paths that a list of so many characters names: all if they fit. */
export function shownPaths(
  paths: readonly string[],
  named: readonly string[],
  room: number = usualRoom,
): readonly string[] {
  if (fitting(paths, room).length === paths.length) return [...new Set([...named, ...paths])];
  const { most, share, least } = forCounts;
  return fitting(named, room - Math.max(least, Math.min(room * share, most)));
}

/** Returns the first paths that a list of so many characters has space for. */
function fitting(paths: readonly string[], room: number): readonly string[] {
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
