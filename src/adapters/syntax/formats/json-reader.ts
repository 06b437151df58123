import type { Position } from '../findings/index.ts';
import type { JsonDialect } from './json-dialects.ts';
import { type JsonToken, jsonTokens } from './json-tokens.ts';

/** A mistake in a JSON text, in words for who mends it. */
export interface JsonMistake {
  readonly position: Position;
  readonly message: string;
}

/** What may come next: in a list `item`, in an object `name`, then `colon`. */
type Awaited = 'value' | 'item' | 'name' | 'colon' | 'comma' | 'nothing';

/** Mistakes to look for. What follows the first ones says little. */
const enough = 10;

/** Finds what keeps a text from being JSON of a dialect. Nesting of any depth costs no stack. */
export function jsonMistakes(text: string, dialect: JsonDialect): readonly JsonMistake[] {
  const reader = new JsonReader(dialect);
  for (const token of jsonTokens(text)) {
    reader.take(token);
    if (reader.isDone()) break;
  }
  return reader.finish();
}

class JsonReader {
  readonly #dialect: JsonDialect;
  readonly #open: JsonToken[] = [];
  /** Of brackets: a deleted one is the cause of most that follows. */
  readonly #causes: JsonMistake[] = [];
  readonly #others: JsonMistake[] = [];
  #awaited: Awaited = 'value';
  #last: JsonToken | undefined;
  /** The first bracket that was closed by one with less indentation, and so perhaps by that of another. */
  #misaligned: JsonMistake | undefined;
  #isCommented = false;
  #isOver = false;

  constructor(dialect: JsonDialect) {
    this.#dialect = dialect;
  }

  isDone(): boolean {
    return this.#isOver || this.#causes.length + this.#others.length >= enough;
  }

  take(token: JsonToken): void {
    if (token.kind === 'comment') {
      this.#comment(token);
      return;
    }
    if (this.#awaited === 'nothing') {
      this.#report(token, `${named(token)} after the end of the value`);
      this.#isOver = true;
    } else if (token.kind === '}' || token.kind === ']') this.#close(token, token.kind);
    else if (token.kind === ',') this.#comma(token);
    else if (token.kind === ':') this.#colon(token);
    else this.#value(token);
    this.#last = token;
  }

  finish(): readonly JsonMistake[] {
    const last = this.#last;
    const opener = this.#open.at(-1);
    if (last === undefined) {
      this.#others.push({ position: { row: 0, column: 0 }, message: 'has no value' });
    } else if (opener !== undefined && !this.isDone()) {
      const message = `the text ends before the ${named(opener)} of line ${lineOf(opener)} is closed`;
      this.#causes.push(this.#misaligned ?? { position: endOf(last), message });
    }
    return [...this.#causes, ...this.#others];
  }

  #comment(token: JsonToken): void {
    if (token.text.startsWith('/*') && !/^\/\*.*\*\/$/s.test(token.text)) {
      this.#report(token, 'a comment is never closed');
    } else if (!this.#dialect.comments && !this.#isCommented) {
      this.#report(token, `${this.#dialect.label} allows no comments`);
      this.#isCommented = true;
    }
  }

  #value(token: JsonToken): void {
    if (this.#awaited === 'comma' && this.#last !== undefined) {
      this.#others.push({
        position: endOf(this.#last),
        message: `a comma is missing before ${named(token)}`,
      });
      this.#next();
    }
    const isName = this.#awaited === 'name';
    if (this.#awaited === 'colon') this.#report(token, `a colon is missing before ${named(token)}`);
    const mistake = isName ? this.#nameMistake(token) : this.#scalarMistake(token);
    if (mistake !== undefined) this.#report(token, mistake);
    // What follows such a string is read with the wrong sides of its quotes.
    this.#isOver = unclosedString(token) !== undefined;
    if (token.kind === 'value') this.#awaited = isName ? 'colon' : this.#afterValue();
    else {
      this.#open.push(token);
      this.#next();
    }
  }

  #nameMistake(token: JsonToken): string | undefined {
    if (token.kind === 'value' && this.#dialect.isName(token.text)) return undefined;
    return (
      unclosedString(token) ??
      `a property name in double quotes is expected instead of ${named(token)}`
    );
  }

  #scalarMistake(token: JsonToken): string | undefined {
    if (token.kind !== 'value' || this.#dialect.isScalar(token.text)) return undefined;
    const unclosed = unclosedString(token);
    if (unclosed !== undefined) return unclosed;
    if (token.text.startsWith('"')) return 'an escape or a control character is not allowed here';
    if (token.text.startsWith("'")) return 'a string needs double quotes';
    return `${named(token)} is no value of ${this.#dialect.label}`;
  }

  #comma(token: JsonToken): void {
    if (this.#awaited !== 'comma') this.#report(token, 'a value is missing before the comma');
    this.#next();
  }

  #colon(token: JsonToken): void {
    if (this.#awaited !== 'colon') this.#report(token, 'unexpected `:`');
    this.#awaited = 'value';
  }

  #close(token: JsonToken, kind: '}' | ']'): void {
    const wants = kind === '}' ? '{' : '[';
    const at = this.#open.findLastIndex((opener) => opener.kind === wants);
    const opener = this.#open[at];
    if (opener === undefined) {
      this.#causes.push({ position: token.position, message: `unexpected ${named(token)}` });
      return;
    }
    this.#beforeCloser(token);
    for (const inner of this.#open.splice(at).slice(1)) {
      const message = `${named(inner)} is never closed before the ${named(token)} of line ${lineOf(token)}`;
      this.#causes.push({ position: inner.position, message });
    }
    if (token.indent >= 0 && token.indent < opener.lineIndent) {
      const message = `${named(opener)} seems not to be closed: the ${named(token)} of line ${lineOf(token)} is indented as that of an outer one`;
      this.#misaligned ??= { position: opener.position, message };
    }
    this.#awaited = this.#afterValue();
  }

  #beforeCloser(token: JsonToken): void {
    const last = this.#last;
    if (this.#awaited === 'value' || this.#awaited === 'colon') {
      this.#report(token, `a value is missing before ${named(token)}`);
    } else if (last?.kind === ',' && !this.#dialect.trailingCommas) {
      this.#report(last, `the comma before ${named(token)} must go`);
    }
  }

  /** After a comma or an opening bracket. */
  #next(): void {
    const inside = this.#open.at(-1)?.kind;
    this.#awaited = inside === '{' ? 'name' : inside === '[' ? 'item' : 'value';
  }

  #afterValue(): Awaited {
    return this.#open.length === 0 ? 'nothing' : 'comma';
  }

  #report({ position }: JsonToken, message: string): void {
    this.#others.push({ position, message });
  }
}

function unclosedString({ text }: JsonToken): string | undefined {
  const quote = text[0];
  if (quote !== '"' && quote !== "'") return undefined;
  const isClosed = text.length > 1 && text.endsWith(quote) && !/[^\\](?:\\\\)*\\.$/.test(text);
  return isClosed ? undefined : 'a string is not closed on its line';
}

function named({ text }: JsonToken): string {
  return /^["']/.test(text) ? 'the string' : `\`${text.slice(0, 40)}\``;
}

const lineOf = ({ position }: JsonToken) => position.row + 1;

function endOf({ text, position: { row, column } }: JsonToken): Position {
  return { row, column: column + text.length };
}
