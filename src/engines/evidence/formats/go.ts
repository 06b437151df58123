import { z } from 'zod';
import { groupedBy } from '../../text/index.ts';
import type { ReportedTest } from '../reading/index.ts';
import { reportedTest } from './reported-test.ts';

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
