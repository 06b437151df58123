import { Lexer, type MarkedToken, type Token, type Tokens } from 'marked';
import {
  code,
  type FoldedBlock,
  type Inline,
  type Prose,
  paragraph,
  plainLanguage,
  type QuoteBlock,
  strong,
  text,
} from '../markup/index.ts';

/** Lists in lists, and lists in quotes, deeper than this are shown as they were written. */
const maxDepth = 5;

/** Characters of a text that is read: longer ones are no report, and some take the parser quadratic time. */
const maxRead = 20_000;

/**
 * Reads a model's Markdown: paragraphs, lists, code, bold and links, which become words and an address. A table becomes code. Everything else stays
 * text as it was written, such as HTML, images, emphasis and `__init__`; so does a text that is too long or nested
 * too deeply.
 */
export function readProse(markdown: string): readonly Prose[] {
  if (markdown.length > maxRead) return [paragraph(text(markdown))];
  try {
    return new Lexer({ gfm: false }).lex(markdown).flatMap((token) => readBlock(token, 0));
  } catch {
    return [paragraph(text(markdown))];
  }
}

/** A model's text below a label, or after it if it is one paragraph. */
export function labelled(label: string, markdown: string): readonly FoldedBlock[] {
  const [first, ...rest] = readProse(markdown);
  if (first === undefined) return [paragraph(strong(label))];
  if (rest.length > 0 || first.kind !== 'paragraph')
    return [paragraph(strong(label)), quoteOf(markdown)];
  return [paragraph(strong(label), text(' '), ...first.content)];
}

/** A model's text, which is not the agent's own. */
export function quoteOf(markdown: string): QuoteBlock {
  return { kind: 'quote', content: readProse(markdown) };
}

function readBlock(token: Token, depth: number): readonly Prose[] {
  if (!isRead(token)) return asWritten(token);
  switch (token.type) {
    case 'space':
    case 'hr':
      return [];
    case 'heading':
      return [paragraph(...readInlines(token.tokens, strong))];
    case 'paragraph':
      return isTable(token.raw)
        ? [{ kind: 'code', language: '', text: token.raw.trim() }]
        : [paragraph(...readInlines(token.tokens))];
    case 'text':
      return [paragraph(...(token.tokens ? readInlines(token.tokens) : [text(token.text)]))];
    case 'code':
      return readCode(token);
    case 'list':
      return depth < maxDepth ? [readList(token, depth)] : asWritten(token);
    case 'blockquote':
      return depth < maxDepth ? readQuote(token, depth) : asWritten(token);
    default:
      return asWritten(token);
  }
}

/** Two lines with bars, the second of them a rule: the columns line up where every character is equally wide. */
function isTable(raw: string): boolean {
  const lines = raw.split('\n');
  return lines.some((line, at) => isRule(line) && lines[at - 1]?.includes('|') === true);
}

function isRule(line: string): boolean {
  const signs = line.trimStart();
  return /^[ \t|:-]+$/.test(line) && signs.includes('-') && signs.includes('|', 1);
}

/** After a fence stands a language, such as `c++` or `c#`. A file's name there is kept above the code. */
function readCode({ lang = '', text: source }: Tokens.Code): readonly Prose[] {
  const [language = ''] = /^[a-z][a-z\d_+]{0,20}(?:-[a-z]{1,20})?#?(?=\s|$)/i.exec(lang) ?? [];
  const block: Prose = { kind: 'code', language: plainLanguage(language), text: source };
  return lang === language ? [block] : [paragraph(code(lang)), block];
}

function readList({ ordered, start, items }: Tokens.List, depth: number): Prose {
  return {
    kind: 'list',
    first: ordered ? Number(start) : undefined,
    items: items.map(({ tokens }) => tokens.flatMap((token) => readBlock(token, depth + 1))),
  };
}

/** A model's text is quoted as a whole, so that a quote in it keeps its sign. */
function readQuote({ tokens }: Tokens.Blockquote, depth: number): readonly Prose[] {
  const content = tokens.flatMap((token) => readBlock(token, depth + 1));
  return content.map((block) =>
    block.kind === 'paragraph' ? paragraph(text('> '), ...block.content) : block,
  );
}

const asWritten = ({ raw }: Token): readonly Prose[] =>
  raw.trim() === '' ? [] : [paragraph(text(raw.trim()))];

function readInlines(
  tokens: readonly Token[],
  write: (text: string) => Inline = text,
): readonly Inline[] {
  return tokens.flatMap((token) => readInline(token, write));
}

function readInline(token: Token, write: (text: string) => Inline): readonly Inline[] {
  if (!isRead(token)) return [write(token.raw)];
  switch (token.type) {
    case 'text':
    case 'escape':
      return [write(token.text)];
    case 'codespan':
      return [code(token.text)];
    case 'strong':
      if (token.raw.startsWith('*')) return readInlines(token.tokens, strong);
      return [write('__'), ...readInlines(token.tokens, write), write('__')];
    case 'em': {
      const sign = token.raw.slice(0, 1);
      return [write(sign), ...readInlines(token.tokens, write), write(sign)];
    }
    case 'br':
      return [write('\n')];
    case 'link':
      return readLink(token);
    default:
      return [write(token.raw)];
  }
}

/** A model's address is shown, and leads nowhere by a click: it may be a stranger's, and carry what it has read. */
function readLink({ href, text: label, tokens }: Tokens.Link): readonly Inline[] {
  return label === href ? [code(href)] : [...readInlines(tokens), text(' '), code(href)];
}

/** What is read; every other token stays as it was written. */
type ReadToken = Extract<MarkedToken, { type: (typeof readTypes)[number] }>;

const readTypes = [
  ...['blockquote', 'code', 'heading', 'hr', 'list', 'paragraph', 'space'],
  ...['br', 'codespan', 'em', 'escape', 'link', 'strong', 'text'],
] as const;

const isRead = (token: Token): token is ReadToken => readTypes.some((type) => type === token.type);
