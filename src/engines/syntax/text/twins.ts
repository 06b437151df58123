import { anyTwin, isNearTwin, nameCharacter, nameTwin, twinOf } from '../../text/index.ts';
import type { Mistake } from '../problems/index.ts';

/** Each begins where a word does, so that a long one is read once. */
const otherWords =
  /(?<![\p{L}\p{M}\p{N}_$])[\w$]*(?![\0-\x7F])[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}_$]*/gu;
const otherSigns = /(?![\0-\x7F])[^\p{L}\p{M}\p{N}\p{Zs}]/gu;
const otherBlanks = /(?![\t \r\n])\p{Zs}+/gu;
const runsOfOthers = /(?:(?![\0-\x7F])[\p{L}\p{N}]\p{M}*)+/gu;

/** Letters that are what they look like in formulas, and those of languages that are otherwise written in ASCII. */
const soft = /^[αγιρσυνıʋɣ\u{1D400}-\u{1D7FF}\u2100-\u214F]+$/u;

/**
 * Finds what can be taken for ASCII and is not: words of mixed scripts anywhere, and in code words of twins alone, signs
 * and blanks. What stands in a line with other letters of its script is what it looks like.
 */
export function findTwins(text: string, code: readonly string[]): readonly Mistake[] {
  let start = 0;
  return text.split('\n').flatMap((line, row) => {
    const from = start;
    start += line.length + 1;
    if (!/[^\0-\x7F]/.test(line)) return [];
    const found = [...twinsIn(line), ...twinsInCode(code[row] ?? '')];
    return found.map(({ index, message }) => ({ index: from + index, message }));
  });
}

/** Words in which letters are read as the ASCII that the rest is. */
function twinsIn(line: string): readonly Mistake[] {
  return wordsIn(line).flatMap(({ word, runs, index }) => {
    const run = /[A-Za-z]/.test(word) && runs.find((one) => isMixed(one[0], one.index, word));
    return run ? [{ index: index + run.index, message: nameTwin(run[0]) }] : [];
  });
}

function isMixed(letters: string, at: number, word: string): boolean {
  const isInside = /^[A-Za-z]{2}$/.test(`${word[at - 1] ?? ''}${word[at + letters.length] ?? ''}`);
  if (isInside ? /^[ıʋɣ\u{1D400}-\u{1D7FF}]+$/u.test(letters) : soft.test(letters)) return false;
  const isRead = isInside ? isNearTwin : (one: string) => twinOf(one) !== undefined;
  return [...letters.replace(/\p{M}/gu, '')].every(isRead);
}

/** Whether letters are more than a variable of a formula. */
const isWord = (run: string) => !soft.test(run) || /^[\u{1D400}-\u{1D7FF}]{2,}$/u.test(run);

function twinsInCode(code: string): readonly Mistake[] {
  const isAlone = ({ word, runs }: Word) =>
    !/[A-Za-z]/.test(word) &&
    runs.every(([run]) => isWord(run) && [...run].every((one) => twinOf(one) !== undefined));
  const others = code.match(/(?![\0-\x7F])\p{L}/gu) ?? [];
  if (others.some((one) => twinOf(one) === undefined)) return [];
  return [
    ...wordsIn(code)
      .filter(isAlone)
      .map(({ runs, index }) => ({
        index: index + (runs[0]?.index ?? 0),
        message: nameTwin(runs[0]?.[0] ?? ''),
      })),
    ...Array.from(code.matchAll(otherSigns))
      .filter(({ 0: sign, index }) => twinOf(sign) !== undefined && isInCode(code, sign, index))
      .map(({ 0: sign, index }) => ({ index, message: nameTwin(sign) })),
    ...Array.from(code.trimEnd().matchAll(otherBlanks), ({ 0: blank, index }) => ({
      index,
      message: nameCharacter(blank),
    })),
  ];
}

/** Whether a sign stands beside one of code or a name, and not between the numbers of a formula. */
function isInCode(code: string, sign: string, index: number): boolean {
  const [before, after] = [code.slice(0, index), code.slice(index + sign.length)];
  const around = `${before.at(-1) ?? ''}${after[0] ?? ''}`;
  return /[!#-&(-_a-~]/.test(around) && !/^\d\d$/.test(around);
}

interface Word {
  readonly word: string;
  readonly index: number;
  /** The parts of it that are no ASCII. */
  readonly runs: readonly RegExpExecArray[];
}

const wordsIn = (line: string): readonly Word[] =>
  anyTwin.test(line)
    ? Array.from(line.matchAll(otherWords), ({ 0: word, index }) => ({
        ...{ word, index },
        runs: [...word.matchAll(runsOfOthers)],
      }))
    : [];
