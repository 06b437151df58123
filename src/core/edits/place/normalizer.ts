/** One way to compare lines: two lines are equal if their keys are. */
export interface Normalizer {
  /** What may differ, in words. */
  readonly ignores: string;
  readonly key: (line: string) => string;
}

export const exact: Normalizer = { ignores: 'nothing', key: (line) => line };
export const trimmedEnd: Normalizer = {
  ignores: 'blanks at the ends of lines',
  key: (line) => line.trimEnd(),
};
const trimmed: Normalizer = { ignores: 'indentation', key: (line) => line.trim() };

/** The loosest that still compares every character of a line, including the whitespace inside it. */
export const folded: Normalizer = {
  ignores: 'characters that look alike',
  key: (line) => foldLookAlikes(line.trim()).trim(),
};

/** Compares lines without their whitespace. */
export const unspaced: Normalizer = {
  ignores: 'blanks inside lines',
  key: (line) => foldLookAlikes(line).replace(/\s+/g, ''),
};

/** From strict to loose: lines that are equal for one are equal for every later one. */
export const looserNormalizers: readonly Normalizer[] = [trimmedEnd, trimmed, folded];

/** Typographic characters and what a keyboard, or a model, writes instead. */
const lookAlikes: Readonly<Record<string, string>> = {
  '‘': "'",
  '’': "'",
  '‚': "'",
  '‛': "'",
  '′': "'",
  '´': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '‟': '"',
  '″': '"',
  '«': '"',
  '»': '"',
  '‐': '-',
  '‑': '-',
  '‒': '-',
  '–': '-',
  '—': '-',
  '―': '-',
  '−': '-',
  '…': '...',
  '•': '*',
  '·': '*',
  '×': 'x',
  '→': '->',
  '⇒': '=>',
  '←': '<-',
  '≤': '<=',
  '≥': '>=',
  '≠': '!=',
  '\u00AD': '',
  '\u200B': '',
  '\u200C': '',
  '\u200D': '',
  '\u2060': '',
  '\uFEFF': '',
};

const cache = new Map<string, string>();

/** Returns the line with every typographic or accented character as the plain one that it resembles. */
export function foldLookAlikes(line: string): string {
  return /[^\t\x20-\x7E]/.test(line) ? Array.from(line, foldCharacter).join('') : line;
}

function foldCharacter(character: string): string {
  const known = lookAlikes[character] ?? cache.get(character);
  if (known !== undefined) return known;
  const plain = character.normalize('NFKD').replace(/\p{M}/gu, '');
  cache.set(character, plain);
  return plain;
}
