import { labelledLines } from './labelled-lines.ts';
import { type SummaryForm, summaryForm, type TestCounts } from './summary-forms.ts';

/** Returns the test counts in an output's summaries; `undefined` if it has none. */
export function testCounts(output: string): TestCounts | undefined {
  const found = labelledLines(output)
    .map(({ text }) => text)
    .flatMap((line) => {
      const summary = summaryForm(line);
      return summary === undefined ? [] : [{ summary, ...counted(line, summary) }];
    });
  if (found.length === 0) return undefined;
  const largest = new Map<SummaryForm, TestCounts>();
  for (const { summary, run, failed } of found) {
    const known = largest.get(summary);
    if (summary.isTotal && (known === undefined || run >= known.run))
      largest.set(summary, { run, failed });
  }
  const sum = [...found.filter(({ summary }) => !summary.isTotal), ...largest.values()].reduce(
    (a, b) => ({ run: a.run + b.run, failed: a.failed + b.failed }),
    { run: 0, failed: 0 },
  );
  // What fails before the first test is no test of the runner, and any output can name any figures.
  const failed = Math.min(sum.failed, maxCount);
  return { run: Math.min(Math.max(sum.run, failed), maxCount), failed };
}

const maxCount = Number.MAX_SAFE_INTEGER;

function counted(line: string, { failed, passed, all, skipped }: SummaryForm): TestCounts {
  const fails = total(line, failed);
  const run = all ? total(line, all) - total(line, skipped) : total(line, passed) + fails;
  return { run, failed: fails };
}

function total(line: string, figure: RegExp | undefined): number {
  if (figure === undefined) return 0;
  return [...line.matchAll(figure)].reduce((sum, [, digits = '1']) => sum + Number(digits), 0);
}
