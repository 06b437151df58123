/** A part of a text, from the character `start` up to, but not including, `end`. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A JSON object or list within a text. */
export interface JsonSpan extends Span {
  readonly value: unknown;
}

/** Limits the brackets that are tried in vain, because each may be searched to the end of the text. */
const maxFailures = 100;

/**
 * Returns the JSON objects and lists in a text, in order and without those inside another. Accepts line
 * breaks in strings, unknown escapes and trailing commas, which models write.
 */
export function jsonIn(text: string): readonly JsonSpan[] {
  const found: JsonSpan[] = [];
  let failures = 0;
  for (let at = nextBracket(text, 0); at >= 0 && failures < maxFailures; ) {
    const end = endOfBrackets(text, at);
    const value = end === undefined ? undefined : parseLoosely(text.slice(at, end));
    if (end === undefined || value === undefined) {
      failures += 1;
      at = nextBracket(text, at + 1);
    } else {
      found.push({ start: at, end, value });
      at = nextBracket(text, end);
    }
  }
  return found;
}

/** Parses JSON, also with the slips of models; `undefined` if it is none. */
export function parseLoosely(json: string): unknown {
  return parsed(json) ?? parsed(json.replace(tokens, mended));
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** A string, or a comma before the end of an object or list. */
const tokens = /"[^"\\]*(?:\\[\s\S][^"\\]*)*"|,(?=\s*[}\]])/g;

/** An escape, or a character that a string must not contain. */
const signs = /\\(u[\da-fA-F]{4}|[\s\S])|\p{Cc}/gu;

function mended(token: string): string {
  if (token === ',') return '';
  return token.replace(signs, (whole, escaped?: string) => {
    if (escaped === undefined) return inString(whole);
    if (/^(?:["\\/bfnrt]$|u.)/.test(escaped)) return whole;
    return /^['`]$/.test(escaped) ? escaped : inString(whole);
  });
}

const inString = (text: string) => JSON.stringify(text).slice(1, -1);

function nextBracket(text: string, from: number): number {
  const offset = text.slice(from).search(/[{[]/);
  return offset < 0 ? -1 : from + offset;
}

/** Returns the end of the brackets that open at `start`, ignoring those in strings. */
function endOfBrackets(text: string, start: number): number | undefined {
  let depth = 0;
  const parts = /"[^"\\]*(?:\\[\s\S][^"\\]*)*"?|[{}[\]]/g;
  parts.lastIndex = start;
  for (let part = parts.exec(text); part !== null; part = parts.exec(text)) {
    if (part[0] === '{' || part[0] === '[') depth += 1;
    else if (part[0] === '}' || part[0] === ']') depth -= 1;
    if (depth === 0) return parts.lastIndex;
  }
  return undefined;
}
