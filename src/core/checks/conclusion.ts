import type { CheckFinding, CommandName, StartedCommand } from './check-results.ts';
import { tellingLine } from './shorten-output.ts';
import { testCounts } from './test-counts.ts';
import { checkedNothing, showsProblems, showsTests } from './tests-shown.ts';

/** A finding that does not count against a change. */
type Harmless = Extract<CheckFinding, { readonly kind: 'passed' | 'flaky' | 'tolerated' }>;

/**
 * Returns the finding with the counts of the run behind it, or that the run shows nothing: an exit code
 * alone does not say that a test ran, and neither does an output that is the same without the change.
 */
export function concludeFrom(
  command: CommandName,
  finding: Harmless,
  { output }: StartedCommand,
): CheckFinding {
  const isFailing = finding.kind === 'tolerated';
  const how = isFailing ? 'it fails in the same way without the change' : 'it exits with code 0';
  const failed = isFailing ? output : '';
  if (command === 'tests') {
    return showsTests(output)
      ? { ...finding, counts: testCounts(output) }
      : inconclusive(`${how}, and nothing shows that a test ran`, failed);
  }
  // Most linters print nothing if they find nothing.
  if (isFailing) {
    return showsProblems(output)
      ? finding
      : inconclusive(`${how}, and its output names no problem`, failed);
  }
  return checkedNothing(output)
    ? inconclusive(`${how}, and its output says that it checked no file`)
    : finding;
}

/** A finding that shows nothing, with the line of a failure's output that tells most. */
export function inconclusive(why: string, output = ''): CheckFinding {
  return { kind: 'inconclusive', why, said: tellingLine(output) || undefined };
}
