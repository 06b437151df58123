import { mentionedFiles, resolveMention } from './mention.ts';

/**
 * The repository's paths, likeliest for the ticket first: files that the text names, then files whose
 * path shares words with it, then the rest in their own order. No file is dropped.
 */
export function rankPaths(paths: readonly string[], ticketText: string): readonly string[] {
  const named = new Set(mentionedFiles(ticketText).flatMap((name) => resolveMention(name, paths)));
  const vocabulary = new Set(words(ticketText));
  const score = (path: string) => {
    const shared = new Set(words(path).filter((word) => vocabulary.has(word)));
    return (named.has(path) ? 1000 : 0) + shared.size;
  };
  return paths
    .map((path, index) => ({ path, index, score: score(path) }))
    .sort((a, b) => b.score - a.score || a.index - b.index)
    .map(({ path }) => path);
}

/** Lower-case words of at least three letters; `camelCase` and `snake_case` are taken apart. */
function words(text: string): string[] {
  const apart = text.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2').toLowerCase();
  return (apart.match(/[\p{L}\p{N}]{3,}/gu) ?? []).filter((word) => !commonWords.has(word));
}

/** Words that most paths and most tickets hold, so that they tell nothing. */
const commonWords = new Set([
  'the',
  'and',
  'for',
  'not',
  'src',
  'lib',
  'test',
  'tests',
  'index',
  'file',
  'this',
  'that',
  'with',
]);
