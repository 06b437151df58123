import {
  type CheckFinding,
  type CommandResult,
  hasPassed,
  isMissing,
  type Regression,
  type StartedCommand,
} from './check-results.ts';
import { failuresOf, namedFailures } from './failures.ts';
import { newFailures, repeatedFailures } from './normalize-output.ts';
import { testCounts } from './test-counts.ts';

/** The runs that show whether the tests in a change fail without the rest of it. */
export interface RegressionRuns {
  /** What the tests say about the whole change. */
  readonly finding: CheckFinding;
  /** The last run behind that finding. */
  readonly head: CommandResult;
  /** With only the tests of the change. */
  readonly red?: CommandResult | undefined;
  /** The same, repeated. */
  readonly redAgain?: CommandResult | undefined;
  /** Without any of the change. */
  readonly base?: CommandResult | undefined;
}

/** The result, or the run that it still needs. */
export type RegressionResult =
  | Regression
  | { readonly kind: 'wanted'; readonly run: 'red' | 'redAgain' | 'base' };

const notShown = (why: string): Regression => ({ kind: 'not-shown', why });

/**
 * Decides whether the tests in a change fail without the rest of it. Each must have a name, pass with the
 * change, and not fail on the base; a suite that names no tests must pass both with the change and on
 * the base.
 */
export function verifyRegression(runs: RegressionRuns): RegressionResult {
  const { finding, red, redAgain, base } = runs;
  if (finding.kind === 'not-run') return notShown('the tests were not run');
  if (finding.kind === 'failed') return notShown('the tests fail with the change');
  if (red === undefined) return { kind: 'wanted', run: 'red' };
  if (red.kind === 'not-run') return notShown(red.why);
  if (hasPassed(red)) return notShown('its tests also pass without the change');
  if (isMissing(red)) return notShown('its tests cannot be run without the change');
  // In a flaky suite, a single failing run shows nothing.
  if (finding.kind === 'flaky' && redAgain === undefined) {
    return { kind: 'wanted', run: 'redAgain' };
  }
  const last = redAgain ?? red;
  if (last.kind === 'not-run') return notShown(last.why);
  if (hasPassed(last)) return notShown('its tests sometimes pass without the change');
  if (base === undefined) return { kind: 'wanted', run: 'base' };
  if (base.kind === 'not-run') return notShown(base.why);
  return fewerTests(runs.head, base) ?? compareRed(finding, { red, last, base });
}

/** A suite that runs fewer tests with the change proves nothing. */
function fewerTests(head: CommandResult, base: StartedCommand): Regression | undefined {
  if (head.kind === 'not-run') return undefined;
  const [now, before] = [testCounts(head.output)?.run, testCounts(base.output)?.run];
  if (now === undefined || before === undefined || now >= before) return undefined;
  return notShown(`only ${now} tests run with the change, but ${before} without it`);
}

function compareRed(
  finding: CheckFinding,
  { red, last, base }: Readonly<Record<'red' | 'last' | 'base', StartedCommand>>,
): Regression {
  const { tests, problems } = namedFailures(last.output);
  if (tests.length === 0 && problems.length > 0) {
    return notShown('its tests do not build without the change');
  }
  const tolerated = 'failures' in finding ? finding.failures : [];
  const repeated = repeatedFailures(
    failuresOf(red),
    tests.map(({ name }) => name),
  );
  const added = newFailures(repeated, [...failuresOf(base), ...tolerated]);
  if (added.length > 0) return { kind: 'shown', tests: added };
  // Without names, the tests are the cause only if the suite passes both before and after the change.
  const isGreenAround = hasPassed(base) && finding.kind === 'passed';
  if (isGreenAround && tests.length === 0) return { kind: 'shown', tests: [] };
  return notShown('without the change, no test fails that did not fail before');
}
