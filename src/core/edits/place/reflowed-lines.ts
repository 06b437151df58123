import { indentOf, isBlank, lineHunks } from '../patch/index.ts';
import { exact, isRespaced, unspaced, wordsOnly } from './normalizer.ts';
import { type FileLines, type MatchStrategy, occurrences, onlyMatch } from './placement.ts';

/** Characters besides whitespace; fewer do not identify a place. */
const fewestCharacters = 12;

/**
 * Matches a SEARCH with other line breaks, or other whitespace inside its lines, than the file: the same characters
 * in the same order, from the start of a line to the end of a line. Takes a block without blank lines at its edges.
 */
export const reflowedLines: MatchStrategy = (file, { search, replace }) => {
  const wanted = charactersOf(search);
  if (wanted.length < fewestCharacters || charactersOf(replace) === wanted) return undefined;
  const found = spansOf(file, wanted);
  const starts = file.choose(
    found.map(({ start }) => start),
    search.length,
  );
  const span = found.find(({ start }) => start === starts[0]);
  if (span === undefined) return undefined;
  const there = file.texts.slice(span.start, span.end);
  // The strategies for whole lines have decided on lines that are only indented in another way.
  if (
    there.length === search.length &&
    there.every((line, at) => isTrimmedSame(line, search[at]))
  ) {
    return undefined;
  }
  // Where the file has other signs, such as curly quotes, nothing shows which of the new ones they are.
  if (bareOf(search) !== bareOf(there)) return undefined;
  const written = rewritten(search, replace, there);
  return written && onlyMatch(file, starts, { search: there, replace: written }, exact);
};

const charactersOf = (lines: readonly string[]) => lines.map(unspaced.key).join('');

const isTrimmedSame = (a: string, b = '') => a.trim() === b.trim();

const bareOf = (lines: readonly string[]) => lines.join('').replace(/\s+/g, '');

/** Returns every run of lines that has the wanted characters, from its first filled line to its last. */
function spansOf(file: FileLines, wanted: string) {
  const keys = file.keys(unspaced);
  // Comparing at each line would be quadratic where lines repeat.
  const found = new Set(occurrences(keys.join(''), wanted));
  if (found.size === 0) return [];
  const ends = lineEnds(keys);
  let offset = 0;
  return keys.flatMap((key, start) => {
    const end = key !== '' && found.has(offset) ? ends.get(offset + wanted.length) : undefined;
    offset += key.length;
    return end === undefined ? [] : [{ start, end }];
  });
}

/**
 * Returns the file's lines with the change. If SEARCH has whitespace wherever the file has some, these are the lines
 * of REPLACE; else those above and below the change stay, up to the nearest line break that both have, and the
 * others must have the same words: where SEARCH lacks a space between two, REPLACE lacks it as well.
 */
function rewritten(
  search: readonly string[],
  replace: readonly string[],
  there: readonly string[],
): readonly string[] | undefined {
  const reindent = indentShift(search, there);
  if (isRespaced(search.join('\n'), there.join('\n'))) return replace.map(reindent);
  const hunks = lineHunks(search, replace);
  const above = commonLines(search.slice(0, hunks.at(0)?.from), there);
  const below = commonLines(search.slice(hunks.at(-1)?.to).reverse(), there.toReversed());
  const was = search.slice(above.search, search.length - below.search);
  const end = was.length === 0 ? above.file : there.length - below.file;
  const is = there.slice(above.file, end);
  if (wordsOnly(was.join('\n')) !== wordsOnly(is.join('\n'))) return undefined;
  const changed = replace.slice(above.search, replace.length - below.search);
  return [...there.slice(0, above.file), ...changed.map(reindent), ...there.slice(end)];
}

/** Counts the lines of both sides up to the last place where a filled line ends in both. */
function commonLines(search: readonly string[], there: readonly string[]) {
  const ends = lineEnds(there);
  const common = [...lineEnds(search)].findLast(([offset]) => ends.has(offset));
  const [offset = 0, lines = 0] = common ?? [];
  return { search: lines, file: ends.get(offset) ?? 0 };
}

/** Maps the characters up to the end of each filled line to the number of lines up to there. */
function lineEnds(lines: readonly string[]): ReadonlyMap<number, number> {
  const ends = new Map<number, number>();
  let length = 0;
  for (const [at, line] of lines.entries()) {
    const own = unspaced.key(line).length;
    length += own;
    if (own > 0) ends.set(length, at + 1);
  }
  return ends;
}

/** Moves lines of REPLACE as far to the right as the file's first line is from that of SEARCH. */
function indentShift(
  search: readonly string[],
  there: readonly string[],
): (line: string) => string {
  const [own, file] = [indentOf(search[0] ?? ''), indentOf(there[0] ?? '')];
  return (line) => (line.startsWith(own) && !isBlank(line) ? file + line.slice(own.length) : line);
}
