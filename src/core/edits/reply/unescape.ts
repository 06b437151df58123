import { type Document, lineTexts } from '../patch/index.ts';
import type { Edit } from './edit.ts';

/** A block or a hunk. */
interface Sides {
  readonly search: readonly string[];
  readonly replace: readonly string[];
}

/** A character that a whole reply may have escaped (HTML, JSON, curly quotes). */
interface Escape {
  readonly escaped: RegExp;
  /** The character itself: if a reply has it anywhere, the reply is not escaped. */
  readonly bare: RegExp;
  readonly character: string;
  /** What the reply must have besides. */
  readonly evidence?: RegExp;
  /** What shows that a file has the escaped form on purpose. */
  readonly rightful: RegExp;
}

/** A curly quote where code has a quote; in prose it may be intended. */
const quoteInCode = /(?:^|[([{=,:])\s*[‘“]/;

/** A file with one entity may have all of them on purpose. */
const entity = /&(?:lt|gt|quot|apos|amp|#34|#39|#x27);/;

const entities: readonly Escape[] = [
  { escaped: /&lt;/g, bare: /</, character: '<', rightful: entity },
  { escaped: /&gt;/g, bare: />/, character: '>', rightful: entity },
  { escaped: /&quot;|&#34;/g, bare: /"/, character: '"', rightful: entity },
  { escaped: /&#39;|&#x27;|&apos;/g, bare: /'/, character: "'", rightful: entity },
];

const ampersand: Escape = {
  escaped: /&amp;/g,
  bare: /&(?!(?:[a-z]+|#x?[\da-f]+);)/i,
  character: '&',
  rightful: entity,
};

const inStrings: readonly Escape[] = [
  { escaped: /\\"/g, bare: /(?<!\\)"/, character: '"', rightful: /\\"/ },
  { escaped: /\\'/g, bare: /(?<!\\)'/, character: "'", rightful: /\\'/ },
];

const curly: readonly Escape[] = [
  { escaped: /[“”]/g, bare: /"/, character: '"', evidence: quoteInCode, rightful: /“/ },
  { escaped: /[‘’]/g, bare: /'/, character: "'", evidence: quoteInCode, rightful: /‘/ },
];

/** The ampersand comes last, because undoing it may produce another entity. */
const pages: readonly Escape[] = [...entities, ampersand];

const escapes: readonly Escape[] = [...entities, ...inStrings, ...curly, ampersand];

/** Returns lines without the escapes of a page, of a string, and of prose, as far as any of them has some. */
export function unescapings(lines: readonly string[]): readonly ((line: string) => string)[] {
  return [pages, inStrings, curly]
    .filter((kind) => kind.some(({ escaped }) => isIn(escaped, lines)))
    .map((kind) => (line: string) => undo(line, kind));
}

/**
 * Returns a function that undoes in a block the escapes that no block of the reply contradicts. Undoes
 * all of them if SEARCH lines of the reply prove them in any file, even in a block whose own SEARCH has
 * none; otherwise only those that the block's own file does not use. Whoever escapes `<` escapes `&`, too:
 * in a block where an entity is undone, the ampersand is undone with it. If the block has a bare one as
 * well, nobody can tell what is meant, and the function says so instead.
 */
export function unescaperFor(
  reply: readonly Edit[],
  files: readonly Document[],
): <Block extends Sides>(block: Block, file: Document) => Block | string {
  const blocks = reply.flatMap((edit): readonly Sides[] =>
    edit.kind === 'hunks' ? edit.hunks : edit.kind === 'replacement' ? [edit] : [],
  );
  const search = blocks.flatMap((block) => block.search);
  const all = [...search, ...blocks.flatMap((block) => block.replace)];
  const suspected = escapes.filter(
    ({ escaped, bare, evidence = escaped }) =>
      isIn(escaped, all) && isIn(evidence, all) && !isIn(bare, all),
  );
  if (suspected.length === 0) return (block) => block;
  const whole = [...suspected.filter((one) => one !== ampersand), ampersand];
  const isProven = provesEscapes(search, whole, files.flatMap(lineTexts));
  return (block, file) => {
    const own = [...block.search, ...block.replace];
    const undone = whole.filter(({ rightful }) => isProven || !isIn(rightful, lineTexts(file)));
    const isPage = undone.some((one) => entities.includes(one) && isIn(one.escaped, own));
    if (isPage && isIn(ampersand.escaped, own) && isIn(ampersand.bare, own)) return mixed;
    const hasAmpersand = isPage || suspected.includes(ampersand);
    const every = hasAmpersand ? undone : undone.filter((one) => one !== ampersand);
    const unescaped = (line: string) => undo(line, every);
    return {
      ...block,
      search: block.search.map(unescaped),
      replace: block.replace.map(unescaped),
    };
  };
}

const mixed =
  'it has HTML entities beside a bare `&`, so what they mean is unclear: write the characters themselves';

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
