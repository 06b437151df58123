import type { CommandName, StartedCommand } from './command-result.ts';
import { countParts, type FailedTest, leastFailuresSaid, readOutput } from './reading/index.ts';
import type { ComparedFailures } from './same-failures.ts';
import type { TestRun } from './test-run.ts';

/** What two runs with a change and one without it say. */
export type ReadRuns = Readonly<Record<'first' | 'last' | 'base', TestRun>>;

/** Why failures with and without the change are neither the same nor new. */
export const doubts = {
  retried: 'a test of it fails first and passes when it is repeated',
  early: 'it ends at its first failure',
  nameless: 'its output names no failure',
  words: 'only words show what fails',
  unrun: 'nothing shows that a test ran',
  unclear: 'nothing shows that it fails in the same way',
  unnamed: 'its output does not name all that fails',
  unfinished: 'without it not every test ran',
  fewer: 'fewer tests ran with it',
  unreported:
    'not all that fails is in a report: let each runner of it write one, and name them in test-report',
} as const;

/** `new`: it fails because of the change; `undefined`: all of it failed before; else why that cannot be told. */
type Doubt = 'new' | keyof typeof doubts | undefined;

/** Returns whether failures that were found with and without the change are the same. */
export function findDoubt(command: CommandName, compared: ComparedFailures, runs: ReadRuns): Doubt {
  return command === 'tests' ? doubtOfTests(compared, runs) : doubtOfLint(compared, runs);
}

function doubtOfTests({ added, unclear }: ComparedFailures, { last, base }: ReadRuns): Doubt {
  if (!last.hasRun && !base.hasRun) return 'unrun';
  if (last.failed.length + base.failed.length === 0) return 'nameless';
  if (added.some((test) => !mayBeHidden(test, base, last))) {
    return unnamed(base) > 0 && unnamed(base) >= unnamed(last) + added.length ? 'unnamed' : 'new';
  }
  if (added.length > 0) return 'unfinished';
  if (unclear.length > 0) return 'unclear';
  if (last.failed.length === 0) return last.hasRun ? 'unnamed' : 'new';
  if (last.source !== 'report') return 'words';
  if (unnamed(last) > 0) return 'unnamed';
  if (last.isRetried) return 'retried';
  return runsFewer(last, base) ? 'fewer' : undefined;
}

/** A linter that names problems has no tests that could be missing. */
function doubtOfLint({ added, unclear }: ComparedFailures, { last, base }: ReadRuns): Doubt {
  if (last.failed.length + base.failed.length === 0) return 'nameless';
  if (added.length > 0) return base.end === undefined ? 'new' : 'unfinished';
  if (unclear.length > 0) return 'unclear';
  return last.failed.length === 0 ? 'new' : undefined;
}

/** Whether the base ended, or could not load a file, before this test could fail there. */
function mayBeHidden({ name }: FailedTest, base: TestRun, last: TestRun): boolean {
  if (base.end !== undefined || !base.hasRun) return true;
  const title = name.split(/ [>›] |: |::/).at(-1) ?? name;
  if (base.cut?.includes(title) === false && name !== last.end) return true;
  return base.failed.some(({ isSuite, name: suite }) => isSuite && name.includes(suite));
}

/** Whether a run counts fewer tests than the base. */
const runsFewer = ({ counts: now }: TestRun, { counts: before }: TestRun) =>
  before !== undefined && (now?.run ?? 0) < before.run;

/** How many failed tests a run counts that it does not name. */
function unnamed({ counts, failed }: TestRun): number {
  return Math.max(0, (counts?.failed ?? 0) - failed.length);
}

/** Whether a report would tell what the words do not. */
export const isUnread = (doubt: keyof typeof doubts) =>
  doubt === 'nameless' || doubt === 'words' || doubt === 'unrun' || doubt === 'unnamed';

/**
 * Whether some of what failed in a run may be missing in its report. It stands for a command of which no more parts run tests
 * than have a console that is known, and whose output neither names nor counts a failure that it lacks: a failure of another
 * runner could have become another unseen.
 */
export function isPartlyReported({ output, report }: StartedCommand, command: string): boolean {
  const reported = report?.tests.filter(({ state }) => state === 'failed') ?? [];
  if (reported.length === 0) return false;
  const { runners, tests } = readOutput(output);
  const said = leastFailuresSaid(output);
  if (countParts(output, command) > Math.max(1, runners.length) || said > reported.length)
    return true;
  const words = wordsOf(output);
  const known = reported.map(({ name, file = '' }) => ({
    all: wordsOf(`${file} ${name}`),
    title: titleOf(name),
  }));
  const isKnown = (name: string) =>
    known.some(({ all, title }) => all.includes(titleOf(name)) || wordsOf(name).includes(title));
  const printed = tests.filter(({ isSuite }) => isSuite !== true);
  if (printed.length > 0) return !printed.every(({ name }) => isKnown(name));
  return said > 0 && !known.every(({ title }) => words.includes(title));
}

/** The innermost part of a name, as runners and reports join them in different ways. */
const titleOf = (name: string) => wordsOf(name.split(/ [>›] |: |::/).at(-1) ?? name);

/** A name of signs alone stays as it is. */
const wordsOf = (text: string) => ` ${(text.match(/[\p{L}\p{N}_$]+/gu) ?? [text]).join(' ')} `;
