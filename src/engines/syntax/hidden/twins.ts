import { formatCodePoint } from '../../text/index.ts';
import type { Deception } from '../problems/index.ts';

/**
 * Letters that look like one of ASCII, by their code points: those of Latin, Greek, Cyrillic, Armenian, Georgian,
 * Coptic, Cherokee and Lisu in Unicode's confusables.txt (UTS 39). The forms of ASCII itself, such as full width and
 * bold, are known by their normal form.
 */
const lettersByTwin = `
3 a7ab 21c 1b7 a76a 2ccc 417 4e0 ; 4 13ce ; 5 1bc ; 6 2cd2 431 13ee ; A 391 410 13aa a4ee ; B a7b4 392 412 13f4 a4d0
C 3f9 2ca4 421 13df a4da ; D 13a0 a4d3 ; E 395 415 13ac a4f0 ; F a798 3dc a4dd ; G 50c 13c0 13f3 a4d6
H 397 2c8e 41d 13bb a4e7 ; J a7b2 37f 408 13ab a4d9 ; K 39a 2c94 41a 13e6 a4d7 ; L 2cd0 13de a4e1
M 39c 3fa 2c98 41c 13b7 a4df ; N 39d 2c9a a4e0 ; O 39f 2c9e 41e 555 a4f3 ; P 3a1 2ca2 420 13e2 a4d1
R 1a6 13a1 13d2 a4e3 ; S 405 54f 13d5 13da a4e2 ; T 3a4 2ca6 422 13a2 a4d4 ; U 54d a4f4 ; V 474 13d9 a4e6
W 51c 13b3 13d4 a4ea ; X a7b3 3a7 2cac 425 a4eb ; Y 3a5 2ca8 423 4ae 13a9 13bd a4ec ; Z 396 13c3 a4dc
a 251 3b1 430 ; b 184 42c 13cf ; c 1d04 3f2 2ca5 441 abaf ; d 501 13e7 a4d2 ; e ab32 435 4bd ; f ab35 a799 1e9d 584
g 261 1d83 18d 581 ; h 4bb 570 13c2 ; i 131 26a 269 3b9 456 a647 4cf ab75 13a5 ; j 3f3 458
l 196 399 2c92 406 4c0 a4f2 ; n 578 57c ; o 1d0f 1d11 ab3d 3bf 3c3 2c9f 43e 10ff 585 ; p 3c1 2ca3 440 ; q 51b 563 566
r ab47 ab48 1d26 2c85 433 ab81 ; s a731 1bd 455 abaa ; u a79f 1d1c ab4e ab52 28b 3c5 57d ; v 1d20 3bd 475 aba9
w 26f 1d21 461 51d 561 ab83 ; x 445 ; y 263 1d8c 28f 1eff ab5a 3b3 443 4af 10e7 ; z 1d22 ab93`;

/** Signs of the same list that look like one of code. Those of ordinary texts, such as dashes and quotes, are none. */
const signsByTwin = `
! 1c3 2d51 ; ? 294 241 97d 13ae a6eb ; = 1400 2e40 30a0 a78a a4ff ; : 589 5c3 205a 2236 2f8 a789 a4fd ; . a4f8 a60e 701 702
, 60d 66b a4f9 ; / 2041 2044 2215 27cb 29f8 ; \\ 2216 27cd 29f5 29f9 ; * 204e 66d 2217 ; + 16ed 1029b ; ~ 2053
( 2768 2772 3014 fd3e ; ) 2769 2773 3015 fd3f ; { 2774 1d114 ; } 2775 ; < 1438 16b2 ; > 1433 16f3f ; | 1c0 2223 5c0 ; % 66a 2052
- 2d7`;

const twins = new Map(
  `${lettersByTwin}${signsByTwin}`.split(/ ; |\n/).flatMap((row) => {
    const [ascii = '', ...codes] = row.split(' ');
    return codes.map((code) => [String.fromCodePoint(Number.parseInt(code, 16)), ascii] as const);
  }),
);

const formsOfAscii =
  /[\u037E\u1FEF\u2024\u2100-\u218F\uFE10-\uFE19\uFE50-\uFE6B\uFF01-\uFF5E\u{1D400}-\u{1D7FF}]/u;

/** The character of ASCII that a letter or sign looks like; `undefined` if none. */
function twinOf(character: string): string | undefined {
  const known = twins.get(character);
  if (known !== undefined || !formsOfAscii.test(character)) return known;
  const plain = character.normalize('NFKC');
  return /^[!-~]$/.test(plain) ? plain : undefined;
}

/** A place in a line. */
type Twin = Pick<Deception, 'column' | 'message'>;

/** Letters that stand for one of ASCII only in the middle of others, such as the second one of “tокen”. */
const nearTwins = /[кмтнвпиκτηεωχμ]/u;

/** Each begins where a word does, so that a long one is read once. */
const otherWords =
  /(?<![\p{L}\p{M}\p{N}_$])[\w$]*(?![\0-\x7F])[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}_$]*/gu;
const runsOfOthers = /(?:(?![\0-\x7F])[\p{L}\p{N}]\p{M}*)+/gu;
const otherSigns = /(?![\0-\x7F])[^\p{L}\p{M}\p{N}\p{Zs}]/gu;
const otherBlanks = /(?![\t \r\n])\p{Zs}+/gu;

