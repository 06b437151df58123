/** The two sides of a block or a hunk: as written, or with a copy artefact undone. */
export interface SearchReplace {
  readonly search: readonly string[];
  readonly replace: readonly string[];
}

/** Whether the block changes nothing. */
export function isIdentical({ search, replace }: SearchReplace): boolean {
  return search.length === replace.length && search.every((line, at) => line === replace[at]);
}

/** What may differ between lines, from the least to the most: a place costs the sum of what differs there. */
export const costs = {
  /** The block is read without what copying did to it. */
  copied: 1,
  end: 2,
  blanks: 4,
  indent: 8,
  signs: 16,
  spaces: 32,
  part: 64,
  typo: 128,
  line: 256,
} as const;

/** What each cost ignores, in words. */
const ignored = [
  ...['nothing', 'trailing whitespace', 'blank lines', 'indentation', 'look-alike characters'],
  ...['whitespace inside lines', 'the ends of its lines', 'one line', 'one line'],
];

/** Names what a place ignores: the most that differs there. */
export function ignoredBy(cost: number): string {
  return ignored[31 - Math.clz32(cost | 1)] ?? 'nothing';
}

/** Whether a line is another form of the other: they share half of their words. */
export function isAlike(a: string, b: string): boolean {
  const words = (line: string) => new Set(line.match(/[\p{L}\p{N}_]+/gu));
  const [own, other] = [words(a), words(b)];
  const common = [...own].filter((word) => other.has(word)).length;
  return common * 2 >= Math.max(own.size, other.size);
}

/** A line as it is compared, from strict to loose. */
export interface ComparedLine {
  readonly text: string;
  /** Without the whitespace around it, with plain characters for typographic ones; empty for a blank line. */
  readonly folded: string;
  /** Without whitespace, but for one space between two words. */
  readonly words: string;
}

/** Every edit of a reply is looked for in the file as it was, too. */
const known = new WeakMap<readonly string[], readonly ComparedLine[]>();

/** Returns the lines of a text as they are compared; computed once for each file. */
export function comparedLines(texts: readonly string[]): readonly ComparedLine[] {
  const lines = known.get(texts) ?? texts.map(comparedLine);
  known.set(texts, lines);
  return lines;
}

const comparedLine = (text: string): ComparedLine => ({
  text,
  folded: foldedLine(text),
  words: wordsOnly(text),
});

/** The loosest form that still has every character of a line, including the whitespace inside it. */
export function foldedLine(line: string): string {
  return foldLookAlikes(line.trim()).trim();
}

/**
 * Returns a text without its whitespace, except that one space stays between two words: `return x` is not
 * `returnx`, but `f( x )` is `f(x)`.
 */
export function wordsOnly(text: string): string {
  return text
    .trim()
    .replace(/(?<=[\p{L}\p{M}\p{N}_$])\s+(?=[\p{L}\p{M}\p{N}_$])/gu, '\0')
    .replace(/\s+/g, '');
}

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
  const plain = lookAlikes.get(character);
  if (plain !== undefined) return plain;
  const parts = Array.from(character.normalize('NFKD').replace(/[\p{M}\p{DI}]/gu, ''));
  const folded = parts.map((part) => lookAlikes.get(part) ?? part).join('');
  lookAlikes.set(character, folded);
  return folded;
}
