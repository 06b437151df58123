import type { Edit, Replacement } from '../edit.ts';
import type { Document } from '../lines.ts';

/** A sign that a whole reply may wear in another dress, as HTML or JSON or a typographer writes it. */
interface Dress {
  readonly worn: RegExp;
  /** What a reply that wears it does not hold anywhere. */
  readonly bare: RegExp;
  readonly sign: string;
  /** What it holds somewhere besides, and what shows that a file wears it by right. */
  readonly sure?: RegExp;
  readonly rightful?: RegExp;
}

/** A curly quote where code has a quote; in prose it may be meant. */
const inCode = /(?:^|[([{=,:])\s*[‘“]/;

/** The ampersand comes last, because undoing it may make another entity. */
const dresses: readonly Dress[] = [
  { worn: /&lt;/g, bare: /</, sign: '<' },
  { worn: /&gt;/g, bare: />/, sign: '>' },
  { worn: /&quot;|&#34;/g, bare: /"/, sign: '"' },
  { worn: /&#39;|&#x27;|&apos;/g, bare: /'/, sign: "'" },
  { worn: /\\"/g, bare: /(?<!\\)"/, sign: '"' },
  { worn: /\\'/g, bare: /(?<!\\)'/, sign: "'" },
  { worn: /[“”]/g, bare: /"/, sign: '"', sure: inCode, rightful: /“/ },
  { worn: /[‘’]/g, bare: /'/, sign: "'", sure: inCode, rightful: /‘/ },
  { worn: /&amp;/g, bare: /&(?!(?:[a-z]+|#x?[\da-f]+);)/i, sign: '&' },
];

/** What copying has done to a whole reply. */
export interface Worn {
  readonly dresses: readonly Dress[];
  /** Every line of every SEARCH. */
  readonly search: readonly string[];
  /** Whether a line of SEARCH proves it in any of the files. */
  readonly isProven: boolean;
}

/** The dresses that no bare sign in any of the reply's blocks contradicts. */
export function wornBy(reply: readonly Edit[], files: readonly Document[] = []): Worn {
  const blocks = reply.filter((edit) => edit.kind === 'replacement');
  const search = blocks.flatMap((block) => block.search);
  const said = [...search, ...blocks.flatMap((block) => block.replace)];
  const isWorn = ({ worn, bare, sure = worn }: Dress) =>
    isIn(worn, said) && isIn(sure, said) && !isIn(bare, said);
  const worn = dresses.filter(isWorn);
  if (worn.length === 0) return { dresses: worn, search, isProven: false };
  return { dresses: worn, search, isProven: isProven(worn, search, textsOf(files)) };
}

function textsOf(files: readonly Document[]): readonly string[] {
  return files.flatMap((file) => file.lines.map(({ text }) => text));
}

/**
 * The block without what its whole reply wears, which a REPLACE alone cannot show: where the file has
 * nothing in that dress, or where a line of SEARCH proves it.
 */
export function undressed(
  block: Replacement,
  { dresses: worn, search, isProven: isProvenElsewhere }: Worn,
  file: Document,
): Replacement {
  if (worn.length === 0) return block;
  const fileTexts = textsOf([file]);
  const foreign =
    isProvenElsewhere || isProven(worn, search, fileTexts)
      ? worn
      : worn.filter((dress) => !isIn(dress.rightful ?? dress.worn, fileTexts));
  const bare = (line: string) => takenOff(line, foreign);
  return { ...block, search: block.search.map(bare), replace: block.replace.map(bare) };
}

function isIn(sign: RegExp, lines: readonly string[]): boolean {
  return lines.some((line) => line.search(sign) >= 0);
}

/** Whether lines of SEARCH stand in the file without the dress, and none does with it. */
function isProven(
  worn: readonly Dress[],
  search: readonly string[],
  fileTexts: readonly string[],
): boolean {
  const own = new Set(fileTexts.map((text) => text.trim()));
  const dressed = search.map((line) => line.trim()).filter((line) => takenOff(line, worn) !== line);
  return (
    dressed.some((line) => own.has(takenOff(line, worn))) && !dressed.some((line) => own.has(line))
  );
}

function takenOff(line: string, dresses: readonly Dress[]): string {
  return dresses.reduce((text, { worn, sign }) => text.replace(worn, () => sign), line);
}
