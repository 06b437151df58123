import { isBlank } from '../patch/index.ts';
import { exact, trimmedEnd } from './normalizer.ts';
import {
  type FileLines,
  type MatchStrategy,
  occurrences,
  onlyMatch,
  type SearchReplace,
} from './placement.ts';

/**
 * Matches a SEARCH that begins or ends within a line, but not within a word, and has at least two lines
 * of text. Both sides are completed with the rest of the file's lines, so whole lines are replaced.
 */
export const partialLines: MatchStrategy = (file, block) => {
  const { search, replace } = block;
  if (replace.every(isBlank)) return undefined;
  // With one line of text, nothing shows whether its start or its end is incomplete.
  if (search.filter((line) => !isBlank(line)).length < 2) return undefined;
  const starts = file.choose(partialStarts(file, search), search.length);
  const [start] = starts;
  if (start === undefined) return undefined;
  // The strategies for whole lines have decided on lines that are only indented in another way.
  if (search.every((line, at) => line.trim() === file.texts[start + at]?.trim())) return undefined;
  return onlyMatch(file, starts, completed(file.texts, block, start), exact);
};

function partialStarts(file: FileLines, search: readonly string[]): readonly number[] {
  const { texts } = file;
  const [head = '', ...rest] = search.map(trimmedEnd.key);
  const inner = rest.slice(0, -1);
  const tail = search.at(-1) ?? '';
  const candidates =
    inner.length > 0
      ? occurrences(file.keys(trimmedEnd), inner).map((start) => start - 1)
      : [...texts.keys()];
  return candidates.filter(
    (at) =>
      at >= 0 &&
      at + search.length <= texts.length &&
      endsInWords(texts[at] ?? '', head) &&
      startsInWords(texts[at + search.length - 1] ?? '', tail),
  );
}

function endsInWords(text: string, end: string): boolean {
  const line = text.trimEnd();
  if (end === '') return line === '';
  return line.endsWith(end) && isBoundary(line, line.length - end.length);
}

function startsInWords(line: string, start: string): boolean {
  if (isBlank(start)) return isBlank(line);
  return line.startsWith(start) && isBoundary(line, start.length);
}

/** A newline within a word or a number. */
const within = /[\p{L}\p{M}\p{N}_]\n[\p{L}\p{M}\p{N}_]|\d\n\.\d|\d\.\n\d/u;

/** Whether a line may be cut at `at`: `10` and `1.5` are not `1` and something more. */
function isBoundary(line: string, at: number): boolean {
  return !within.test(`${line.slice(Math.max(0, at - 2), at)}\n${line.slice(at, at + 2)}`);
}

function completed(
  texts: readonly string[],
  { search, replace }: SearchReplace,
  start: number,
): SearchReplace {
  const first = (texts[start] ?? '').trimEnd();
  const before = first.slice(0, first.length - (search.at(0)?.trimEnd().length ?? 0));
  const behind = (texts[start + search.length - 1] ?? '').slice(search.at(-1)?.length);
  const last = replace.length - 1;
  return {
    search: texts.slice(start, start + search.length),
    replace: replace.map(
      (line, at) => (at === 0 ? before : '') + line + (at === last ? behind : ''),
    ),
  };
}
