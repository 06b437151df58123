import { nameCharacter, unseen } from '../../text/index.ts';
import { type Mistake, newProblems, problemAt, type SyntaxProblem } from '../problems/index.ts';
import { findDoubts, linesOfCode } from './doubts.ts';
import { offScreenProblems } from './off-screen.ts';
import { isDocument } from './residue.ts';
import { findTwins } from './twins.ts';

/**
 * Finds what of `after` deceives the eye: characters, as far as it has more of them than `before`, and code in new
 * lines that people do not see. What may be meant is doubtful.
 */
export function newHidden(before: string, after: string, path: string): readonly SyntaxProblem[] {
  const code = linesOfCode(path, after);
  const found = newCharacters(before, after, path);
  const characters = found.map((one) =>
    reordering.test(one.message) || (found.length < many && isInCode(one, code))
      ? one
      : doubtful(one),
  );
  if (isDocument(path)) return characters;
  const named = new Set(characters.map(({ line }) => line));
  const doubts = findDoubts(before, after, code).filter(({ line }) => !named.has(line));
  return [...characters, ...offScreenProblems(before, after, path), ...doubts];
}

/** So many are no trick, but what the file is about, as a table of Unicode. */
const many = 10;

/** Reorders what people read, or spells words that nobody sees. */
const reordering = /^U\+(?:20[26]|E0)/;

/** Whether a character is a part of code: of comments it is none, and of texts only what nobody sees. */
function isInCode({ line, column, message }: SyntaxProblem, code: readonly string[]): boolean {
  const left = code[line - 1] ?? '';
  return message.includes(' looks like ') ? (left[column - 1] ?? ' ') !== ' ' : left !== '';
}

const doubtful = (one: SyntaxProblem): SyntaxProblem => ({ ...one, isDoubtful: true });

function newCharacters(before: string, after: string, path: string): readonly SyntaxProblem[] {
  const now = hiddenProblems(after, path);
  if (now.length === 0) return [];
  const was = hiddenProblems(before, path);
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

function hiddenProblems(text: string, path: string): readonly SyntaxProblem[] {
  const characters = Array.from(text.matchAll(unseen), ({ 0: found, index }) => ({
    index,
    message: nameCharacter(found),
  }));
  const twins = /[^\0-\x7F]/.test(text) ? findTwins(text, linesOfCode(path, text)) : [];
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
