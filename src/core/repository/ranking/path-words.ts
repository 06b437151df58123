import type { CountedText } from './bm25.ts';
import { stemOf, wordParts } from './words.ts';

/** How often a word of the file's own name counts, beside those of its folders. */
const ownName = 2;

/** Shared, since most paths have no word of a ticket. */
const nothing = new Uint16Array();

/** Counts the stems in paths. Each folder is split once. */
export function pathTexts(
  paths: readonly string[],
  stems: readonly string[],
): readonly CountedText[] {
  const indices = new Map(stems.map((stem, index) => [stem, index]));
  const folders = new Map<string, readonly string[]>();
  return paths.map((path) => {
    const start = path.lastIndexOf('/') + 1;
    const folder = path.slice(0, start);
    const above = folders.get(folder) ?? stemsIn(folder);
    folders.set(folder, above);
    const own = stemsIn(path.slice(start));
    const counts = new Map<number, number>();
    const count = (stem: string, by: number) => {
      const index = indices.get(stem);
      if (index !== undefined) counts.set(index, (counts.get(index) ?? 0) + by);
    };
    for (const stem of above) count(stem, 1);
    for (const stem of own) count(stem, ownName);
    return {
      length: above.length + ownName * own.length,
      counts: counts.size === 0 ? nothing : Uint16Array.from([...counts].flat()),
    };
  });
}

function stemsIn(text: string): readonly string[] {
  return wordParts(text)
    .filter((part) => part.length > 2)
    .map(stemOf);
}

/** Returns the name of a file without its extension, in lower case and without signs: `user-list.ts` gives userlist. */
export function bareName(path: string): string {
  return path
    .slice(path.lastIndexOf('/') + 1)
    .replace(/(?<=.)\.[^.]*$/, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
