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
