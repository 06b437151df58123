import { isFormOfAscii, twinOf } from '../../../core/text/index.ts';

/** What stands around a place of a text, or anywhere in it. */
export interface WholeText {
  /** Whether letters of the same script that look like no other stand in the same phrase. */
  hasCompany(letters: string, index: number, length: number): boolean;
  /** Whether they stand anywhere in the text. */
  hasScript(letters: string): boolean;
  /** Whether letters that are not ASCII stand in the same phrase. */
  hasOthers(index: number, length: number): boolean;
  /** Whether the text has a word. */
  hasWord(word: string): boolean;
  /** Whether a word is called, assigned or a member, as far as its neighbours show. */
  isInCode(index: number, length: number): boolean;
  /** The characters before and after, in the same line; the next that are no blanks if `isFar`. */
  around(index: number, length: number, isFar: boolean): readonly [string, string];
}

/** Characters of a phrase before and after a word. */
const reach = 60;

/** Ends of a phrase: quotes, and what begins a comment. */
const ends = /["`\n;]|(?<!\p{L})'|'(?!\p{L})|\/\/|\/\*|#|--/u;

/** Looks around in a text; what takes all of it is done once. */
export function wholeText(text: string): WholeText {
  let words: ReadonlySet<string> | undefined;
  const seen = new Map<RegExp, boolean>();
  const before = (index: number) =>
    text
      .slice(Math.max(0, index - reach), index)
      .toWellFormed()
      .split(ends)
      .at(-1) ?? '';
  const after = (index: number) =>
    text
      .slice(index, index + reach)
      .toWellFormed()
      .split(ends)[0] ?? '';
  const phrase = (index: number, length: number) => before(index) + after(index + length);
  return {
    hasCompany: (letters, index, length) => isIn(phrase(index, length), companyOf(letters)),
    hasScript(letters) {
      const company = companyOf(letters);
      const known = seen.get(company) ?? isIn(text, company);
      seen.set(company, known);
      return known;
    },
    hasOthers: (index, length) => /(?![\0-\x7F])\p{L}/u.test(phrase(index, length)),
    hasWord(word) {
      words ??= new Set(text.match(/[\w$]+/g));
      return words.has(word);
    },
    isInCode: (index, length) =>
      /[.$@([{=<>!&|+*/-] ?$/.test(before(index)) ||
      /^ ?[=([{:.;,)\]+*/<>!&|-]/.test(after(index + length)),
    around(index, length, isFar) {
      const [from, to] = [before(index), after(index + length)];
      return isFar
        ? [from.trimEnd().at(-1) ?? '', to.trimStart()[0] ?? '']
        : [text[index - 1] ?? '', text[index + length] ?? ''];
    },
  };
}

const greek = /\p{scx=Grek}/u;

/** Scripts whose texts have twins of ASCII. */
const scripts = [
  greek,
  ...['Cyrl', 'Armn', 'Geor', 'Copt', 'Cher', 'Lisu', 'Hebr', 'Arab', 'Syrc'].map(
    (name) => new RegExp(String.raw`\p{scx=${name}}`, 'u'),
  ),
];

/** Other letters of phonetic spelling, and of Turkish. */
const latin = /[\u0250-\u02AFˈˌːğşĞŞİ]/;

/** Forms of ASCII in full width belong to texts in these scripts. */
const wide = /[\p{scx=Hani}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}]/u;

function companyOf(letters: string): RegExp {
  if (/^[\u037E\u1FEF]/.test(letters)) return greek;
  if (isFormOfAscii(letters)) return wide;
  return scripts.find((script) => script.test(letters)) ?? latin;
}

function isIn(text: string, company: RegExp): boolean {
  for (const letter of text) {
    if (company.test(letter) && twinOf(letter) === undefined) return true;
  }
  return false;
}
