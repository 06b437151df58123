import type { ParseError, ParserOptions, parse } from '@babel/parser';
import { findingAt, positionOf, type SyntaxFinding } from '../findings/index.ts';
import { optionsFor } from './dialects.ts';
import { messageOf } from './messages.ts';
import { withinTime } from './time.ts';

/** What is wrong with a text; `undefined` if the parser cannot tell. The path says which language it is. */
export type ScriptParser = (text: string, path: string) => readonly SyntaxFinding[] | undefined;

/** Findings for one text. */
const maxFindings = 10;

/** Characters per millisecond that the parser manages on the busiest machine, if the text is not malicious. */
const slowest = 100;

/** Loads the parser of JavaScript, TypeScript, JSX and Flow. It has `milliseconds` for a text, more for a large one. */
export async function loadScriptParser(milliseconds = 1_000): Promise<ScriptParser> {
  const { parse } = await import('@babel/parser');
  return (text, path) => {
    const limit = milliseconds + Math.ceil(text.length / slowest);
    const errors = withinTime(limit, () => errorsIn(parse, text, optionsFor(path, text)));
    return errors && toFindings(errors, text);
  };
}

/** The errors of a text; none if it is valid in one of the ways to read it. */
function errorsIn(
  read: typeof parse,
  text: string,
  ways: readonly ParserOptions[],
): readonly ParseError[] {
  let common: readonly ParseError[] | undefined;
  for (const way of ways) {
    const first = parseErrors(() => read(text, way).errors);
    if (first.length === 0) return [];
    const errors = parseErrors(() => read(text, { ...way, errorRecovery: true }).errors);
    const isModule = errors.some(({ code }) => code === 'BABEL_PARSER_SOURCETYPE_MODULE_REQUIRED');
    // It forgets the errors that it went over if a later one stops it.
    const forgotten = first.filter(({ pos }) => errors.every((error) => error.pos !== pos));
    if (common === undefined || !isModule) common = sharedErrors([...forgotten, ...errors], common);
  }
  return common ?? [];
}

/** Errors that are not about one way to read a text. If there are none, those of the first way. */
function sharedErrors(
  errors: readonly ParseError[],
  former: readonly ParseError[] = errors,
): readonly ParseError[] {
  const shared = former.filter((error) => errors.some(({ message }) => message === error.message));
  return shared.length === 0 ? former : shared;
}

/** The errors that the parser returns or throws. Other exceptions are thrown. */
function parseErrors(read: () => readonly ParseError[] | null): readonly ParseError[] {
  try {
    return read() ?? [];
  } catch (error) {
    if (isParseError(error)) return [error];
    throw error;
  }
}

function isParseError(error: unknown): error is ParseError {
  return error instanceof SyntaxError && 'pos' in error && 'reasonCode' in error;
}

function toFindings(errors: readonly ParseError[], text: string): readonly SyntaxFinding[] {
  const lines = text.split('\n');
  const first = errors.toSorted((a, b) => a.pos - b.pos).slice(0, maxFindings);
  return first.map((error) =>
    findingAt(lines, positionOf(text, error.pos), messageOf(error, text)),
  );
}
