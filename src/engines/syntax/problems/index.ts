import type { FoundProblem, SyntaxVerdict } from '../port/index.ts';

/** Something suspect at one place. `text`, the start of its line, identifies it after the line has moved. */
export interface SyntaxProblem {
  /** From 1. */
  readonly line: number;
  /** UTF-16 units, from 1. */
  readonly column: number;
  readonly message: string;
  readonly text: string;
  /** Whether it may well be meant: it is told to the reviewer, and asked of nobody. */
  readonly isDoubtful?: true;
}

/** Problems per verdict. The first ones are the cause, the others follow from them. */
const maxProblems = 5;

/** Characters to keep of a line: minified files have one line with problems in every word. */
const keptLength = 200;

/** A place in a text, counted from 0 as grammars do; columns are UTF-16 units. */
export interface Position {
  readonly row: number;
  readonly column: number;
}

/** Something at a place that people do not see, or take for something else. */
export interface Deception extends Position, Pick<SyntaxProblem, 'message' | 'isDoubtful'> {}

/** Something wrong in a text, by the index of its first UTF-16 unit. */
export interface Mistake {
  readonly index: number;
  readonly message: string;
}

/** Creates a problem at a place of a text that was split into `lines`. */
export function problemAt(
  lines: readonly string[],
  { row, column }: Position,
  message: string,
): SyntaxProblem {
  const text = (lines[row] ?? '').slice(0, keptLength).trim();
  return { line: row + 1, column: column + 1, message, text };
}

/** The place of a character, by its index in the text. */
export function positionOf(text: string, index: number): Position {
  const before = text.slice(0, index).split('\n');
  return { row: before.length - 1, column: before.at(-1)?.length ?? 0 };
}

/** The problems of `after` that `before` does not have, even if lines have moved. */
export function newProblems(
  before: readonly SyntaxProblem[],
  after: readonly SyntaxProblem[],
): readonly SyntaxProblem[] {
  const known = new Map<string, number>();
  for (const problem of before) known.set(idOf(problem), (known.get(idOf(problem)) ?? 0) + 1);
  return after.filter((problem) => {
    const left = known.get(idOf(problem)) ?? 0;
    known.set(idOf(problem), left - 1);
    return left <= 0;
  });
}

export function brokenVerdict(problems: readonly FoundProblem[]): SyntaxVerdict {
  return { kind: 'broken', problems: firstProblems(problems) };
}

/** The first few problems, without duplicates. */
export function firstProblems(problems: readonly FoundProblem[]): readonly FoundProblem[] {
  const unique = new Map(
    problems.map((problem) => [`${problem.line} ${problem.message}`, problem]),
  );
  const first = [...unique.values()].slice(0, maxProblems);
  return first.map(({ line, column, message }) => ({ line, column, message }));
}

const idOf = (problem: SyntaxProblem) => `${problem.message}\n${problem.text}`;

/** Characters to keep of a library's message, which may quote the text. */
const phraseLength = 160;

/** The first line of a library's message, as a phrase. */
export function phrase(message: string): string {
  const line = (message.split('\n', 1)[0] ?? '').trim().replace(/[.:]$/, '').slice(0, phraseLength);
  return /^[A-Z][a-z]/.test(line) ? line.slice(0, 1).toLowerCase() + line.slice(1) : line;
}
