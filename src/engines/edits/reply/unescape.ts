import type { Edit, Hunk } from './edit.ts';

/** A block or a hunk. */
type Sides = Pick<Hunk, 'search' | 'replace' | 'signed'>;

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
const entity = /&(?:lt|gt|quot|apos|amp|#34|#39|#x27|nbsp|copy|[mn]dash|hellip);/;

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

/** Returns lines without the escapes of a page, of a string, and of prose, as far as any of them has some. */
export function unescapings(lines: readonly string[]): readonly ((line: string) => string)[] {
  return [pages, inStrings, curly]
    .filter((kind) => kind.some(({ escaped }) => isIn(escaped, lines)))
    .map((kind) => (line: string) => undo(line, kind));
}

/**
 * Returns a function that undoes escapes in a block. Those of strings and of prose count for a whole reply, unless a
 * block contradicts them; those of a page for each block that has no such character itself. Undoes only those that
 * the block's own file does not use. Whoever escapes `<` escapes `&`, too: in a block where an entity is undone, the
 * ampersand is undone with it. Where nobody can tell what is meant, the function says so instead.
 */
export function unescaperFor(
  reply: readonly Edit[],
): <Block extends Sides>(block: Block, file: readonly string[]) => Block | string {
  const blocks = reply.flatMap((edit): readonly Sides[] =>
    edit.kind === 'hunks' ? edit.hunks : edit.kind === 'replacement' ? [edit] : [],
  );
  const all = blocks.flatMap(({ search, replace }) => [...search, ...replace]);
  const suspected = [...inStrings, ...curly].filter(
    ({ escaped, bare, evidence = escaped }) =>
      isIn(escaped, all) && !isIn(bare, all) && isIn(evidence, all),
  );
  if (suspected.length === 0 && !isIn(entity, all)) return (block) => block;
  const every = [...entities, ...suspected, ampersand];
  return (block, own) => {
    const page = pageEscapes(block, all);
    if (typeof page === 'string') return isIn(entity, own) ? block : page;
    const undone = every.filter(
      (one) => !isIn(one.rightful, own) && (suspected.includes(one) || page.includes(one)),
    );
    const unescaped = (line: string) => undo(line, undone);
    return {
      ...block,
      search: block.search.map(unescaped),
      replace: block.replace.map(unescaped),
      ...(block.signed && { signed: block.signed.map(unescaped) }),
    };
  };
}

/** Returns the escapes of a page that a block of a reply has too many, or why that is unclear. */
function pageEscapes(
  { search, replace }: Sides,
  all: readonly string[],
): readonly Escape[] | string {
  const own = [...search, ...replace];
  const escaped = pages.filter((one) => isIn(one.escaped, own));
  const contradicted = escaped.filter((one) => isIn(one.bare, own));
  if (contradicted.length > 0) {
    return escaped.length > 1 && contradicted.every((one) => one === ampersand)
      ? mixed('beside a bare `&`')
      : [];
  }
  if (escaped.some((one) => isIn(one.bare, all)))
    return isIn(entity, search) ? [] : mixed('beside blocks without them');
  return escaped.length > 0 ? pages : [];
}

const mixed = (where: string) =>
  `it has HTML entities ${where}, so what they mean is unclear: write the characters themselves`;

function isIn(pattern: RegExp, lines: readonly string[]): boolean {
  return lines.some((line) => line.search(pattern) >= 0);
}

function undo(line: string, undone: readonly Escape[]): string {
  return undone.reduce(
    (text, { escaped, character }) => text.replace(escaped, () => character),
    line,
  );
}
