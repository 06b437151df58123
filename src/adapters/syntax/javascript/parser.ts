import type { ParseError, ParserOptions, parse } from '@babel/parser';
import { findingAt, positionOf, type SyntaxFinding } from '../findings/index.ts';
import { optionsFor } from './dialects.ts';
import { literalMistakes, type Mistake } from './literals.ts';
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
    const mistakes = withinTime(limit, () => mistakesIn(parse, text, optionsFor(path, text)));
    return mistakes && toFindings(mistakes, text);
  };
}

/** What is wrong with a text; nothing if it is valid in one of the ways to read it. */
function mistakesIn(
  read: typeof parse,
  text: string,
  ways: readonly ParserOptions[],
): readonly Mistake[] {
  let common: readonly ParseError[] | undefined;
  for (const way of ways) {
    const first = fileOrError(() => read(text, { ...way, tokens: true }));
    if (!isParseError(first)) return literalMistakes(first.tokens ?? [], text);
    // Its imports say that it is a module, whose errors are known.
    if (common !== undefined && needsModule(first)) continue;
    const tolerant = fileOrError(() => read(text, { ...way, errorRecovery: true }));
    const errors = isParseError(tolerant) ? [tolerant] : (tolerant.errors ?? []);
    const isModule = errors.some(needsModule);
    // It forgets the errors that it went over if a later one stops it.
    const forgotten = errors.every(({ pos }) => pos !== first.pos) ? [first] : [];
    if (common === undefined || !isModule) common = sharedErrors([...forgotten, ...errors], common);
  }
  return (common ?? []).map((error) => ({ index: error.pos, message: messageOf(error, text) }));
}

const needsModule = ({ code }: ParseError) => code === 'BABEL_PARSER_SOURCETYPE_MODULE_REQUIRED';

/** Errors that are not about one way to read a text. If there are none, those of the first way. */
function sharedErrors(
  errors: readonly ParseError[],
  former: readonly ParseError[] = errors,
): readonly ParseError[] {
  const shared = former.filter((error) => errors.some(({ message }) => message === error.message));
  return shared.length === 0 ? former : shared;
}

/** What the parser returns, or the error that it throws. Other exceptions are thrown. */
function fileOrError<T>(read: () => T): T | ParseError {
  try {
    return read();
  } catch (error) {
    if (isParseError(error)) return error;
    throw error;
  }
}

function isParseError(error: unknown): error is ParseError {
  return error instanceof SyntaxError && 'pos' in error && 'reasonCode' in error;
}

function toFindings(mistakes: readonly Mistake[], text: string): readonly SyntaxFinding[] {
  const lines = text.split('\n');
  const first = mistakes.toSorted((a, b) => a.index - b.index).slice(0, maxFindings);
  return first.map(({ index, message }) => findingAt(lines, positionOf(text, index), message));
}
