/** A part of a regular expression. */
export type Part =
  /** One character, of which a pattern tells whether it fits. */
  | { readonly kind: 'one'; readonly pattern: string }
  | { readonly kind: 'place'; readonly pattern: string }
  | { readonly kind: 'all'; readonly parts: readonly Part[] }
  | { readonly kind: 'any'; readonly parts: readonly Part[] }
  | { readonly kind: 'group'; readonly at: number; readonly part: Part }
  | { readonly kind: 'look'; readonly behind: boolean; readonly not: boolean; readonly part: Part }
  | { readonly kind: 'again'; readonly name: string }
  | (Times & { readonly kind: 'times'; readonly part: Part });

interface Times {
  readonly least: number;
  readonly most: number;
  readonly lazy: boolean;
}

/** A parsed expression, and the numbers of its named groups. */
export interface Parsed {
  readonly part: Part;
  readonly names: ReadonlyMap<string, number>;
  readonly groups: number;
}

const anyEscape =
  /\\(?:u\{[\da-f]+\}|u[\da-f]{4}|x[\da-f]{2}|c[a-z]|[pP]\{[^}]*\}|k<[^>]*>|[1-9]\d*|[\s\S])/iy;
const opening = /\((?:\?(?:<?[=!]|:|<([^>]+)>))?/y;
const quantifier = /(?:([*+?])|\{(\d+)(,(\d*))?\})(\??)/y;

/** Parses a valid expression without inline modifiers. */
export function parseRegex({ source, unicode, unicodeSets }: RegExp): Parsed {
  const names = new Map<string, number>();
  let [at, groups] = [0, 0];
  const read = (form: RegExp) => {
    form.lastIndex = at;
    const found = form.exec(source);
    if (found !== null) at = form.lastIndex;
    return found;
  };
  const character = () => {
    const pair = unicode || unicodeSets ? /[\uD800-\uDBFF][\uDC00-\uDFFF]|[\s\S]/y : /[\s\S]/y;
    return read(pair)?.[0] ?? '';
  };
  const choice = (): Part => {
    const parts = [sequence()];
    while (source[at] === '|') {
      at += 1;
      parts.push(sequence());
    }
    return parts.length === 1 ? (parts[0] ?? { kind: 'all', parts: [] }) : { kind: 'any', parts };
  };
  const sequence = (): Part => {
    const parts: Part[] = [];
    while (at < source.length && source[at] !== '|' && source[at] !== ')') {
      const part = atom();
      const times = timesOf(read(quantifier));
      parts.push(times === undefined ? part : { kind: 'times', part, ...times });
    }
    return { kind: 'all', parts };
  };
  const atom = (): Part => {
    if (source[at] === '(') return group();
    if (source[at] === '[') return { kind: 'one', pattern: set() };
    if (source[at] === '\\') return escaped(read(anyEscape)?.[0] ?? '');
    const pattern = character();
    if (pattern === '^' || pattern === '$') return { kind: 'place', pattern };
    return { kind: 'one', pattern: /[{}\]]/.test(pattern) ? `\\${pattern}` : pattern };
  };
  const group = (): Part => {
    const [form = '', name] = read(opening) ?? [];
    const number = form === '(' || name !== undefined ? ++groups : 0;
    if (name !== undefined) names.set(name, number);
    const part = choice();
    at += 1;
    if (/[=!]$/.test(form)) {
      return { kind: 'look', behind: form.includes('<'), not: form.endsWith('!'), part };
    }
    return number === 0 ? part : { kind: 'group', at: number, part };
  };
  const set = () => {
    const start = at;
    let depth = 0;
    do {
      if (source[at] === '\\') at += 1;
      else if (source[at] === '[' && (depth === 0 || unicodeSets)) depth += 1;
      else if (source[at] === ']') depth -= 1;
      at += 1;
    } while (depth > 0);
    return source.slice(start, at);
  };
  const part = choice();
  return { part, names, groups };
}

function escaped(pattern: string): Part {
  if (/^\\b$|^\\B$/.test(pattern)) return { kind: 'place', pattern };
  const [, name] = /^\\(?:k<(.+)>|[1-9])/.exec(pattern) ?? [undefined, ''];
  if (name === undefined || /^\\(?:k<|[1-9])/.test(pattern))
    return { kind: 'again', name: name || pattern.slice(1) };
  return { kind: 'one', pattern };
}

function timesOf(found: RegExpExecArray | null): Times | undefined {
  if (found === null) return undefined;
  const [, sign, least = '0', more, most = ''] = found;
  const lazy = found[5] === '?';
  if (sign === '?') return { least: 0, most: 1, lazy };
  if (sign !== undefined)
    return { least: sign === '+' ? 1 : 0, most: Number.MAX_SAFE_INTEGER, lazy };
  const highest = more === undefined ? Number(least) : Number(most || Number.MAX_SAFE_INTEGER);
  return { least: Number(least), most: highest, lazy };
}
