import { codeSpan } from '../../../../core/text/index.ts';
import { entityAt, unescapeWiki } from './escape.ts';
import { readImage, readLink } from './link.ts';
import { closingBracket, type ForwardSearch, forwardSearch } from './scan.ts';

interface Line {
  readonly text: string;
  readonly inLink: boolean;
  readonly out: string[];
  /** Index in `out` of each open phrase, by its sign. */
  readonly opened: Map<string, number>;
  readonly closers: Readonly<Record<'bracket' | 'bang' | 'mono' | 'cite', ForwardSearch>>;
  readonly isPath: (at: number) => boolean;
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

const special = /[\\{[!&?*_+^~-]/g;
const beforePhrase = /[\s([{"'>|,;:*_+-]/;
const startOfPhrase = /[^\s.,;:/)\]}?!]/;
const afterPhrase = /[\s.,;:!?)\]}"'<|*_+-]/;

/** Converts one line of wiki markup to Markdown, in one pass. Anything else stays as it is. */
export function inlineToMarkdown(text: string, inLink = false): string {
  const line: Line = {
    text,
    inLink,
    out: [],
    opened: new Map(),
    closers: {
      bracket: closingBracket(text),
      bang: forwardSearch(text, '!'),
      mono: forwardSearch(text, '}}'),
      cite: forwardSearch(text, '??'),
    },
    isPath: windowsPaths(text),
  };
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
  const { text, out } = line;
  const end = readMarkup(line, at);
  if (end !== undefined) return end;
  out.push(text.charAt(at));
  return at + 1;
}

function readMarkup(line: Line, at: number): number | undefined {
  switch (line.text[at]) {
    case '\\':
      return readBackslash(line, at);
    case '&':
      return readEntity(line, at);
    case '[':
      return line.inLink ? undefined : readBrackets(line, at);
    case '!':
      return readBangs(line, at);
    case '{':
      return readMono(line, at) ?? readForced(line, at);
    case '?':
      return readCitation(line, at);
    default:
      return readPhrase(line, at, at, at + 1);
  }
}

function readBackslash({ text, out, isPath }: Line, at: number): number | undefined {
  if (isPath(at)) return undefined;
  const next = text.charAt(at + 1);
  if (next === '\\') {
    out.push('\n');
    return at + 2;
  }
  const character = unescapeWiki(`\\${next}`);
  if (character.length !== 1 || next === '') return undefined;
  out.push(character);
  return at + 2;
}

function readEntity({ text, out }: Line, at: number): number | undefined {
  const entity = entityAt(text, at);
  if (entity === undefined) return undefined;
  out.push(entity.character);
  return entity.end;
}

function readBrackets({ text, out, closers }: Line, at: number): number | undefined {
  const close = closers.bracket(at);
  if (close === -1) return undefined;
  const inner = text.slice(at + 1, close);
  const link = readLink(inner, (name) => inlineToMarkdown(name, true));
  if (link === undefined) return undefined;
  out.push(link);
  return close + 1;
}

function readBangs({ text, out, closers }: Line, at: number): number | undefined {
  const close = closers.bang(at + 1);
  const image = close === -1 ? undefined : readImage(text.slice(at + 1, close));
  if (image === undefined) return undefined;
  out.push(image);
  return close + 1;
}

function readMono({ text, out, closers }: Line, at: number): number | undefined {
  if (!text.startsWith('{{', at)) return undefined;
  const close = closers.mono(at + 2);
  const inner = close === -1 ? '' : text.slice(at + 2, close).trim();
  if (inner === '') return undefined;
  out.push(codeSpan(unescapeWiki(inner)));
  return close + 2;
}

function readCitation({ text, out, closers }: Line, at: number): number | undefined {
  if (!text.startsWith('??', at)) return undefined;
  const close = closers.cite(at + 2);
  const inner = close === -1 ? '' : text.slice(at + 2, close);
  if (inner === '' || inner !== inner.trim()) return undefined;
  out.push(`*${unescapeWiki(inner)}*`);
  return close + 2;
}

/** Reads a sign that works inside a word, as editors write it: `{*}`. */
function readForced(line: Line, at: number): number | undefined {
  if (line.text[at + 2] !== '}' || !marks.has(line.text.charAt(at + 1))) return undefined;
  return readPhrase(line, at + 1, at, at + 3);
}

/** Opens or closes a phrase by the sign at `at`, which spans `start` to `end` with its braces. */
function readPhrase(line: Line, at: number, start: number, end: number): number | undefined {
  const { text, out, opened } = line;
  const sign = text.charAt(at);
  const forced = end - start > 1;
  const [before, after] = [text.charAt(start - 1), text.charAt(end)];
  if (!forced && (before === sign || after === sign)) return undefined;
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
  out.push(text.slice(start, end));
  return end;
}

/** Tells whether a backslash belongs to a Windows path: then it is neither an escape nor a line break. */
function windowsPaths(text: string): (at: number) => boolean {
  const path = /(?<![^\s"'(=,])(?:[A-Za-z]:\\|\\\\\w)[^\s"'|]*/g;
  let match = path.exec(text);
  return (at) => {
    while (match !== null && match.index + match[0].length <= at) match = path.exec(text);
    return match !== null && match.index <= at;
  };
}