/** Letters that are what they look like in formulas, and those of languages that are otherwise written in ASCII. */
const soft = /^[αγιρσυνıʋɣ\u{1D400}-\u{1D7FF}\u2100-\u214F]+$/u;

/** Signs that keyboards and word processors write for those of code. */
const typed = /[\u2018-\u201F\u2032\u2033\u2212\u02B9-\u02BC\u02C8]/u;

/**
 * Finds what can be taken for ASCII and is not: words of mixed scripts anywhere, and in code words of twins alone, signs
 * and blanks. What stands in a line with other letters of its script is what it looks like.
 */
export function twinsIn(line: string, code: string): readonly Twin[] {
  const mixed = wordsIn(line).flatMap(({ word, runs, index }) => {
    const run = /[A-Za-z]/.test(word) && runs.find((one) => isMixed(one[0], one.index, word));
    return run ? [twinAt(index + run.index, run[0])] : [];
  });
  if (hasOwnLetters(code)) return mixed;
  const alone = wordsIn(code).flatMap(({ word, runs, index }) => {
    const isOther = runs.every(([run]) => isWord(run) && [...run].every(isTwin));
    const [first] = isOther && !/[A-Za-z]/.test(word) ? runs : [];
    return first ? [twinAt(index + first.index, first[0])] : [];
  });
  const signs = Array.from(code.matchAll(otherSigns)).filter(
    ({ 0: sign, index }) => isTwin(sign) && isBesideCode(code, sign, index),
  );
  const blanks = code.trimEnd().matchAll(otherBlanks);
  return [
    ...[...mixed, ...alone],
    ...signs.map(({ 0: sign, index }) => twinAt(index, sign)),
    ...Array.from(blanks, ({ 0: blank, index }) => ({
      column: index,
      message: `${formatCodePoint(blank)} blank that is no space`,
    })),
  ];
}

const isTwin = (character: string) => twinOf(character) !== undefined;

/** Whether code has letters that are read as none of ASCII, besides those that people type. */
const hasOwnLetters = (code: string, isTyped = (_: string) => false) =>
  code.match(/(?![\0-\x7F])\p{L}/gu)?.some((one) => !isTwin(one) && !isTyped(one)) === true;

const wordsIn = (line: string) =>
  Array.from(line.matchAll(otherWords), ({ 0: word, index }) => {
    return { word, index, runs: [...word.matchAll(runsOfOthers)] };
  });

function twinAt(column: number, [first = '']: string, twin = 'another letter'): Twin {
  return { column, message: `${formatCodePoint(first)} looks like ${twinOf(first) ?? twin}` };
}

function isMixed(letters: string, at: number, word: string): boolean {
  const isInside = /^[A-Za-z]{2}$/.test(`${word[at - 1] ?? ''}${word[at + letters.length] ?? ''}`);
  if (isInside ? /^[ıʋɣ\u{1D400}-\u{1D7FF}]+$/u.test(letters) : soft.test(letters)) return false;
  return [...letters.replace(/\p{M}/gu, '')].every(
    (one) => isTwin(one) || (isInside && nearTwins.test(one)),
  );
}

/** Whether letters are more than a variable of a formula. */
const isWord = (run: string) => !soft.test(run) || /^[\u{1D400}-\u{1D7FF}]{2,}$/u.test(run);

/** Whether a sign stands beside one of code or a name, and not between the numbers of a formula. */
function isBesideCode(code: string, sign: string, index: number): boolean {
  const around = `${code[index - 1] ?? ''}${code[index + sign.length] ?? ''}`;
  return /[!#-&(-_a-~]/.test(around) && !/^\d\d$/.test(around);
}

/** The first name or sign in a line of code that another form of Unicode, or an eye, takes for ASCII; none if there is none. */
export function doubtIn(code: string): readonly Twin[] {
  const words = Array.from(code.matchAll(otherWords)).flatMap(({ 0: word, index }): Twin[] => {
    const message = doubtAbout(word);
    return message === undefined ? [] : [{ column: index, message }];
  });
  if (words.length > 0 || hasOwnLetters(code, (one) => typed.test(one))) return words.slice(0, 1);
  const signs = code.matchAll(/(?![\0-\x7F])[^\p{L}\p{M}\p{N}\s]|[\u02B9-\u02BC\u02C8]/gu);
  return Array.from(signs)
    .filter(([sign]) => typed.test(sign) || isTwin(sign))
    .slice(0, 1)
    .map(({ 0: sign, index }) => twinAt(index, sign, 'a sign of code'));
}

/** What may be wrong with a word: it has digits of two scripts, or letters of ASCII beside others that are read as some. */
function doubtAbout(word: string): string | undefined {
  if (/\d/.test(word) && /(?!\d)\p{Nd}/u.test(word)) return 'digits of two scripts';
  const read = Array.from(word.normalize('NFKC'), (one) => twinOf(one) ?? one)
    .join('')
    .replace(/(?<=[A-Za-z])\p{M}/gu, '');
  const isAmbiguous = /\w/.test(word) && /^[ -~]+$/.test(read) && !/\p{No}/u.test(word);
  return isAmbiguous ? `a word that is read as ${read}` : undefined;
}
