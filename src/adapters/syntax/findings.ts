import type { SyntaxVerdict } from '../../agent/ports.ts';

/** Something suspect on one line. `text`, the start of the line, identifies it after the line has moved. */
export interface SyntaxFinding {
  readonly line: number;
  readonly message: string;
  readonly text: string;
}

/** Problems per verdict. The first ones are the cause, the others follow from them. */
const maxProblems = 5;

/** Characters to keep of a line: minified files have one line with findings in every word. */
const keptLength = 200;

/** Creates a finding on line `row` (from 0) of a text that was split into `lines`. */
export function findingAt(lines: readonly string[], row: number, message: string): SyntaxFinding {
  return { line: row + 1, message, text: (lines[row] ?? '').slice(0, keptLength).trim() };
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

/** The verdict for these findings: the first few, without duplicates. */
export function brokenVerdict(findings: readonly SyntaxFinding[]): SyntaxVerdict {
  const unique = new Map(
    findings.map((finding) => [`${finding.line} ${finding.message}`, finding]),
  );
  const problems = [...unique.values()].slice(0, maxProblems);
  return { kind: 'broken', problems: problems.map(({ line, message }) => ({ line, message })) };
}

const idOf = (finding: SyntaxFinding) => `${finding.message}\n${finding.text}`;
