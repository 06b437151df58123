import {
  anyTwin,
  isFormOfAscii,
  isNearTwin,
  nameCharacter,
  nameTwin,
  twinOf,
} from '../../../core/text/index.ts';
import type { Mistake } from '../problems/index.ts';
import { type WholeText, wholeText } from './whole-text.ts';

/** A word or sign, and where it stands. */
interface Place {
  readonly found: string;
  readonly index: number;
  readonly whole: WholeText;
}

/** Each begins where a word does, so that a long one is read once. */
const otherWords =
  /(?<![\p{L}\p{M}\p{N}_$])[\w$]*(?![\0-\x7F])[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}_$]*/gu;
const otherSigns = /(?![\0-\x7F])[^\p{L}\p{M}\p{N}\p{Zs}]/gu;
const otherBlanks = /(?<![^\S\n])[^\S\n]*(?![\t \r\n])\p{Zs}[^\S\n]*/gu;

/**
 * Finds what can be taken for ASCII and is not: words of mixed scripts, words of twins alone, signs and blanks. What
 * stands among others of its script, as in a sentence in Russian, is what it looks like.
 */
export function findTwins(text: string): readonly Mistake[] {
  const whole = wholeText(text);
  const placesOf = (pattern: RegExp, find: (place: Place) => readonly Mistake[]) =>
    Array.from(text.matchAll(pattern), ({ 0: found, index }) =>
      find({ found, index, whole }),
    ).flat();
  return [
    ...placesOf(otherBlanks, blankTwin),
    ...(anyTwin.test(text)
      ? [...placesOf(otherWords, wordTwin), ...placesOf(otherSigns, signTwin)]
      : []),
  ];
}

/** In a variable of a formula, these are what they look like. */
const soft = /^[αγιρσυν\u{1D400}-\u{1D7FF}\u2100-\u214F]$/u;

/** Latin letters of languages whose other letters are those of ASCII. */
const living = /^[ıʋɣ]+$/;

function wordTwin(place: Place): readonly Mistake[] {
  const { found: word, index } = place;
  if (!anyTwin.test(word)) return [];
  const runs = [...word.matchAll(/(?:(?![\0-\x7F])[\p{L}\p{N}]\p{M}*)+/gu)];
  const isDeceptive = /[A-Za-z]/.test(word) ? isMixed : isAlone;
  const deceptive = runs.find((run) =>
    isDeceptive(run[0].replace(/\p{M}/gu, ''), run.index, place),
  );
  return deceptive === undefined ? [] : [foundTwin(deceptive[0], index + deceptive.index)];
}

/** Whether letters are read as the ASCII that the rest of their word is. */
function isMixed(letters: string, at: number, place: Place): boolean {
  const { found: word, index, whole } = place;
  const around = `${word[at - 1] ?? ''}${word[at + letters.length] ?? ''}`;
  const isInside = /^[A-Za-z]{2}$/.test(around);
  const all = [...letters];
  if (!all.every((one) => (isInside ? isNearTwin(one) : twinOf(one) !== undefined))) return false;
  if (living.test(letters) || (soft.test(letters) && !isInside))
    return whole.hasWord(asAscii(word));
  const isLatin = /^\p{Script=Latin}/u.test(letters) || isFormOfAscii(letters);
  return !(isLatin && whole.hasCompany(letters, index, word.length));
}

/** Whether a word of twins alone is read as one of ASCII. */
function isAlone(letters: string, _at: number, { found: word, index, whole }: Place): boolean {
  const all = [...letters];
  if (!/\p{L}/u.test(letters) || !all.every((one) => twinOf(one) !== undefined)) return false;
  if (soft.test(letters) || (all.length === 1 && isFormOfAscii(letters))) return false;
  if (whole.hasCompany(letters, index, word.length)) return false;
  const isName = whole.isInCode(index, word.length);
  return isName || (all.length > 1 && whole.hasWord(asAscii(word))) || !whole.hasScript(letters);
}

const asAscii = (word: string) => Array.from(word, (one) => twinOf(one) ?? one).join('');

function signTwin({ found: sign, index, whole }: Place): readonly Mistake[] {
  if (twinOf(sign) === undefined) return [];
  const [before, after] = whole.around(index, sign.length, isFormOfAscii(sign));
  const isMath = /\d/.test(before) && /\d/.test(after);
  const isBesideCode = /[!#-&(-_a-~]/.test(before + after);
  if (isMath || !isBesideCode || whole.hasCompany(sign, index, sign.length)) return [];
  return [foundTwin(sign, index)];
}

/** Blanks are told from a space only in code: within its indentation, beside its signs, or between its words. */
function blankTwin({ found: blanks, index, whole }: Place): readonly Mistake[] {
  const [before, after] = whole.around(index, blanks.length, false);
  const isCode = /[=(){}[\]<>&|;+*]/.test(before + after) || /^[A-Za-z_$]{2}$/.test(before + after);
  const isIndent = /^\n?$/.test(before) && /[!-~]/.test(after);
  if (!(isCode || isIndent) || whole.hasOthers(index, blanks.length)) return [];
  const at = blanks.search(/(?![\t \r\n])\p{Zs}/u);
  return [{ index: index + at, message: nameCharacter(blanks.slice(at)) }];
}

const foundTwin = (letters: string, index: number): Mistake => ({
  index,
  message: nameTwin(letters),
});
