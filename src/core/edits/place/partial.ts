import { isBlank } from '../lines.ts';
import { exact } from './normalizer.ts';
import { type Finder, oneOf, type Rows, type Sides } from './place.ts';

/**
 * SEARCH that begins and ends within a line, over two lines with text or more; never inside a word. Both sides
 * are completed with what the file has before and behind, so that whole lines are replaced.
 */
export const partialLines: Finder = (rows, sides) => {
  const { search, replace } = sides;
  const [head, tail] = [search.at(0), search.at(-1)];
  if (head === undefined || tail === undefined || replace.every(isBlank)) return undefined;
  // A blank line beside it tells nothing of where the end of one line is meant.
  if (search.filter((line) => !isBlank(line)).length < 2) return undefined;
  const starts = startsOf(rows, search, head.trimEnd(), tail);
  const [start] = starts;
  if (start === undefined) return undefined;
  return oneOf(starts, completed(rows, sides, start), exact);
};

function startsOf(
  rows: Rows,
  search: readonly string[],
  head: string,
  tail: string,
): readonly number[] {
  const { texts } = rows;
  const inner = search.slice(1, -1).map((line) => line.trimEnd());
  const found: number[] = [];
  for (let at = 0; at + search.length <= texts.length; at += 1) {
    if (!endsInWords(texts[at] ?? '', head)) continue;
    if (!startsInWords(texts[at + search.length - 1] ?? '', tail)) continue;
    if (inner.every((line, index) => texts[at + 1 + index]?.trimEnd() === line)) found.push(at);
  }
  return found;
}

function endsInWords(text: string, end: string): boolean {
  const line = text.trimEnd();
  if (end === '') return line === '';
  return line.endsWith(end) && isCut(line, line.length - end.length);
}

function startsInWords(line: string, start: string): boolean {
  if (isBlank(start)) return isBlank(line);
  return line.startsWith(start) && isCut(line, start.length);
}

/** Within a word or a number. */
const within = /[\p{L}\p{M}\p{N}_]\n[\p{L}\p{M}\p{N}_]|\d\n\.\d|\d\.\n\d/u;

/** Whether a line may be cut at `at`: `10` and `1.5` are no `1` with something behind. */
function isCut(line: string, at: number): boolean {
  return !within.test(`${line.slice(Math.max(0, at - 2), at)}\n${line.slice(at, at + 2)}`);
}

function completed(rows: Rows, { search, replace }: Sides, start: number): Sides {
  const first = (rows.texts[start] ?? '').trimEnd();
  const before = first.slice(0, first.length - (search.at(0)?.trimEnd().length ?? 0));
  const behind = (rows.texts[start + search.length - 1] ?? '').slice(search.at(-1)?.length);
  const last = replace.length - 1;
  return {
    search: rows.texts.slice(start, start + search.length),
    replace: replace.map(
      (line, at) => (at === 0 ? before : '') + line + (at === last ? behind : ''),
    ),
  };
}
