import { findingAt, type SyntaxFinding } from '../findings/index.ts';
import { isJson, type JsonDialect, jsonDialectOf, jsonDialects } from './json-dialects.ts';
import { jsonMistakes } from './json-reader.ts';

/** What keeps a text from being the JSON that its path promises. */
export function jsonFindings(text: string, path: string): readonly SyntaxFinding[] {
  return isJson(text) ? [] : findings(text, jsonDialectOf(path));
}

/** What keeps a text from being JSON with comments and trailing commas. */
export function jsoncFindings(text: string): readonly SyntaxFinding[] {
  return findings(text, jsonDialects.comments);
}

/** What keeps a text from being JSON5. */
export function json5Findings(text: string): readonly SyntaxFinding[] {
  return findings(text, jsonDialects.json5);
}

function findings(text: string, dialect: JsonDialect): readonly SyntaxFinding[] {
  const mistakes = jsonMistakes(text, dialect);
  const lines = mistakes.length > 0 ? text.split('\n') : [];
  return mistakes.map(({ position, message }) => findingAt(lines, position, message));
}
