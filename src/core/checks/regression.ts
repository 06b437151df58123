import type { CheckFinding, Regression } from './check-results.ts';
import type { CommandResult } from './command-result.ts';
import { hasPassed, isMissing } from './compare-with-base.ts';
import { failuresOf, repeated, unknownAmong } from './comparison.ts';
import { testCounts } from './counts.ts';
import { namedFailures } from './failures.ts';

/** The runs that show whether the tests of a change fail without the rest of it. */
export interface RegressionRuns {
  /** What the tests say of the whole change. */
  readonly finding: CheckFinding;
  /** The run that the finding was made of last. */
  readonly head: CommandResult;
  /** The tests of the change alone, without the rest of it. */
  readonly red?: CommandResult;
  /** The same once more. */
  readonly redAgain?: CommandResult;
  /** Without any of the change. */
  readonly base?: CommandResult;
}

/** A word on the tests of a change, or the run that is needed for it. */
export type RegressionResult =
  | Regression
  | { readonly kind: 'wanted'; readonly run: 'red' | 'redAgain' | 'base' };

const notShown = (why: string): Regression => ({ kind: 'not-shown', why });

/**
 * Whether tests of the change fail without the rest of it. They must be named and neither fail with the
 * change nor without its tests; a suite that says nothing by name must pass without them.
 */
export function verifyRegression(runs: RegressionRuns): RegressionResult {
  const { finding, red, redAgain, base } = runs;
  if (finding.kind === 'not-run') return notShown('the tests were not run');
  if (finding.kind === 'failed') return notShown('the tests fail with the change');
  if (red === undefined) return { kind: 'wanted', run: 'red' };
  if (red.kind === 'not-run') return notShown(red.why);
  if (hasPassed(red)) return notShown('its tests pass without the change, too');
  if (isMissing(red)) return notShown('its tests cannot be run without the change');
  // Where tests fail by chance, one red run shows nothing.
  if (finding.kind === 'flaky' && redAgain === undefined)
    return { kind: 'wanted', run: 'redAgain' };
  const last = redAgain ?? red;
  if (last.kind === 'not-run') return notShown(last.why);
  if (hasPassed(last))
    return notShown('its tests pass without the change, too, though not each time');
  if (base === undefined) return { kind: 'wanted', run: 'base' };
  if (base.kind === 'not-run') return notShown(base.why);
  return fewerTests(runs.head, base) ?? shown(runs, { red, last, base });
}

/** Evidence of a suite that has become smaller is worth nothing. */
function fewerTests(head: CommandResult, base: CommandResult): Regression | undefined {
  if (head.kind === 'not-run' || base.kind === 'not-run') return undefined;
  const [now, before] = [testCounts(head.output)?.run, testCounts(base.output)?.run];
  if (now === undefined || before === undefined || now >= before) return undefined;
  return notShown(`only ${now} tests are run with the change, and ${before} without it`);
}

interface Reds {
  readonly red: Exclude<CommandResult, { readonly kind: 'not-run' }>;
  readonly last: Exclude<CommandResult, { readonly kind: 'not-run' }>;
  readonly base: CommandResult;
}

function shown({ finding }: RegressionRuns, { red, last, base }: Reds): Regression {
  const { tests, faults } = namedFailures(last.output);
  if (tests.length === 0 && faults.length > 0) {
    return notShown('its tests do not build without the change');
  }
  const excused = 'failures' in finding ? finding.failures : [];
  const both = repeated(
    failuresOf(red),
    tests.map(({ name }) => name),
  );
  const own = unknownAmong(both, [...failuresOf(base), ...excused]);
  if (own.length > 0) return { kind: 'shown', tests: own };
  // Without names, only a suite that is green before and after can have turned red by these tests.
  const isGreenAround = hasPassed(base) && finding.kind === 'passed';
  if (isGreenAround && tests.length === 0) return { kind: 'shown', tests: [] };
  return notShown('without the change no test fails that did not fail before');
}
