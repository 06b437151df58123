import { largestFitting } from '../text/index.ts';
import { mentionedFiles, resolveMention } from './mention.ts';

/** Maximum characters of the list, about 2,000 tokens. */
const maxLength = 6_000;

/** Lists files for the model by folder (`src/core/: cart.ts price.ts`), or the most relevant that fit. */
export function fileTree(paths: readonly string[], ticketText: string): string {
  const whole = byFolder(paths);
  if (whole.length <= maxLength) return whole;
  const ranked = rankPaths(paths, ticketText);
  const fits = (count: number) => byFolder(ranked.slice(0, count)).length <= maxLength;
  const count = largestFitting(0, ranked.length, fits);
  return `${byFolder(ranked.slice(0, count).toSorted())}\n(and ${paths.length - count} more files)`;
}

/** Quotes names with blanks, which would otherwise read as several. */
function byFolder(paths: readonly string[]): string {
  const folders = new Map<string, string[]>();
  for (const path of paths) {
    const start = path.lastIndexOf('/') + 1;
    const name = /\s/.test(path) ? JSON.stringify(path.slice(start)) : path.slice(start);
    const folder = path.slice(0, start) || './';
    const names = folders.get(folder);
    if (names === undefined) folders.set(folder, [name]);
    else names.push(name);
  }
  return [...folders].map(([folder, names]) => `${folder}: ${names.join(' ')}`).join('\n');
}

/** Sorts paths by relevance: files that the ticket names, then those that share words with it, then others. */
export function rankPaths(paths: readonly string[], ticketText: string): readonly string[] {
  const named = new Set(mentionedFiles(ticketText).flatMap((name) => resolveMention(name, paths)));
  const vocabulary = new Set(words(ticketText));
  const score = (path: string) => {
    const shared = new Set(words(path).filter((word) => vocabulary.has(word)));
    return (named.has(path) ? 1000 : 0) + shared.size;
  };
  return paths
    .map((path) => ({ path, score: score(path) }))
    .sort((a, b) => b.score - a.score)
    .map(({ path }) => path);
}

/** Lower-case words of at least three letters; `camelCase` and `snake_case` are split. */
function words(text: string): string[] {
  const apart = text.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2').toLowerCase();
  return (apart.match(/[\p{L}\p{N}]{3,}/gu) ?? []).filter((word) => !commonWords.has(word));
}

/** Words too common in paths and tickets to tell anything. */
const commonWords = new Set(
  'the and for not src lib test tests index file this that with'.split(' '),
);
