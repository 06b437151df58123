import { type Document, lineTexts } from '../patch/index.ts';
import type { Edit, Replacement } from './edit.ts';

/** A character that a whole reply may have escaped (HTML, JSON, curly quotes). */
interface Escape {
  readonly escaped: RegExp;
  /** The character itself: if a reply has it anywhere, the reply is not escaped. */
  readonly bare: RegExp;
  readonly character: string;
  /** What the reply must have besides. */
  readonly evidence?: RegExp;
  /** What shows that a file has the escaped form on purpose; `escaped` itself if missing. */
  readonly rightful?: RegExp;
}

/** A curly quote where code has a quote; in prose it may be intended. */
const quoteInCode = /(?:^|[([{=,:])\s*[‘“]/;

/** The ampersand comes last, because undoing it may produce another entity. */
const escapes: readonly Escape[] = [
  { escaped: /&lt;/g, bare: /</, character: '<' },
  { escaped: /&gt;/g, bare: />/, character: '>' },
  { escaped: /&quot;|&#34;/g, bare: /"/, character: '"' },
  { escaped: /&#39;|&#x27;|&apos;/g, bare: /'/, character: "'" },
  { escaped: /\\"/g, bare: /(?<!\\)"/, character: '"' },
  { escaped: /\\'/g, bare: /(?<!\\)'/, character: "'" },
  { escaped: /[“”]/g, bare: /"/, character: '"', evidence: quoteInCode, rightful: /“/ },
  { escaped: /[‘’]/g, bare: /'/, character: "'", evidence: quoteInCode, rightful: /‘/ },
  { escaped: /&amp;/g, bare: /&(?!(?:[a-z]+|#x?[\da-f]+);)/i, character: '&' },
];

/**
 * Returns a function that undoes in a block the escapes that no block of the reply contradicts. Undoes
 * all of them if SEARCH lines of the reply prove them in any file, even in a block whose own SEARCH has
 * none; otherwise only those that the block's own file does not use.
 */
export function unescaperFor(
  reply: readonly Edit[],
  files: readonly Document[],
): (block: Replacement, file: Document) => Replacement {
  const blocks = reply.filter((edit) => edit.kind === 'replacement');
  const search = blocks.flatMap((block) => block.search);
  const all = [...search, ...blocks.flatMap((block) => block.replace)];
  const suspected = escapes.filter(
    ({ escaped, bare, evidence = escaped }) =>
      isIn(escaped, all) && isIn(evidence, all) && !isIn(bare, all),
  );
  if (suspected.length === 0) return (block) => block;
  const isProven = (texts: readonly string[]) => provesEscapes(search, suspected, texts);
  const isProvenAnywhere = isProven(files.flatMap(lineTexts));
  return (block, file) => {
    const texts = lineTexts(file);
    const undone =
      isProvenAnywhere || isProven(texts)
        ? suspected
        : suspected.filter(({ escaped, rightful = escaped }) => !isIn(rightful, texts));
    const unescaped = (line: string) => undo(line, undone);
    return {
      ...block,
      search: block.search.map(unescaped),
      replace: block.replace.map(unescaped),
    };
  };
}

function isIn(pattern: RegExp, lines: readonly string[]): boolean {
  return lines.some((line) => line.search(pattern) >= 0);
}

/** Whether a file contains lines of SEARCH once they are unescaped, and none as written. */
function provesEscapes(
  search: readonly string[],
  suspected: readonly Escape[],
  fileTexts: readonly string[],
): boolean {
  const own = new Set(fileTexts.map((text) => text.trim()));
  const escaped = search
    .map((line) => line.trim())
    .filter((line) => undo(line, suspected) !== line);
  return (
    escaped.some((line) => own.has(undo(line, suspected))) && !escaped.some((line) => own.has(line))
  );
}

function undo(line: string, undone: readonly Escape[]): string {
  return undone.reduce(
    (text, { escaped, character }) => text.replace(escaped, () => character),
    line,
  );
}
