import type { FoundProblem, SyntaxVerdict } from '../../../agent/ports.ts';

/** Something suspect at one place. `text`, the start of its line, identifies it after the line has moved. */
export interface SyntaxFinding {
  /** From 1. */
  readonly line: number;
  /** UTF-16 units, from 1. */
  readonly column: number;
  readonly message: string;
  readonly text: string;
}

/** Problems per verdict. The first ones are the cause, the others follow from them. */
const maxProblems = 5;

/** Characters to keep of a line: minified files have one line with findings in every word. */
const keptLength = 200;

/** A place in a text, counted from 0 as grammars do; columns are UTF-16 units. */
export interface Position {
  readonly row: number;
  readonly column: number;
}

/** Creates a finding at a place of a text that was split into `lines`. */
export function findingAt(
  lines: readonly string[],
  { row, column }: Position,
  message: string,
): SyntaxFinding {
  const text = (lines[row] ?? '').slice(0, keptLength).trim();
  return { line: row + 1, column: column + 1, message, text };
}

/** The place of a character, by its index in the text. */
export function positionOf(text: string, index: number): Position {
  const before = text.slice(0, index).split('\n');
  return { row: before.length - 1, column: before.at(-1)?.length ?? 0 };
}

/** The findings of `after` that `before` does not have, even if lines have moved. */
export function newFindings(
  before: readonly SyntaxFinding[],
  after: readonly SyntaxFinding[],
): readonly SyntaxFinding[] {
  const known = new Map<string, number>();
  for (const finding of before) known.set(idOf(finding), (known.get(idOf(finding)) ?? 0) + 1);
  return after.filter((finding) => {
    const left = known.get(idOf(finding)) ?? 0;
    known.set(idOf(finding), left - 1);
    return left <= 0;
  });
}

export function brokenVerdict(findings: readonly FoundProblem[]): SyntaxVerdict {
  return { kind: 'broken', problems: firstProblems(findings) };
}

/** The first few findings, without duplicates. */
export function firstProblems(findings: readonly FoundProblem[]): readonly FoundProblem[] {
  const unique = new Map(
    findings.map((finding) => [`${finding.line} ${finding.message}`, finding]),
  );
  const first = [...unique.values()].slice(0, maxProblems);
  return first.map(({ line, column, message }) => ({ line, column, message }));
}

const idOf = (finding: SyntaxFinding) => `${finding.message}\n${finding.text}`;
