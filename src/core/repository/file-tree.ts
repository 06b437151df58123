import { largestFitting } from '../text/index.ts';
import { mentionedFiles, resolveMention } from './mention.ts';

/** Maximum characters of the list, about 2,000 tokens. */
const maxLength = 6_000;

/** More names cannot fit: each takes a character and a blank. */
const mostNames = maxLength / 2;

/** Lists files for the model by folder (`src/core/: cart.ts price.ts`), or the most relevant that fit. */
export function fileTree(paths: readonly string[], ticketText: string): string {
  const whole = paths.length > mostNames ? undefined : byFolder(paths);
  if (whole !== undefined && whole.length <= maxLength) return whole;
  const ranked = rankPaths(paths, ticketText);
  const fits = (count: number) => byFolder(ranked.slice(0, count)).length <= maxLength;
  const count = largestFitting(0, Math.min(ranked.length, mostNames), fits);
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
  const sharedWords = countSharedWords(ticketText);
  const byScore = new Map<number, string[]>();
  for (const path of paths) {
    const score = (named.has(path) ? 1000 : 0) + sharedWords(path);
    const others = byScore.get(score);
    if (others === undefined) byScore.set(score, [path]);
    else others.push(path);
  }
  return [...byScore].sort(([one], [other]) => other - one).flatMap(([, those]) => those);
}

/** Counts the words that paths have in common with a text. Splits each folder into words only once. */
function countSharedWords(text: string): (path: string) => number {
  const vocabulary = new Set(words(text));
  const sharedIn = (part: string) => words(part).filter((word) => vocabulary.has(word));
  const folders = new Map<string, readonly string[]>();
  return (path) => {
    const start = path.lastIndexOf('/') + 1;
    const folder = path.slice(0, start);
    const inFolder = folders.get(folder) ?? sharedIn(folder);
    folders.set(folder, inFolder);
    return new Set([...inFolder, ...sharedIn(path.slice(start))]).size;
  };
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
