import type { Position } from '../findings/index.ts';

/** A piece of a JSON text: a bracket, a comma or a colon is its own kind. */
export interface JsonToken {
  readonly kind: '{' | '}' | '[' | ']' | ',' | ':' | 'comment' | 'value';
  readonly text: string;
  readonly position: Position;
  /** The indentation of its line, in characters; -1 if it is not the first token of its line. */
  readonly indent: number;
  /** The indentation of its line, wherever it stands in it. */
  readonly lineIndent: number;
}

/** White space, a comment, a string (to the end of the line if it is never closed), a word, or any character. */
const pieces =
  /[ \t\r\n]+|\/\/[^\n]*|\/\*.*?(?:\*\/|$)|"(?:[^"\\\n]|\\.)*"?|'(?:[^'\\\n]|\\.)*'?|[^\s{}[\],:"'/]+|./gs;

/** Splits a text into tokens, whether it is JSON or not. A byte order mark is none. */
export function* jsonTokens(text: string): Generator<JsonToken> {
  let [row, lineStart, lineIndent] = [0, 0, -1];
  for (const { 0: piece, index } of text.matchAll(pieces)) {
    const isToken = !/^[ \t\r\n]/.test(piece) && !(index === 0 && piece === '\ufeff');
    if (isToken) {
      const column = index - lineStart;
      const indent = lineIndent < 0 ? column : -1;
      if (lineIndent < 0) lineIndent = column;
      yield { kind: kindOf(piece), text: piece, position: { row, column }, indent, lineIndent };
    }
    const lastBreak = piece.lastIndexOf('\n');
    if (lastBreak < 0) continue;
    row += piece.split('\n').length - 1;
    [lineStart, lineIndent] = [index + lastBreak + 1, -1];
  }
}

function kindOf(piece: string): JsonToken['kind'] {
  switch (piece) {
    case '{':
    case '}':
    case '[':
    case ']':
    case ',':
    case ':':
      return piece;
    default:
      return /^\/[/*]/.test(piece) ? 'comment' : 'value';
  }
}
