/** One way to compare lines: two lines are equal if their keys are. */
export interface Normalizer {
  /** What may differ, in words. */
  readonly ignores: string;
  readonly key: (line: string) => string;
}

export const exact: Normalizer = { ignores: 'nothing', key: (line) => line };
export const trimmedEnd: Normalizer = {
  ignores: 'trailing whitespace',
  key: (line) => line.trimEnd(),
};
const trimmed: Normalizer = { ignores: 'indentation', key: (line) => line.trim() };

/** The loosest that still compares every character of a line, including the whitespace inside it. */
export const folded: Normalizer = {
  ignores: 'look-alike characters',
  key: (line) => foldLookAlikes(line.trim()).trim(),
};

/** Compares lines without their whitespace. */
export const unspaced: Normalizer = {
  ignores: 'whitespace inside lines',
  key: (line) => foldLookAlikes(line).replace(/\s+/g, ''),
};

/**
 * Returns a text without its whitespace, except that one space stays between two words: `return x` is not
 * `returnx`, but `f( x )` is `f(x)`.
 */
export function wordsOnly(text: string): string {
  return foldLookAlikes(text)
    .trim()
    .replace(/(?<=[\p{L}\p{M}\p{N}_$])\s+(?=[\p{L}\p{M}\p{N}_$])/gu, '\0')
    .replace(/\s+/g, '');
}

/** Whether two texts differ at most in the width of their whitespace. */
export function isRespaced(a: string, b: string): boolean {
  const narrow = (text: string) => folded.key(text).replace(/\s+/g, ' ');
  return narrow(a) === narrow(b);
}

/** From strict to loose: lines that are equal for one are equal for every later one. */
export const looserNormalizers: readonly Normalizer[] = [trimmedEnd, trimmed, folded];

/** What a keyboard, or a model, writes in place of typographic characters. Caches all other characters. */
const lookAlikes = new Map(
  [
    ["'", '‘’‚‛′´'],
    ['"', '“”„‟″«»'],
    ['-', '‐‑‒–—―−'],
    ['*', '•·'],
    ['...', '…'],
    ['x', '×'],
    ['->', '→'],
    ['=>', '⇒'],
    ['<-', '←'],
    ['<=', '≤'],
    ['>=', '≥'],
    ['!=', '≠'],
  ].flatMap(([plain = '', characters = '']) =>
    Array.from(characters, (character): [string, string] => [character, plain]),
  ),
);

/** Replaces every typographic or accented character with the plain one that it resembles. */
export function foldLookAlikes(line: string): string {
  return /[^\t\x20-\x7E]/.test(line) ? Array.from(line, foldCharacter).join('') : line;
}

function foldCharacter(character: string): string {
  const known = lookAlikes.get(character);
  if (known !== undefined) return known;
  const parts = Array.from(character.normalize('NFKD').replace(/[\p{M}\p{DI}]/gu, ''));
  const plain = parts.map((part) => lookAlikes.get(part) ?? part).join('');
  lookAlikes.set(character, plain);
  return plain;
}
