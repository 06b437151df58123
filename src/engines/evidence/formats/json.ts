import { z } from 'zod';
import { groupedBy } from '../../text/index.ts';
import type { ReportedTest } from '../reading/index.ts';
import { reportedTest } from './reported-test.ts';

const jestReport = z.object({
  numFailedTests: z.number(),
  wasInterrupted: z.boolean().optional(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({
          ancestorTitles: z.array(z.string()),
          title: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()),
        }),
      ),
    }),
  ),
});

/** Returns the tests of a report of Jest or Vitest. Throws an error if the run did not come to its end. */
export function readJest(report: unknown): readonly ReportedTest[] {
  const { numFailedTests, wasInterrupted, testResults } = jestReport.parse(report);
  if (wasInterrupted === true) throw new Error('the run did not come to its end');
  const tests = testResults.flatMap(({ name: file, status, message, assertionResults }) => {
    const own = assertionResults.map((one) =>
      reportedTest({
        ...{ name: one.title, group: one.ancestorTitles.join(' > '), file },
        ...{ state: stateOf(one.status), message: one.failureMessages.join('\n') },
      }),
    );
    if (status !== 'failed' || own.some(isFailed)) return own;
    // It could not be loaded, or failed around its tests.
    return [...own, reportedTest({ name: file, group: undefined, file, state: 'failed', message })];
  });
  return requireAll(tests, numFailedTests);
}

const rspecReport = z.object({
  examples: z.array(
    z.object({
      full_description: z.string(),
      file_path: z.string(),
      status: z.string(),
      exception: z.object({ message: z.string().nullable() }).optional(),
    }),
  ),
  summary: z.object({ failure_count: z.number(), errors_outside_of_examples_count: z.number() }),
});

/** Returns the tests of a report of RSpec. Throws an error if a file could not be loaded: it does not say which. */
export function readRSpec(report: unknown): readonly ReportedTest[] {
  const { examples, summary } = rspecReport.parse(report);
  const tests = examples.map((one) =>
    reportedTest({
      ...{ name: one.full_description, group: undefined, file: one.file_path },
      ...{ state: stateOf(one.status), message: one.exception?.message ?? undefined },
    }),
  );
  return requireAll(tests, summary.failure_count + summary.errors_outside_of_examples_count);
}

const stateOf = (status: string): ReportedTest['state'] =>
  status === 'passed' || status === 'failed' ? status : 'skipped';

const isFailed = ({ state }: ReportedTest) => state === 'failed';

function requireAll(tests: readonly ReportedTest[], counted: number): readonly ReportedTest[] {
  const named = tests.filter(isFailed).length;
  if (counted > named) throw new Error(`it counts ${counted} failures and names ${named}`);
  return tests;
}

const goEvent = z.object({
  Action: z.string(),
  Package: z.string().optional(),
  Test: z.string().optional(),
  Output: z.string().optional(),
});

type GoEvent = z.infer<typeof goEvent>;

/** Returns the tests of what `go test -json` prints: an event in each line. */
export function readGo(lines: readonly unknown[]): readonly ReportedTest[] {
  const events = lines.map((line) => goEvent.parse(line));
  const packages = groupedBy(events, ({ Package = '' }) => Package);
  return [...packages].flatMap(([name, own]) => (name === '' ? [] : testsOf(name, own)));
}

/** A package that fails, and none of its tests, did not build or start. */
function testsOf(name: string, events: readonly GoEvent[]): readonly ReportedTest[] {
  const groups = groupedBy(events, ({ Test }) => Test);
  const tests = [...groups].flatMap(([test, own]) =>
    test === undefined ? [] : testOf(test, name, own),
  );
  const whole = testOf(name, undefined, groups.get(undefined) ?? []);
  const isExplained = whole.state !== 'failed' || tests.some(({ state }) => state === 'failed');
  return isExplained ? tests : [...tests, whole];
}

/** What has no end has failed. */
function testOf(name: string, group: string | undefined, events: readonly GoEvent[]): ReportedTest {
  const end = events.findLast(({ Action }) => /^(?:pass|fail|skip)$/.test(Action))?.Action;
  const printed = events.map(({ Output = '' }) => Output).filter((line) => !isFrame.test(line));
  return reportedTest({
    ...{ name, group, file: undefined, message: printed.join('') },
    state: end === 'pass' ? 'passed' : end === 'skip' ? 'skipped' : 'failed',
  });
}

/** Lines of the runner around what a test prints. */
const isFrame = /^ *(?:===|---) |^(?:FAIL|PASS|ok)\b/;
