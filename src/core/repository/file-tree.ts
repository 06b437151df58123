import { largestFitting } from '../text/index.ts';
import { mentionedFiles, resolveMention } from './mentions/index.ts';

/**
 * Maximum characters of the list, about 500 and 2,000 tokens: every prompt of a run contains it, and a ticket
 * that names a file of the repository shows the place by itself.
 */
const maxLength = { named: 1_500, unnamed: 6_000 } as const;

/** The part of a list that is for names; the rest counts the files of folders. */
const namesShare = 0.75;

/**
 * Lists files for the model by folder (`src/core/: cart.ts price.ts`). If they take more than `room`, lists the
 * most relevant, and says how many more each folder has.
 */
export function fileTree(
  paths: readonly string[],
  ticketText: string,
  room: number = usualRoom(paths, ticketText),
): string {
  // More names cannot fit: each takes a character and a blank.
  const mostNames = room / 2;
  const whole = paths.length > mostNames ? undefined : byFolder(paths);
  if (whole !== undefined && whole.length <= room) return whole;
  const ranked = candidates(paths, ticketText);
  const fits = (count: number) => byFolder(ranked.slice(0, count)).length <= room * namesShare;
  const count = largestFitting(0, Math.min(ranked.length, mostNames) + 1, fits);
  const listed = new Set(ranked.slice(0, count));
  const names = byFolder([...listed].toSorted());
  const others = paths.filter((path) => !listed.has(path));
  return [names, countedFolders(others, room - names.length)]
    .filter((part) => part !== '')
    .join('\n');
}

function usualRoom(paths: readonly string[], ticketText: string): number {
  return namedPaths(paths, ticketText).size > 0 ? maxLength.named : maxLength.unnamed;
}

function namedPaths(paths: readonly string[], ticketText: string): ReadonlySet<string> {
  return new Set(mentionedFiles(ticketText).flatMap((name) => resolveMention(name, paths)));
}

/** Returns the paths worth listing, best first: if the ticket names files, only those that have to do with them. */
function candidates(paths: readonly string[], ticketText: string): readonly string[] {
  const ranked = rankPaths(paths, ticketText);
  const named = namedPaths(paths, ticketText);
  if (named.size === 0) return ranked;
  const folders = new Set([...named].map(folderOf));
  const shared = countSharedWords(ticketText);
  return ranked.filter((path) => folders.has(folderOf(path)) || shared(path) > 0);
}

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/') + 1);

/** The deepest level of folders that is counted. */
const deepest = 6;

/** Counts files by folder, as deep as fits in `room`. */
function countedFolders(paths: readonly string[], room: number): string {
  if (paths.length === 0) return '';
  const counted = (depth: number) => {
    const counts = new Map<string, number>();
    for (const path of paths) {
      const folder = folderOf(path).split('/').slice(0, -1).slice(0, depth).join('/') || '.';
      counts.set(folder, (counts.get(folder) ?? 0) + 1);
    }
    return [...counts].map(([folder, count]) => `${folder}/: (${count} more files)`).join('\n');
  };
  const fits = (depth: number) => counted(depth).length <= room;
  const depth = largestFitting(0, deepest + 1, fits);
  return depth === 0 ? `(and ${paths.length} more files)` : counted(depth);
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
  const named = namedPaths(paths, ticketText);
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
