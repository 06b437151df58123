import { docLines, isProgram } from '../../files/index.ts';
import { formatCodePoint, twinOf } from '../../text/index.ts';
import { problemAt, type SyntaxProblem } from '../problems/index.ts';

/** Texts in quotes, and comments: what stands there is for people. */
const forPeople =
  /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`|(?:\/\/|\/\*|(?<!\S)(?:#|;|--)|^\s*[%!]|<!--).*/g;

/** The lines of a program with blanks for all that is for people; blank lines for another file. */
export function linesOfCode(path: string, text: string): readonly string[] {
  const lines = text.split('\n');
  if (!isProgram(path) && !text.startsWith('#!')) return lines.map(() => '');
  const isDoc = docLines(lines);
  return lines.map((line, row) =>
    isDoc[row] ? '' : line.replace(forPeople, (part) => ' '.repeat(part.length)),
  );
}

const words = /[\p{L}\p{M}\p{N}_$]*(?![\0-\x7F])[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}_$]*/gu;

/** Signs that keyboards and word processors write for those of code. */
const typed = /[\u2018-\u201F\u2032\u2033\u2212\u02B9-\u02BC\u02C8]/u;

/**
 * Finds names and signs in new lines of code that can be taken for others: what another form of Unicode, or an eye, takes
 * for ASCII. Each may be meant.
 */
export function findDoubts(
  before: string,
  after: string,
  code: readonly string[],
): readonly SyntaxProblem[] {
  if (!/[^\0-\x7F]/.test(after)) return [];
  const known = new Set(before.split('\n'));
  const lines = after.split('\n');
  return code.flatMap((line, row) => {
    if (!/[^\0-\x7F]/.test(line) || known.has(lines[row] ?? '')) return [];
    const [first] = [...doubtfulWords(line), ...doubtfulSigns(line)];
    if (first === undefined) return [];
    const [column, message] = first;
    return [{ ...problemAt(lines, { row, column }, message), isDoubtful: true as const }];
  });
}

type Doubt = readonly [column: number, message: string];

function doubtfulWords(code: string): readonly Doubt[] {
  return Array.from(code.matchAll(words)).flatMap(({ 0: word, index }): Doubt[] => {
    if (/\d/.test(word) && /(?!\d)\p{Nd}/u.test(word)) return [[index, 'digits of two scripts']];
    const read = isAmbiguous(word) ? asRead(word) : word;
    return read === word ? [] : [[index, `a word that is read as ${read}`]];
  });
}

/** A word as Unicode's compatible form has it, with each letter as what it looks like and no marks. */
const asRead = (word: string) =>
  Array.from(word.normalize('NFKC'), (one) => twinOf(one) ?? one)
    .join('')
    .replace(/(?<=[A-Za-z])\p{M}/gu, '');

/** Whether letters or digits of ASCII stand beside others that are read as some. */
const isAmbiguous = (word: string) =>
  /\w/.test(word) && /^[ -~]+$/.test(asRead(word)) && !/\p{No}/u.test(word);

function doubtfulSigns(code: string): readonly Doubt[] {
  const others = code.match(/(?![\0-\x7F])\p{L}/gu) ?? [];
  if (others.some((one) => twinOf(one) === undefined && !typed.test(one))) return [];
  return Array.from(
    code.matchAll(/(?![\0-\x7F])[^\p{L}\p{M}\p{N}\s]|[\u02B9-\u02BC\u02C8]/gu),
  ).flatMap(({ 0: sign, index }): Doubt[] =>
    typed.test(sign) || twinOf(sign) !== undefined
      ? [[index, `${formatCodePoint(sign)} looks like ${twinOf(sign) ?? 'a sign of code'}`]]
      : [],
  );
}
