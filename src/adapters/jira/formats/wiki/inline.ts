import { codeSpan } from '../../../../core/text/index.ts';
import { unescapeWiki } from './escape.ts';
import { readImage, readLink } from './link.ts';
import { forwardSearch } from './scan.ts';

interface Line {
  readonly text: string;
  readonly out: string[];
  /** Index in `out` of each open phrase, by its sign. */
  readonly opened: Map<string, number>;
  readonly enclosureAt: (at: number) => Rendered | undefined;
  readonly isPath: (at: number) => boolean;
}

/** Markup in Markdown, and the position after it. */
interface Rendered {
  readonly markdown: string;
  readonly end: number;
}

const special = /[\\{[!&?*_+^~-]/g;

/** Converts one line of wiki markup to Markdown, in one pass. Anything else stays as it is. */
export function inlineToMarkdown(text: string): string {
  const enclosureAt = enclosureReader(text);
  const line: Line = { text, out: [], opened: new Map(), enclosureAt, isPath: windowsPaths(text) };
  let at = 0;
  while (at < text.length) {
    special.lastIndex = at;
    const found = special.exec(text)?.index ?? text.length;
    line.out.push(text.slice(at, found));
    at = found < text.length ? readSign(line, found) : found;
  }
  return line.out.join('');
}

/** Reads the markup at a sign, or the sign itself, and returns the position after it. */
function readSign(line: Line, at: number): number {
  const rendered = readEscape(line, at) ?? line.enclosureAt(at);
  if (rendered !== undefined) line.out.push(rendered.markdown);
  const end = rendered?.end ?? readPhrase(line, at);
  if (end !== undefined) return end;
  line.out.push(line.text.charAt(at));
  return at + 1;
}

/** Reads an escape, an entity or a line break. */
function readEscape({ text, isPath }: Line, at: number): Rendered | undefined {
  const [source] = /^(?:\\.|&[#\w]+;)/.exec(text.slice(at, at + 12)) ?? [];
  if (source === undefined || (source.startsWith('\\') && isPath(at))) return undefined;
  const markdown = source === '\\\\' ? '\n' : unescapeWiki(source);
  return markdown === source ? undefined : { markdown, end: at + source.length };
}

/** Markup between two signs. `render` returns `undefined` for a text between them that makes no markup. */
const enclosures = [
  { open: '[', close: ']', render: (inner: string) => readLink(inner, inlineToMarkdown) },
  { open: '!', close: '!', render: readImage },
  { open: '{{', close: '}}', render: readMonospace },
  { open: '??', close: '??', render: readCitation },
];

/** Returns a function that reads the enclosure at a position. Positions must not decrease. */
export function enclosureReader(text: string): Line['enclosureAt'] {
  const find = forwardSearch(text);
  return (at) => {
    const found = enclosures.find(({ open }) => text.startsWith(open, at));
    if (found === undefined) return undefined;
    const { open, close, render } = found;
    const start = at + open.length;
    const end = find(close, start);
    const nested = open === '[' ? find('[', start) : -1;
    if (end === -1 || (nested !== -1 && nested < end)) return undefined;
    const markdown = render(text.slice(start, end));
    return markdown === undefined ? undefined : { markdown, end: end + close.length };
  };
}

function readMonospace(inner: string): string | undefined {
  const code = inner.trim();
  return code === '' ? undefined : codeSpan(unescapeWiki(code));
}

function readCitation(inner: string): string | undefined {
  return inner === '' || inner !== inner.trim() ? undefined : `*${unescapeWiki(inner)}*`;
}

/** What Markdown puts before and after a phrase. */
const marks: ReadonlyMap<string, readonly [string, string]> = new Map([
  ['*', ['**', '**']],
  ['_', ['*', '*']],
  ['-', ['~~', '~~']],
  ['+', ['', '']],
  ['^', ['<sup>', '</sup>']],
  ['~', ['<sub>', '</sub>']],
]);

const phraseSign = /\{([*_+^~-])\}|[*_+^~-]/y;
const beforePhrase = /[\s([{"'>|,;:*_+-]/;
const startOfPhrase = /[^\s.,;:/)\]}?!]/;
const afterPhrase = /[\s.,;:!?)\]}"'<|*_+-]/;

/** Opens or closes a phrase. In braces, as in `{*}`, its sign also works inside a word. */
function readPhrase({ text, out, opened }: Line, start: number): number | undefined {
  phraseSign.lastIndex = start;
  const [source = '', forced] = phraseSign.exec(text) ?? [];
  if (source === '') return undefined;
  const sign = forced ?? source;
  const end = start + source.length;
  const [before, after] = [text.charAt(start - 1), text.charAt(end)];
  if (forced === undefined && (before === sign || after === sign)) return undefined;
  const opening = opened.get(sign);
  const closes = forced || (/\S/.test(before) && (after === '' || afterPhrase.test(after)));
  if (opening !== undefined && closes) {
    const [opener = '', closer = ''] = marks.get(sign) ?? [];
    out[opening] = opener;
    out.push(closer);
    for (const [other, place] of opened) if (place >= opening) opened.delete(other);
    return end;
  }
  const startsWord = before === '' || sign === '^' || beforePhrase.test(before);
  if (forced || (startsWord && startOfPhrase.test(after))) opened.set(sign, out.length);
  out.push(source);
  return end;
}

/** Finds backslashes of Windows paths, which are neither escapes nor line breaks. */
function windowsPaths(text: string): (at: number) => boolean {
  const path = /(?<![^\s"'(=,])(?:[A-Za-z]:\\|\\\\\w)[^\s"'|]*/g;
  let match = path.exec(text);
  return (at) => {
    while (match !== null && match.index + match[0].length <= at) match = path.exec(text);
    return match !== null && match.index <= at;
  };
}
