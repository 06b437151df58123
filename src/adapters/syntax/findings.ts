import type { SyntaxVerdict } from '../../agent/ports.ts';

/** Something suspect on one line. By `text`, the line's beginning, it is known again after a move. */
export interface Finding {
  readonly line: number;
  readonly message: string;
  readonly text: string;
}

/** Problems that one verdict names: the first ones are the cause, the others follow from them. */
const mostProblems = 5;

/** Characters kept of a line: minified files have one line and a finding in every word of it. */
const keptLength = 200;

/** A finding on the line `row` (from 0) of a text that was split into `lines`. */
export function findingAt(lines: readonly string[], row: number, message: string): Finding {
  return { line: row + 1, message, text: (lines[row] ?? '').slice(0, keptLength).trim() };
}

/** The findings of `after` that `before` does not have, however far they have moved. */
export function newFindings(
  before: readonly Finding[],
  after: readonly Finding[],
): readonly Finding[] {
  const known = new Map<string, number>();
  for (const finding of before) known.set(nameOf(finding), (known.get(nameOf(finding)) ?? 0) + 1);
  return after.filter((finding) => {
    const left = known.get(nameOf(finding)) ?? 0;
    known.set(nameOf(finding), left - 1);
    return left <= 0;
  });
}

/** The verdict that names these findings, the first few of them and each once. */
export function broken(findings: readonly Finding[]): SyntaxVerdict {
  const named = new Map(findings.map((finding) => [`${finding.line} ${finding.message}`, finding]));
  const problems = [...named.values()].slice(0, mostProblems);
  return { kind: 'broken', problems: problems.map(({ line, message }) => ({ line, message })) };
}

const nameOf = (finding: Finding) => `${finding.message}\n${finding.text}`;
