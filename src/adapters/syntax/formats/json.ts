import { type ParseError, parse, printParseErrorCode } from 'jsonc-parser';
import { findingAt, positionOf, type SyntaxFinding } from '../findings/index.ts';

/** What keeps a text from being JSON. */
export function jsonFindings(text: string): readonly SyntaxFinding[] {
  const errors: ParseError[] = [];
  parse(text, errors, { disallowComments: true });
  const lines = text.split('\n');
  return errors.map(({ error, offset }) =>
    findingAt(lines, positionOf(text, offset), `is not JSON: ${printParseErrorCode(error)}`),
  );
}
