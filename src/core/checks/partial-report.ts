import { groupedBy } from '../text/index.ts';
import type { StartedCommand } from './check-results.ts';
import {
  countParts,
  type FailureMatch,
  identityOf,
  leastFailuresSaid,
  type ReadOutput,
  type ReportedTest,
  readOutput,
} from './reading/index.ts';
import type { TestRun } from './test-run.ts';

/**
 * Whether some of what failed in a run may be missing in what is `read` of it, since its command joins a runner that
 * writes a report with one that writes none: a failure of the other one could have become another unseen.
 */
export function isPartlyReported(
  { output, report }: StartedCommand,
  { source, counts }: TestRun,
  command: string,
): boolean {
  const reported = report?.tests.filter(({ state }) => state === 'failed') ?? [];
  if (reported.length === 0) return false;
  const read = readOutput(output);
  const printed = printedTests(read);
  const named = countAlike(printed, reported);
  if (source !== 'report') return named < reported.length;
  if (named < printed.length) return true;
  const isNameless = (read.counts?.failed ?? 0) > named;
  if (isNameless && read.counts?.run !== counts?.run) return true;
  const isSilent = named === 0 && !isNameless;
  if (countParts(output, command) > read.runners + (isSilent ? 1 : 0)) return true;
  return saysMore(read, reported, output);
}

/** Whether the words of a runner that is not known count failures that are not those of the report. */
function saysMore(read: ReadOutput, reported: readonly ReportedTest[], output: string): boolean {
  const unread = read.unread - read.problems.length;
  if (unread <= 0 || read.runners > 0) return unread > 0;
  const words = wordsOf(output);
  const areTheirs = reported.every(({ name }) => words.includes(titleOf(name)));
  return !areTheirs || leastFailuresSaid(output) > reported.length;
}

/** The failed tests on the consoles of known runners. A file without a test is added to what is reported. */
function printedTests({ tests }: ReadOutput): readonly FailureMatch[] {
  const own = tests.filter(({ isSuite }) => isSuite !== true);
  return [...groupedBy(own, identityOf).values()].flatMap((all) => all.slice(0, 1));
}

/** How many of the tests on a console are in a report, each as one. */
function countAlike(printed: readonly FailureMatch[], reported: readonly ReportedTest[]): number {
  const left = reported
    .map(({ name, file = '' }) => ({ all: wordsOf(`${file} ${name}`), title: titleOf(name) }))
    .sort((a, b) => a.all.length - b.all.length);
  const found = printed
    .map(({ name }) => ({ all: wordsOf(name), title: titleOf(name) }))
    .sort((a, b) => b.title.length - a.title.length)
    .filter((one) => {
      const at = left.findIndex(
        (other) => other.all.includes(one.title) || one.all.includes(other.title),
      );
      return at >= 0 && left.splice(at, 1).length > 0;
    });
  return found.length;
}

/** The innermost part of a name, as runners and reports join them in different ways. */
const titleOf = (name: string) => wordsOf(name.split(/ [>›] |: |::/).at(-1) ?? name);

/** A name of signs alone stays as it is. */
const wordsOf = (text: string) => ` ${(text.match(/[\p{L}\p{N}_$]+/gu) ?? [text]).join(' ')} `;
