import { indentOf, isBlank } from '../patch/index.ts';
import { exact, isRespaced, unspaced, wordsOnly } from './normalizer.ts';
import { type Part, partsOf } from './parts.ts';
import { type FileLines, type MatchStrategy, occurrences, onlyMatch } from './placement.ts';

/** Characters besides whitespace; fewer do not identify a place. */
const fewestCharacters = 12;

/**
 * Matches a SEARCH with other line breaks than the file: the same characters in the same order, from the
 * start of a line to the end of a line. Replaces the lines that change; they must have the file's words.
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
  const written = writtenParts(partsOf(search, replace, there), indentShift(search, there));
  if (written === undefined) return undefined;
  return onlyMatch(file, starts, { search: there, replace: written }, exact);
};

/**
 * Writes the parts of a block that change. A part that stays keeps the file's lines, unless they differ
 * only in the width of whitespace; `undefined` if a part that changes lacks the whitespace between words.
 */
function writtenParts(
  parts: readonly Part[],
  reindent: (line: string) => string,
): readonly string[] | undefined {
  const written: string[] = [];
  for (const { search, file, replace, isChanged } of parts) {
    const [was, is] = [search.join('\n'), file.join('\n')];
    if (isChanged && wordsOnly(was) !== wordsOnly(is)) return undefined;
    written.push(...(isChanged || isRespaced(was, is) ? replace.map(reindent) : file));
  }
  return written;
}

const charactersOf = (lines: readonly string[]) => lines.map(unspaced.key).join('');

/** Returns every run of lines that has the wanted characters, from its first filled line to its last. */
function spansOf(file: FileLines, wanted: string) {
  const keys = file.keys(unspaced);
  // Comparing at each line would be quadratic where lines repeat.
  const found = new Set(occurrences(keys.join(''), wanted));
  if (found.size === 0) return [];
  const starts: { readonly line: number; readonly offset: number }[] = [];
  const ends = new Map<number, number>();
  let length = 0;
  for (const [line, key] of keys.entries()) {
    if (key === '') continue;
    starts.push({ line, offset: length });
    length += key.length;
    ends.set(length, line + 1);
  }
  return starts.flatMap(({ line, offset }) => {
    const end = found.has(offset) ? ends.get(offset + wanted.length) : undefined;
    return end === undefined ? [] : [{ start: line, end }];
  });
}

/** Moves lines of REPLACE as far to the right as the file's first line is from that of SEARCH. */
function indentShift(
  search: readonly string[],
  there: readonly string[],
): (line: string) => string {
  const first = search.find((line) => !isBlank(line)) ?? '';
  const [own, file] = [indentOf(first), indentOf(there[0] ?? '')];
  return (line) => (line.startsWith(own) && !isBlank(line) ? file + line.slice(own.length) : line);
}
