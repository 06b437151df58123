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
function parseRegex({ source, unicode, unicodeSets }: RegExp): Parsed {
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

/** One instruction of a program that matches as the specification of the language says, by trying and going back. */
export type Instruction =
  | { readonly op: 'one'; readonly fits: Fits; readonly back: boolean }
  /** As many as fit within limits, or as few. */
  | (Run & { readonly op: 'run'; readonly fits: Fits; readonly back: boolean })
  | { readonly op: 'place'; readonly pattern: string }
  | { readonly op: 'split'; readonly first: number; readonly second: number }
  | { readonly op: 'jump'; readonly to: number }
  | { readonly op: 'keep'; readonly slot: number }
  /** Fails where a loop has matched nothing since the slot was kept. */
  | { readonly op: 'moved'; readonly slot: number }
  | { readonly op: 'look'; readonly not: boolean; readonly end: number }
  | { readonly op: 'again'; readonly group: number; readonly back: boolean }
  | { readonly op: 'done' };

type Fits = (code: number) => boolean;

interface Run {
  readonly least: number;
  readonly most: number;
  readonly lazy: boolean;
}

/** A program, and the number of the slots that it keeps places in. */
export interface Program {
  readonly code: readonly Instruction[];
  readonly slots: number;
}

/** Compiles a regular expression. */
export function compileRegex(regex: RegExp): Program {
  const parsed = parseRegex(regex);
  const code: Instruction[] = [];
  const slots = { used: 2 * parsed.groups + 2 };
  emit(parsed.part, { regex, parsed, code, slots, back: false });
  code.push({ op: 'done' });
  return { code, slots: slots.used };
}

interface Place {
  readonly regex: RegExp;
  readonly parsed: Parsed;
  readonly code: Instruction[];
  readonly slots: { used: number };
  /** Whether the text is read from its end, as a look behind does. */
  readonly back: boolean;
}

function emit(part: Part, place: Place): void {
  const { code, back, parsed } = place;
  switch (part.kind) {
    case 'one':
      code.push({ op: 'one', fits: fitsIn(part.pattern, place.regex), back });
      return;
    case 'place':
      code.push({ op: 'place', pattern: part.pattern });
      return;
    case 'all':
      for (const one of back ? part.parts.toReversed() : part.parts) emit(one, place);
      return;
    case 'any':
      emitChoice(part.parts, place);
      return;
    case 'group':
      code.push({ op: 'keep', slot: 2 * part.at + (back ? 1 : 0) });
      emit(part.part, place);
      code.push({ op: 'keep', slot: 2 * part.at + (back ? 0 : 1) });
      return;
    case 'look':
      emitLook(part, place);
      return;
    case 'again':
      code.push({ op: 'again', group: parsed.names.get(part.name) ?? Number(part.name), back });
      return;
    case 'times':
      emitTimes(part, place);
  }
}

function emitChoice(parts: readonly Part[], place: Place): void {
  const { code } = place;
  const jumps: number[] = [];
  for (const [at, part] of parts.entries()) {
    if (at === parts.length - 1) emit(part, place);
    else {
      const split = reserve(code);
      emit(part, place);
      jumps.push(reserve(code));
      code[split] = { op: 'split', first: split + 1, second: code.length };
    }
  }
  for (const jump of jumps) code[jump] = { op: 'jump', to: code.length };
}

function emitLook(part: Extract<Part, { kind: 'look' }>, place: Place): void {
  const { code } = place;
  const look = reserve(code);
  emit(part.part, { ...place, back: part.behind });
  code.push({ op: 'done' });
  code[look] = { op: 'look', not: part.not, end: code.length };
}

function emitTimes(part: Extract<Part, { kind: 'times' }>, place: Place): void {
  const { code, back, slots, regex } = place;
  const { least, most, lazy } = part;
  if (part.part.kind === 'one') {
    const fits = fitsIn(part.part.pattern, regex);
    code.push({ op: 'run', fits, least, most, lazy, back });
    return;
  }
  for (let turn = 0; turn < least; turn += 1) emit(part.part, place);
  if (most === Number.MAX_SAFE_INTEGER) {
    const slot = slots.used++;
    const split = reserve(code);
    code.push({ op: 'keep', slot });
    emit(part.part, place);
    code.push({ op: 'moved', slot }, { op: 'jump', to: split });
    code[split] = splitOf(split + 1, code.length, lazy);
    return;
  }
  const splits: number[] = [];
  for (let turn = least; turn < most; turn += 1) {
    splits.push(reserve(code));
    emit(part.part, place);
  }
  for (const split of splits) code[split] = splitOf(split + 1, code.length, lazy);
}

const splitOf = (inner: number, after: number, lazy: boolean): Instruction =>
  lazy
    ? { op: 'split', first: after, second: inner }
    : { op: 'split', first: inner, second: after };

function reserve(code: Instruction[]): number {
  return code.push({ op: 'done' }) - 1;
}

/** As it is before anything is counted. */
const { exec } = RegExp.prototype;

const known = new Map<string, Fits>();

/** Asks the engine itself whether one character fits, once for each. */
function fitsIn(pattern: string, { flags }: RegExp): Fits {
  const key = `${flags.replace(/[dgmy]/g, '')}/${pattern}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const one = new RegExp(`^${pattern}$`, flags.replace(/[dgmy]/g, ''));
  const ask = (code: number) =>
    Reflect.apply(exec, one, [String.fromCodePoint(code)]) === null ? 2 : 1;
  const usual = new Uint8Array(256);
  const others = new Map<number, number>();
  const fits = (code: number) => {
    const before = code < 256 ? usual[code] || undefined : others.get(code);
    const answer = before ?? ask(code);
    if (code < 256) usual[code] = answer;
    else others.set(code, answer);
    return answer === 1;
  };
  known.set(key, fits);
  return fits;
}
