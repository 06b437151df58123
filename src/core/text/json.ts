const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false });

/** Parses JSON, in UTF-8 if it is bytes; `undefined`, which JSON cannot express, if it is malformed. */
export function parseJson(source: string | Uint8Array): unknown {
  try {
    return JSON.parse(typeof source === 'string' ? source : utf8.decode(source));
  } catch {
    return undefined;
  }
}

/** The members of an object of any shape. */
export type Members = Readonly<Record<string, unknown>>;

/** Whether a value of any shape is an object, and no list. */
export function isObject(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The members of an object; none of anything else. */
export function toMembers(value: unknown): Members {
  return isObject(value) ? value : {};
}

/** The members of a value of any shape by their names; none of what has none. Nothing inherited is among them. */
export function readMembers(value: unknown): ReadonlyMap<string, unknown> {
  return new Map(typeof value === 'object' && value !== null ? Object.entries(value) : []);
}

/** A part of a text, from the character `start` up to, but not including, `end`. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A JSON object or list within a text. */
export interface JsonSpan extends Span {
  readonly value: unknown;
}

/** Limits what is searched in vain, because each bracket may be searched to the end of the text. */
const inVain = { brackets: 100, characters: 1_000_000 } as const;

/**
 * Returns the JSON objects and lists in a text, in order and without those inside another. Accepts what models
 * write for them: {@link parseLoosely}.
 */
export function findJson(text: string): readonly JsonSpan[] {
  const found: JsonSpan[] = [];
  let [brackets, characters] = [0, 0];
  const isTooMuch = () => brackets >= inVain.brackets || characters >= inVain.characters;
  for (let at = nextBracket(text, 0); at >= 0 && !isTooMuch(); ) {
    const end = endOfBrackets(text, at);
    const value = end === undefined ? undefined : parseLoosely(text.slice(at, end));
    if (end === undefined || value === undefined) {
      brackets += 1;
      characters += (end ?? text.length) - at;
      at = nextBracket(text, at + 1);
    } else {
      found.push({ start: at, end, value });
      at = nextBracket(text, end);
    }
  }
  return found;
}

/**
 * Parses JSON, also with line breaks in strings, unknown escapes and trailing commas, or as Python and JavaScript
 * write it; `undefined` if it is none, or is nested too deeply to be of use.
 */
export function parseLoosely(json: string): unknown {
  return parsed(json) ?? parsed(json.replace(tokens, mended));
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

function parsed(json: string): unknown {
  const value = parseJson(json);
  return isShallow(value) ? value : undefined;
}

/** In double quotes as JSON, or in single ones as Python has it. */
const string = /"[^"\\]*(?:\\[\s\S][^"\\]*)*"|'[^'\\]*(?:\\[\s\S][^'\\]*)*'/;

/** A string, what follows a quote that none closes, a name before its value, a constant or a bracket of Python, or a comma before the end. */
const tokens = new RegExp(
  `${string.source}|(["'][\\s\\S]*)|(?<!\\w)[A-Za-z_]\\w*\\s*[:=](?!=)|\\b(?:True|False|None)\\b|[()]|,(?=\\s*[}\\])])`,
  'g',
);

const otherwise: Readonly<Record<string, string>> = {
  ...{ True: 'true', False: 'false', None: 'null' },
  ...{ '(': '[', ')': ']', ',': '' },
};

/** An escape, or a character that a string must not contain. */
const signs = /\\(u[\da-fA-F]{4}|[\s\S])|[\p{Cc}"]/gu;

function mended(token: string, open?: string): string {
  if (open !== undefined) return open;
  if (/^["']/.test(token)) return `"${token.slice(1, -1).replace(signs, mendedSign)}"`;
  return otherwise[token] ?? `"${token.slice(0, -1).trim()}":`;
}

function mendedSign(whole: string, escaped?: string): string {
  if (escaped === undefined) return inString(whole);
  if (/^(?:["\\/bfnrt]$|u.)/.test(escaped)) return whole;
  return /^['`]$/.test(escaped) ? escaped : inString(whole);
}

const inString = (text: string) => JSON.stringify(text).slice(1, -1);

function nextBracket(text: string, from: number): number {
  const offset = text.slice(from).search(/[{[]/);
  return offset < 0 ? -1 : from + offset;
}

/** Returns the end of the brackets that open at `start`, ignoring those in strings; `undefined` if one stays open. */
function endOfBrackets(text: string, start: number): number | undefined {
  let depth = 0;
  const parts = new RegExp(`${string.source}|["'()[\\]{}]`, 'g');
  parts.lastIndex = start;
  for (let part = parts.exec(text); part !== null; part = parts.exec(text)) {
    if (/^["']$/.test(part[0])) return undefined;
    if (/^[{[(]/.test(part[0])) depth += 1;
    else if (/^[}\])]/.test(part[0])) depth -= 1;
    if (depth === 0) return parts.lastIndex;
  }
  return undefined;
}
