import type { Span } from './json.ts';

/** What was read of a text: a value, or `undefined` if it breaks off at `end`. */
export interface JsonSpan extends Span {
  readonly value: unknown;
}

/**
 * Returns the objects and lists in a text, in order and without those inside another. Accepts what models write for
 * JSON: {@link JsonReader}.
 */
export function findJson(text: string): readonly JsonSpan[] {
  const found: JsonSpan[] = [];
  const reader = new JsonReader(text);
  const opening = /[{[]/g;
  for (let open = opening.exec(text); open !== null; open = opening.exec(text)) {
    const span = reader.read(open.index);
    if (span.value === undefined) continue;
    found.push(span);
    opening.lastIndex = span.end;
  }
  return found;
}

/** Parses JSON, or what models write for it; `undefined` if it is none, or is nested too deeply to be of use. */
export function parseLoosely(json: string): unknown {
  try {
    const value: unknown = JSON.parse(json);
    return isShallow(value) ? value : undefined;
  } catch {
    return new JsonReader(json).whole();
  }
}

/** Maximum nesting of lists and objects. Real JSON has far less, and JSON.stringify fails at thousands. */
const maxNesting = 500;

/** Whether JSON is nested little enough to be written and compared. Not recursive: the nesting may have no end. */
export function isShallow(json: unknown): boolean {
  let level: readonly unknown[] = [json];
  for (let depth = 0; depth <= maxNesting; depth += 1) {
    level = level.flatMap((one) =>
      typeof one === 'object' && one !== null ? Object.values(one) : [],
    );
    if (level.length === 0) return true;
  }
  return false;
}

const string = /"[^"\\]*(?:\\[\s\S][^"\\]*)*"|'[^'\\]*(?:\\[\s\S][^'\\]*)*'/y;

const word = /[A-Za-z_$][\w$-]*/y;
const blank = /\s+/y;
const separator = /\s*:\s*/y;
const comma = /\s*,\s*/y;
const constant =
  /(?:true|false|null|True|False|None|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?=\s*(?:[,}\])<`]|$))/y;

/** What follows a value whose last brackets are missing: the end of the text, of a fence or of a call. */
const cutOff = /$|<|```|\[[A-Z_]+\]/y;

const closings: Readonly<Record<string, string>> = { '{': '}', '[': ']', '(': ')' };

/**
 * Reads values as models write them: JSON with line breaks in strings, unknown escapes and commas too many, the
 * literals and tuples of Python. The last brackets may be missing, and braces may be doubled.
 */
export class JsonReader {
  #at = 0;
  #open: number[] = [];
  /** Brackets that were open where a value broke off: they have none either, and are not read again. */
  readonly #broken = new Set<number>();
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  /** Reads what the bracket at `start` holds. */
  read(start: number): JsonSpan {
    this.#at = start;
    const value = this.#bracketed();
    for (const open of this.#open) this.#broken.add(open);
    this.#open = [];
    return { start, end: this.#at, value };
  }

  /** Reads the value that the text begins with. */
  first(): unknown {
    this.#take(blank);
    return this.#value();
  }

  /** Reads a text that is one value; `undefined` if it is none. */
  whole(): unknown {
    const value = this.first();
    this.#take(blank);
    return this.#at === this.#text.length ? value : undefined;
  }

  get #sign(): string {
    return this.#text[this.#at] ?? '';
  }

  #take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at;
    const [taken] = pattern.exec(this.#text) ?? [];
    if (taken !== undefined) this.#at = pattern.lastIndex;
    return taken;
  }

  #isAhead(pattern: RegExp): boolean {
    pattern.lastIndex = this.#at;
    return pattern.test(this.#text);
  }

  #bracketed(): unknown {
    const close = closings[this.#sign];
    const isTooDeep = this.#open.length > maxNesting;
    if (close === undefined || isTooDeep || this.#broken.has(this.#at)) return undefined;
    this.#open.push(this.#at);
    this.#at += 1;
    this.#take(blank);
    const value = close === '}' && this.#sign === '{' ? this.#doubled() : this.#parts(close);
    if (value !== undefined) this.#open.pop();
    return value;
  }

  /** The braces of a template that escapes them: `{{"kind": "fix"}}`. */
  #doubled(): unknown {
    const inner = this.#bracketed();
    this.#take(blank);
    if (inner === undefined || this.#sign !== '}') return undefined;
    this.#at += 1;
    return inner;
  }

  #parts(close: string): unknown {
    const isNamed = close === '}';
    const members: [string, unknown][] = [];
    while (this.#sign !== close) {
      const name = isNamed ? this.#name() : '';
      const value = name === undefined ? undefined : this.#value();
      if (name === undefined || value === undefined) return undefined;
      members.push([name, value]);
      if (this.#take(comma) !== undefined) continue;
      this.#take(blank);
      if (this.#sign === close || this.#isAhead(cutOff)) break;
      return undefined;
    }
    if (this.#sign === close) this.#at += 1;
    return isNamed ? Object.fromEntries(members) : members.map(([, value]) => value);
  }

  #name(): string | undefined {
    const quoted = this.#take(string);
    const name = quoted === undefined ? this.#take(word) : textOf(quoted);
    return this.#take(separator) === undefined ? undefined : name;
  }

  #value(): unknown {
    const quoted = this.#take(string);
    if (quoted !== undefined) return textOf(quoted);
    if (closings[this.#sign] !== undefined) return this.#bracketed();
    const known = this.#take(constant);
    return known && JSON.parse(known.toLowerCase().replace('none', 'null'));
  }
}

function textOf(quoted: string): string {
  return quoted
    .slice(1, -1)
    .replace(/\\(?:u([\da-fA-F]{4})|([\s\S]))/g, (whole, code?: string, sign = '') =>
      code === undefined ? (escapes[sign] ?? whole) : String.fromCharCode(parseInt(code, 16)),
    );
}

/** What a sign behind a backslash stands for; another one stands for both. */
const escapes: Readonly<Record<string, string>> = {
  ...{ b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' },
  ...{ '"': '"', "'": "'", '`': '`', '\\': '\\', '/': '/' },
};
