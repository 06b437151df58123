import { parse, TomlError } from 'smol-toml';
import { phrase, problemAt, type SyntaxProblem } from '../problems/index.ts';

/** The first mistake that keeps a text from being TOML; `undefined` if it is nested too deeply to tell. */
export function tomlProblems(text: string): readonly SyntaxProblem[] | undefined {
  try {
    // Without a limit, the stack is one.
    parse(text, { maxDepth: Number.POSITIVE_INFINITY });
    return [];
  } catch (error) {
    if (!(error instanceof TomlError)) return undefined;
    const message = phrase(error.message.replace(/^Invalid TOML document: /, ''));
    return [
      problemAt(text.split('\n'), { row: error.line - 1, column: error.column - 1 }, message),
    ];
  }
}
