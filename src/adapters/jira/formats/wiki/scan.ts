/** A macro in the text: `{name:parameters}`. */
export interface Macro {
  readonly name: string;
  readonly parameters: string;
}

/** Part of a text in wiki markup. `verbatim` is a macro whose body is not markup; text has no line breaks. */
export type Token =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'break' }
  | { readonly kind: 'verbatim'; readonly macro: Macro; readonly body: string }
  | {
      readonly kind: 'container';
      readonly macro: Macro;
      readonly source: string;
      /** Whether a closing tag follows. */
      readonly isClosed: boolean;
    };

/** Returns the next position of a needle, `-1` if there is none. Positions must not decrease. */
type ForwardSearch = (needle: string, from: number) => number;

/** Creates a search that passes over the text once per needle, so that reading it stays linear. */
export function forwardSearch(text: string): ForwardSearch {
  const found = new Map<string, number>();
  return (needle, from) => {
    const last = found.get(needle);
    if (last !== undefined && (last === -1 || last >= from)) return last;
    const next = text.indexOf(needle, from);
    found.set(needle, next);
    return next;
  };
}

interface Scanned {
  /** `undefined` for a tag that is dropped. */
  readonly token: Token | undefined;
  readonly end: number;
}

const stop = /[\\\n{]/g;
const tag =
  /\{(code|noformat|quote|panel|expand|info|note|tip|warning|color|anchor)(?::([^{}\n]*))?\}/iy;

/** Splits wiki markup into tokens, in one pass. A verbatim macro that is never closed is text. */
export function* scanTokens(text: string): Generator<Token> {
  const find = forwardSearch(text);
  let [start, at] = [0, 0];
  while (at < text.length) {
    stop.lastIndex = at;
    const found = stop.exec(text)?.index ?? text.length;
    const scanned = scanAt(text, find, found);
    if (scanned === undefined) {
      at = endOfText(text, find, found);
      continue;
    }
    if (found > start) yield { kind: 'text', text: text.slice(start, found) };
    if (scanned.token !== undefined) yield scanned.token;
    [start, at] = [scanned.end, scanned.end];
  }
  if (start < text.length) yield { kind: 'text', text: text.slice(start) };
}

/** Returns the position after what stays text: an escape, monospace or a single brace. */
function endOfText(text: string, find: ForwardSearch, at: number): number {
  if (text[at] === '\\') return text[at + 1] === '\n' ? at + 1 : at + 2;
  if (!text.startsWith('{{', at)) return at + 1;
  const close = find('}}', at + 2);
  const line = find('\n', at);
  return close === -1 || (line !== -1 && line < close) ? at + 2 : close + 2;
}

function scanAt(text: string, find: ForwardSearch, at: number): Scanned | undefined {
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
  const close = find(closing, end);
  if (macro.name !== 'code' && macro.name !== 'noformat') {
    return { token: { kind: 'container', macro, source, isClosed: close !== -1 }, end };
  }
  if (close === -1) return undefined;
  const body = text.slice(end, close);
  return { token: { kind: 'verbatim', macro, body }, end: close + closing.length };
}
