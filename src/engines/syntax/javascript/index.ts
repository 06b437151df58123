import { createContext, Script } from 'node:vm';
import type { ParseError, ParserOptions, parse } from '@babel/parser';
import { type Mistake, positionOf, problemAt, type SyntaxProblem } from '../problems/index.ts';
import { optionsFor, withoutUnknown } from './dialects.ts';

/** What is wrong with a text; `undefined` if the parser cannot tell. The path says which language it is. */
export type ScriptParser = (text: string, path: string) => readonly SyntaxProblem[] | undefined;

/** Problems for one text. */
const maxProblems = 10;

/** Characters per millisecond that the parser manages on the busiest machine, if the text is not malicious. */
const slowest = 100;

/** Loads the parser of JavaScript, TypeScript, JSX and Flow. It has `milliseconds` for a text, more for a large one. */
export async function loadScriptParser(milliseconds = 1_000): Promise<ScriptParser> {
  const { parse } = await import('@babel/parser');
  return (text, path) => {
    const limit = milliseconds + Math.ceil(text.length / slowest);
    const mistakes = withinTime(limit, () => {
      const ways = optionsFor(path, text);
      const found = mistakesIn(parse, text, ways);
      const known = found.length === 0 ? text : withoutUnknown(text, path);
      return known === text ? found : mistakesIn(parse, known, ways);
    });
    return mistakes && toProblems(mistakes, text);
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

function toProblems(mistakes: readonly Mistake[], text: string): readonly SyntaxProblem[] {
  const lines = text.split('\n');
  const first = mistakes.toSorted((a, b) => a.index - b.index).slice(0, maxProblems);
  return first.map(({ index, message }) => problemAt(lines, positionOf(text, index), message));
}

/** Characters of a message. It may quote long names. */
const maxLength = 160;

/** Where the parser's own words name its options, or do not say what is wrong. By its code of the error. */
const wordings: Readonly<Record<string, (found: string, words: string) => string>> = {
  UnexpectedToken: (found, words) => {
    const expected = /expected "(.+)"$/.exec(words)?.[1];
    return `unexpected ${found}${expected === undefined ? '' : `, expected \`${expected}\``}`;
  },
  MissingSemicolon: (found) => `unexpected ${found} after the end of a statement`,
  IllegalBreakContinue: (found) => `${found} is not in a loop, or has an unknown label`,
  UnterminatedJsxContent: () => 'a JSX tag is not closed, or closed by another one',
  ImportOutsideModule: (found) => `${found} at the top of a file that is no module`,
  ImportMetaOutsideModule: (found) => `${found} in a file that is no module`,
  MissingPlugin: (found) => `unexpected ${found}: not valid in a file of this kind`,
  MissingOneOfPlugins: (found) => `unexpected ${found}: not valid in a file of this kind`,
};

/** What is wrong, in words that do not mention the parser. */
function messageOf({ reasonCode, message, pos }: ParseError, text: string): string {
  const [first = ''] = message.replace(/ \(\d+:\d+\)$/, '').split('\n');
  const words = first
    .replace(/\.$/, '')
    .replace(/^[A-Z](?=[a-z ])/, (letter) => letter.toLowerCase());
  const wording = wordings[reasonCode];
  return (wording?.(tokenAt(text, pos), words) ?? words).slice(0, maxLength);
}

/** The word or the character from a place on. */
function tokenAt(text: string, index: number): string {
  const rest = text.slice(index, index + 1_000).trimStart();
  const token = /^(?:[\p{L}\p{N}_$#@]{1,40}|.)/su.exec(rest)?.[0];
  return token === undefined ? 'end of the file' : `\`${token}\``;
}

const script = new Script('task()');
const realm = { task: () => {} };
let isReady = false;

/** Runs the task; `undefined` if it throws, or is not done in time. It must leave nothing half done behind. */
function withinTime<T>(milliseconds: number, task: () => T): T | undefined {
  let result: T | undefined;
  realm.task = () => {
    result = task();
  };
  if (!isReady) createContext(realm);
  isReady = true;
  try {
    // The one way to end a function from outside: it need not know of the limit.
    script.runInContext(realm, { timeout: milliseconds });
    return result;
  } catch {
    return undefined;
  }
}

/** A token as the parser lists it, as far as it is read here. */
interface Token {
  readonly type: { readonly label: string };
  readonly value?: unknown;
  readonly start: number;
  readonly end: number;
}

/** Mistakes inside of tokens, into which the parser does not look: text between JSX tags, regular expressions. */
function literalMistakes(tokens: readonly Token[], text: string): readonly Mistake[] {
  return tokens.flatMap(({ type, value, start, end }) => {
    if (type.label === 'jsxText') return strayBrace(text.slice(start, end), start);
    return type.label === 'regexp' ? patternMistakes(value, start) : [];
  });
}

/** Compilers refuse the brace, which is mostly what remains of an expression. A lone `>` is common and harmless. */
function strayBrace(content: string, start: number): readonly Mistake[] {
  const index = content.indexOf('}');
  const message = "`}` in the text of an element: its `{` is missing, or it must be `{'}'}`";
  return index < 0 ? [] : [{ index: start + index, message }];
}

/** What every engine refuses in a regular expression. Older ones refuse more than that: what they do not know. */
const refused =
  /(?:Unterminated (?:group|character class)|Unmatched '\)'|Nothing to repeat|Lone quantifier brackets|Range out of order|numbers out of order)[^:/]*$/;

function patternMistakes(value: unknown, index: number): readonly Mistake[] {
  if (!isPattern(value)) return [];
  try {
    new RegExp(value.pattern, value.flags);
    return [];
  } catch (error) {
    const words = refused.exec(String(error))?.[0];
    if (words === undefined) return [];
    const message = words.replace(/^[A-Z]/, (letter) => letter.toLowerCase());
    return [{ index, message: `${message} in a regular expression` }];
  }
}

function isPattern(value: unknown): value is { readonly pattern: string; readonly flags: string } {
  return typeof value === 'object' && value !== null && 'pattern' in value && 'flags' in value;
}
