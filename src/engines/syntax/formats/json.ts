import {
  createScanner,
  type ParseError,
  type ParseOptions,
  parse,
  printParseErrorCode,
} from 'jsonc-parser';
import { parseJson } from '../../text/index.ts';
import { type Bracket, bracketProblems, bracketsOf, pairBrackets } from '../grammar/index.ts';
import { positionOf, problemAt, type SyntaxProblem } from '../problems/index.ts';

/** What keeps a text from being the JSON that its path promises; `undefined` if it is nested too deeply to tell. */
export function jsonProblems(text: string, path: string): readonly SyntaxProblem[] | undefined {
  const allowsComments = settings.some((pattern) => pattern.test(path.toLowerCase()));
  return allowsComments ? jsoncProblems(text) : problems(text, { disallowComments: true });
}

/** As `jsonProblems`, for JSON with comments and trailing commas. */
export function jsoncProblems(text: string): readonly SyntaxProblem[] | undefined {
  return problems(text, { allowTrailingComma: true });
}

/** Files whose programs read JSON with comments. */
const settings: readonly RegExp[] = [
  /\.(?:jsonc|code-workspace|code-snippets|babelrc|swcrc|eslintrc|jshintrc)$/,
  /(?:^|\/)\.(?:vscode|devcontainer|codesandbox|zed)\/(?:.*\/)?[^/]+\.json$/,
  /(?:^|\/)(?:.*[.-])?[tj]sconfig[^/]*\.json$/,
  /(?:^|\/)(?:appsettings|local\.settings|launchsettings|host)[^/]*\.json$/,
  /(?:^|\/)\.(?:babelrc|devcontainer|eslintrc|markdownlint|cspell|luarc)\.json$/,
  /(?:^|\/)(?:angular|api-extractor|babel\.config|biome|cspell|deno|global|language-configuration|nx|project|renovate|rush|tsdoc|tslint|turbo|typedoc|wrangler)\.json$/,
];

/** Mistakes to name. What follows the first ones says little. */
const enough = 10;

function problems(marked: string, dialect: ParseOptions): readonly SyntaxProblem[] | undefined {
  // A byte order mark is allowed, but the parsers do not know it.
  const text = marked.replace(/^\ufeff/, '');
  if (parseJson(text) !== undefined) return [];
  const errors: ParseError[] = [];
  try {
    parse(text, errors, dialect);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
  if (errors.length === 0) return [];
  const lines = text.split('\n');
  const mistakes = errors.slice(0, enough).map(({ error, offset, length }) => {
    const token = text.slice(offset, offset + Math.min(length, 40));
    const message = sentences[printParseErrorCode(error)];
    const place = token === '' ? 'at the end' : `at \`${token.split('\n', 1)}\``;
    return problemAt(lines, positionOf(text, offset), `${message}, ${place}`);
  });
  const unpaired = unpairedBrackets(text, lines);
  // They are the cause of most that follows.
  return unpaired.length === 0 ? mistakes : [...unpaired, ...mistakes.slice(0, 1)];
}

function unpairedBrackets(text: string, lines: readonly string[]): readonly SyntaxProblem[] {
  const scanner = createScanner(text, true);
  const brackets: Bracket[] = [];
  while (scanner.getPosition() < text.length) {
    scanner.scan();
    // A text or comment that is not closed hides brackets.
    if (scanner.getTokenError() !== 0) return [];
    const token = scanner.getTokenLength() === 1 ? (text[scanner.getTokenOffset()] ?? '') : '';
    const position = { row: scanner.getTokenStartLine(), column: scanner.getTokenStartCharacter() };
    brackets.push(...bracketsOf(token, position));
  }
  return bracketProblems(pairBrackets(brackets, lines), lines).slice(0, enough);
}

const sentences: Readonly<Record<ReturnType<typeof printParseErrorCode>, string>> = {
  InvalidSymbol: 'no value of JSON, in which names and texts need double quotes',
  InvalidNumberFormat: 'no number of JSON',
  PropertyNameExpected: 'a name in double quotes is missing, or the comma before must go',
  ValueExpected: 'a value is missing, or the comma before must go',
  ColonExpected: 'a colon is missing',
  CommaExpected: 'a comma is missing',
  CloseBraceExpected: 'a `}` is missing',
  CloseBracketExpected: 'a `]` is missing',
  EndOfFileExpected: 'nothing may follow the value',
  InvalidCommentToken: 'comments are not allowed in this file',
  UnexpectedEndOfComment: 'the comment is never closed',
  UnexpectedEndOfString: 'the string is not closed on its line',
  UnexpectedEndOfNumber: 'the number is not complete',
  InvalidUnicode: 'the string has an escape that JSON does not know',
  InvalidEscapeCharacter: 'the string has an escape that JSON does not know',
  InvalidCharacter: 'the string has a control character, which needs an escape',
  '<unknown ParseErrorCode>': 'no JSON',
};
