import { parse, TomlError } from 'smol-toml';
import { findingAt, type SyntaxFinding } from '../findings/index.ts';
import { phrase } from './phrase.ts';

/** The first mistake that keeps a text from being TOML; `undefined` if it is nested too deeply to tell. */
export function tomlFindings(text: string): readonly SyntaxFinding[] | undefined {
  try {
    // Without a limit, the stack is one.
    parse(text, { maxDepth: Number.POSITIVE_INFINITY });
    return [];
  } catch (error) {
    if (!(error instanceof TomlError)) return undefined;
    const message = phrase(error.message.replace(/^Invalid TOML document: /, ''));
    return [
      findingAt(text.split('\n'), { row: error.line - 1, column: error.column - 1 }, message),
    ];
  }
}
