import { type Finder, finderOf } from './finder.ts';
import { type Macro, verbatimMacros } from './macro.ts';

/** What wiki markup consists of before its lines are read. Text holds no line break. */
export type Token =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'break' }
  | { readonly kind: 'verbatim'; readonly macro: Macro; readonly body: string }
  | {
      readonly kind: 'container';
      readonly macro: Macro;
      readonly source: string;
      /** Whether the macro is named again without parameters further on. */
      readonly isClosed: boolean;
    };

interface Reading {
  readonly text: string;
  /** Where each macro is closed next, and where monospace is. */
  readonly finders: Map<string, Finder>;
}

interface Taken {
  readonly token: Token | undefined;
  readonly end: number;
}

const stop = /[\\\n{]/g;
const tag =
  /\{(code|noformat|quote|panel|expand|info|note|tip|warning|color|anchor)(?::([^{}\n]*))?\}/iy;

/** Cuts wiki markup into tokens, in one pass. A macro that is never closed is text. */
export function* tokensOf(text: string): Generator<Token> {
  const reading: Reading = { text, finders: new Map() };
  let [start, at] = [0, 0];
  while (at < text.length) {
    stop.lastIndex = at;
    const found = stop.exec(text)?.index ?? text.length;
    const taken = takeAt(reading, found);
    if (taken === undefined) {
      at = skipAt(reading, found);
      continue;
    }
    if (found > start) yield { kind: 'text', text: text.slice(start, found) };
    if (taken.token !== undefined) yield taken.token;
    [start, at] = [taken.end, taken.end];
  }
  if (start < text.length) yield { kind: 'text', text: text.slice(start) };
}

/** The position behind what stays text: an escaped sign, monospace, a lone brace. */
function skipAt({ text, finders }: Reading, at: number): number {
  if (text[at] === '\\') return text[at + 1] === '\n' ? at + 1 : at + 2;
  if (!text.startsWith('{{', at)) return at + 1;
  const close = nextOf(text, finders, '}}')(at + 2);
  const line = nextOf(text, finders, '\n')(at);
  return close === -1 || (line !== -1 && line < close) ? at + 2 : close + 2;
}

function takeAt(reading: Reading, at: number): Taken | undefined {
  const { text, finders } = reading;
  if (text[at] === '\n') return { token: { kind: 'break' }, end: at + 1 };
  if (text[at] !== '{' || text[at + 1] === '{') return undefined;
  tag.lastIndex = at;
  const match = tag.exec(text);
  if (match === null) return undefined;
  const [source, name = '', parameters = ''] = match;
  const macro: Macro = { name: name.toLowerCase(), parameters };
  const end = at + source.length;
  if (macro.name === 'color') return { token: undefined, end };
  if (macro.name === 'anchor') {
    return { token: { kind: 'text', text: `\\[anchor: ${parameters}\\]` }, end };
  }
  const closing = `{${name}}`;
  const close = nextOf(text, finders, closing)(end);
  if (!verbatimMacros.has(macro.name)) {
    return { token: { kind: 'container', macro, source, isClosed: close !== -1 }, end };
  }
  if (close === -1) return undefined;
  const body = text.slice(end, close);
  return { token: { kind: 'verbatim', macro, body }, end: close + closing.length };
}

function nextOf(text: string, finders: Map<string, Finder>, needle: string): Finder {
  const finder = finders.get(needle) ?? finderOf(text, needle);
  finders.set(needle, finder);
  return finder;
}
