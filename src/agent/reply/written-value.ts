import { parseLoosely, type Span } from '../../core/text/index.ts';

/** What was read of a text: a value, or `undefined` if there is none up to `end`. */
export interface WrittenValue extends Span {
  readonly value: unknown;
}

/** Values are nested less deeply. */
const deepest = 100;

/** Characters of a value without quotes. */
const longestBare = 1_000;

/** In quotes, or between the tokens that Gemma has in their place. */
const string =
  /"[^"\\]*(?:\\[\s\S][^"\\]*)*"|'[^'\\]*(?:\\[\s\S][^'\\]*)*'|<\|"\|>[\s\S]*?<\|"\|>|<escape>[\s\S]*?<escape>/y;

const quote = /^(?:<\|"\|>|<escape>)|(?:<\|"\|>|<escape>)$/g;
const word = /[A-Za-z_$][\w$-]*/y;
const blank = /\s+/y;
const separator = /\s*(?:=>|[:=](?!=))\s*/y;
const comma = /\s*,\s*/y;
const constant =
  /(?:true|false|null|True|False|None|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)(?=\s*(?:[,}\])<]|$))/y;

/** What follows a value whose last brackets are missing: the end of the text, of a fence or of a call. */
const cutOff = /\s*(?:$|<|```|\[[A-Z_]+\])/y;

/** Before the keywords of an object, as Gemini writes it. */
const constructorName = /default_api\.\w+(?=\()/y;

const memberAhead = /\s*,\s*(?:[\w$-]+|"[^"]{0,60}")\s*[:=]/y;

/** How values are read: whether a text may have no quotes, as in `call:plan{kind:fix}`. */
interface ReadingOptions {
  readonly isBare?: boolean;
}

/**
 * Reads the object or list that opens at `start`, as models write them: JSON, the literals of Python and JavaScript,
 * keywords in brackets, the strings of Gemma. The last brackets may be missing, and braces may be doubled.
 */
export function valueAt(text: string, start: number, options: ReadingOptions = {}): WrittenValue {
  const reader = new ValueReader(text, start, options);
  const value = reader.bracketed();
  return { start, end: reader.at, value };
}

/** Reads the arguments in the brackets that open at `start`: keywords, an object, or one text. */
export function argumentsAt(text: string, start: number): WrittenValue {
  const reader = new ValueReader(text, start);
  const value = reader.bracketed();
  const [only, ...others] = Array.isArray(value) ? value : [value];
  return { start, end: reader.at, value: others.length === 0 ? only : undefined };
}

/** Returns the objects and lists that a text has, in order and without those inside another. */
export function valuesIn(text: string): readonly WrittenValue[] {
  const found: WrittenValue[] = [];
  const opening = /[{[]/g;
  // Brackets that were open where a value broke off have none either, so that nothing is read again and again.
  let broken: ReadonlySet<number> = new Set();
  for (let open = opening.exec(text); open !== null; open = opening.exec(text)) {
    const start = open.index;
    if (broken.has(start)) continue;
    const reader = new ValueReader(text, start);
    const value = reader.bracketed();
    if (value === undefined) broken = new Set(reader.open);
    else {
      found.push({ start, end: reader.at, value });
      opening.lastIndex = reader.at;
    }
  }
  return found;
}

const closings: Readonly<Record<string, string>> = { '{': '}', '[': ']', '(': ')' };

class ValueReader {
  at: number;
  /** The brackets that are open. */
  readonly open: number[] = [];
  readonly #text: string;
  readonly #isBare: boolean;

  constructor(text: string, start: number, { isBare = false }: ReadingOptions = {}) {
    this.at = start;
    this.#text = text;
    this.#isBare = isBare;
  }

  /** Reads what the bracket holds that opens here; `undefined` if it is no value. */
  bracketed(): unknown {
    const close = closings[this.#sign];
    if (close === undefined || this.open.length > deepest) return undefined;
    this.open.push(this.at);
    this.at += 1;
    this.#take(blank);
    const value = close === '}' && this.#sign === '{' ? this.#doubled() : this.#parts(close);
    if (value !== undefined) this.open.pop();
    return value;
  }

  get #sign(): string {
    return this.#text[this.at] ?? '';
  }

  #take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at;
    const [taken] = pattern.exec(this.#text) ?? [];
    if (taken !== undefined) this.at = pattern.lastIndex;
    return taken;
  }

  #isAhead(pattern: RegExp): boolean {
    pattern.lastIndex = this.at;
    return pattern.test(this.#text);
  }

  #parts(close: string): unknown {
    const isKeyed = close === ')' && (this.#sign === close || this.#isAhead(keyword));
    const hasNames = close === '}' || isKeyed;
    const members: [string, unknown][] = [];
    const values: unknown[] = [];
    while (this.#sign !== close) {
      const name = hasNames ? this.#name() : '';
      const value = name === undefined ? undefined : this.#value(!hasNames);
      if (name === undefined || value === undefined) return undefined;
      if (hasNames) members.push([name, value]);
      else values.push(value);
      if (this.#take(comma) !== undefined) continue;
      this.#take(blank);
      if (this.#sign === close || this.#isAhead(cutOff)) break;
      return undefined;
    }
    if (this.#sign === close) this.at += 1;
    return hasNames ? Object.fromEntries(members) : values;
  }

  /** The braces of a template that escapes them: `{{"kind": "fix"}}`. */
  #doubled(): unknown {
    const inner = this.bracketed();
    this.#take(blank);
    if (inner === undefined || this.#sign !== '}') return undefined;
    this.at += 1;
    return inner;
  }

  #name(): string | undefined {
    const quoted = this.#take(string);
    const name = quoted === undefined ? this.#take(word) : textOf(quoted);
    return this.#take(separator) === undefined ? undefined : name;
  }

  #value(isInList: boolean): unknown {
    const quoted = this.#take(string);
    if (quoted !== undefined) return textOf(quoted);
    this.#take(constructorName);
    if (closings[this.#sign] !== undefined) return this.bracketed();
    const known = this.#take(constant);
    if (known !== undefined) return parseLoosely(known);
    return this.#isBare ? this.#bare(isInList) : undefined;
  }

  /** A text without quotes ends where its object does, or at the comma before the next member. */
  #bare(isInList: boolean): string | undefined {
    const from = this.at;
    let depth = 0;
    for (; this.at - from < longestBare; this.at += 1) {
      const sign = this.#sign;
      const isEnd = /[}\])]/.test(sign)
        ? depth === 0
        : sign === ',' && depth === 0 && (isInList || this.#isAhead(memberAhead));
      if (isEnd) return this.#text.slice(from, this.at).trim();
      if (/[{[(]/.test(sign)) depth += 1;
      if (/[}\])]/.test(sign)) depth -= 1;
    }
    return undefined;
  }
}

const keyword = /[A-Za-z_]\w*\s*[:=](?!=)/y;

function textOf(quoted: string): string {
  if (quoted.startsWith('<')) return quoted.replace(quote, '');
  const text = parseLoosely(quoted);
  return typeof text === 'string' ? text : quoted.slice(1, -1);
}
