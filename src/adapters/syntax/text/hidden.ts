import { hasLongLines } from '../../../core/repository/index.ts';
import { hidden, nameCharacter } from '../../../core/text/index.ts';
import { type Mistake, newProblems, problemAt, type SyntaxProblem } from '../problems/index.ts';
import { isDocument } from './residue.ts';
import { findTwins } from './twins.ts';

/** What no editor shows as what it is: hidden characters, controls, half of a pair, and line breaks of other kinds. */
const unseen = new RegExp(
  String.raw`${hidden}|[^\P{Cc}\t\n\f\r]|\p{Cs}|[\u2028\u2029]|\r(?!\n)|(?<=[^\n])\f`,
  'gu',
);

/**
 * Finds what of `after` deceives the eye: characters, as far as it has more of them than `before`, and code in new
 * lines that people do not see.
 */
export function newHidden(before: string, after: string, path: string): readonly SyntaxProblem[] {
  return [...newCharacters(before, after), ...offScreenProblems(before, after, path)];
}

function newCharacters(before: string, after: string): readonly SyntaxProblem[] {
  const now = hiddenProblems(after);
  if (now.length === 0) return [];
  const was = hiddenProblems(before);
  const allowed = countsOf(was);
  const excess = new Map(
    [...countsOf(now)].map(([message, count]) => [message, count - (allowed.get(message) ?? 0)]),
  );
  return newProblems(was, now).filter(({ message }) => {
    const left = excess.get(message) ?? 0;
    excess.set(message, left - 1);
    return left > 0;
  });
}

function hiddenProblems(text: string): readonly SyntaxProblem[] {
  const characters = Array.from(text.matchAll(unseen), ({ 0: found, index }) => ({
    index,
    message: nameCharacter(found),
  }));
  const twins = /[^\0-\x7F]/.test(text) ? findTwins(text) : [];
  return placed([...characters, ...twins], text);
}

/** The same with their lines, in their order. */
function placed(found: readonly Mistake[], text: string): readonly SyntaxProblem[] {
  if (found.length === 0) return [];
  const lines = text.split('\n');
  let [row, start] = [0, 0];
  return found
    .toSorted((a, b) => a.index - b.index)
    .map(({ index, message }) => {
      for (let end = start + (lines[row]?.length ?? 0); end < index; ) {
        start = end + 1;
        row += 1;
        end = start + (lines[row]?.length ?? 0);
      }
      return problemAt(lines, { row, column: index - start }, message);
    });
}

function countsOf(problems: readonly SyntaxProblem[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { message } of problems) counts.set(message, (counts.get(message) ?? 0) + 1);
  return counts;
}

/** Characters of a line that people read to its end. */
const longest = 500;

/** Columns of blanks behind which code is not looked for: within a line, and before it. */
const widest = { within: 40, before: 120 } as const;

/** A tab counts as four columns. */
const widthOf = (blanks: string) => blanks.length + 3 * (blanks.match(/\t/g)?.length ?? 0);

/** Finds code that a change adds where people do not look: far to the right of a line. */
function offScreenProblems(before: string, after: string, path: string): readonly SyntaxProblem[] {
  if (isDocument(path)) return [];
  const mostShown = hasLongLines(path, after) ? Number.POSITIVE_INFINITY : longest;
  const known = new Set(before.split('\n'));
  const lines = after.split('\n');
  return lines.flatMap((line, row) => {
    if (line.length <= widest.within / 4 || known.has(line)) return [];
    const found = farAway(line.trimEnd(), mostShown);
    return found === undefined ? [] : [problemAt(lines, { row, column: found[0] }, found[1])];
  });
}

/** A column, from 0, and what is wrong there. */
function farAway(line: string, mostShown: number): readonly [number, string] | undefined {
  for (const { 0: blanks, index } of line.matchAll(/(?<!\s)\s{10,}(?=\S)/g)) {
    const width = widthOf(blanks);
    if (width >= (index === 0 ? widest.before : widest.within))
      return [index + blanks.length, `code behind ${width.toLocaleString('en')} blanks`];
  }
  const { length } = line;
  return length > mostShown
    ? [mostShown, `code in a line of ${length.toLocaleString('en')} characters`]
    : undefined;
}
