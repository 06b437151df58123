import {
  type CheckFinding,
  type CommandResult,
  comparableCounts,
  findFailures,
  hasPassed,
  isProgramMissing,
  isSameOutput,
  newFailures,
  numberedNames,
  readOutput,
  readTestRun,
  repeatedFailures,
  type StartedCommand,
} from '../../engines/evidence/index.ts';
import { type Regression, whyInconclusive } from './check-results.ts';
import { namesFile, ownFailures, type TestFile } from './own-tests.ts';
import { adviseReport } from './reporters.ts';

/** The runs that show whether the tests in a change fail without the rest of it. */
export interface RegressionRuns {
  /** What the tests say about the whole change. */
  readonly finding: CheckFinding;
  /** The runs behind that finding, the deciding one last. */
  readonly heads: readonly CommandResult[];
  /** With only the tests of the change. */
  readonly red?: CommandResult | undefined;
  /** The same, repeated. */
  readonly redAgain?: CommandResult | undefined;
  /** Without any of the change. */
  readonly base?: CommandResult | undefined;
  /** With the whole change, but with unreadable tests. */
  readonly unreadable?: CommandResult | undefined;
}

/** A run that the result still needs. */
export type WantedRun = 'red' | 'redAgain' | 'base' | 'unreadable';

export type RegressionResult = Regression | { readonly kind: 'wanted'; readonly run: WantedRun };

const notShown = (why: string): Regression => ({ kind: 'not-shown', why });
const wanted = (run: WantedRun): RegressionResult => ({ kind: 'wanted', run });

/**
 * Decides whether the tests in a change, which are in `files`, fail without the rest of it. No other test
 * counts. Each must pass with the change, and fail twice unless it is new and the suite steady; where others fail
 * with the change, it must not fail on the base, either. What names no tests shows nothing.
 */
export function verifyRegression(
  runs: RegressionRuns,
  files: readonly TestFile[],
): RegressionResult {
  const { finding, red } = runs;
  if (finding.kind === 'not-run') return notShown('the tests were not run');
  if (finding.kind === 'failed') return notShown('the tests fail with the change');
  if (finding.kind === 'inconclusive' && !lastPassed(runs))
    return notShown(whyInconclusive(finding));
  if (red === undefined) return wanted('red');
  if (red.kind === 'not-run') return notShown(red.why);
  if (isProgramMissing(red)) return notShown('its tests cannot be run without the change');
  if (hasPassed(red)) return withoutFailure(runs, files, 'its tests also pass without the change');
  const { problems, ...named } = readOutput(red.output);
  const { source, failed } = readTestRun(red);
  const tests = source === 'report' ? failed : named.tests;
  const own = ownFailures(red, files);
  if (own.tests.length > 0) {
    const isSteady = finding.kind === 'passed' && own.tests.every(({ isNew }) => isNew);
    return verifyNamed(runs, files, isSteady);
  }
  if (own.hasSuite) return notShown('its tests cannot be loaded without the change');
  if (tests.every(({ isSuite }) => isSuite) && problems.length > 0) {
    return notShown('its tests do not build without the change');
  }
  const known = new Set(runs.heads.flatMap(findFailures));
  if (own.unowned.some((name) => !known.has(name))) {
    return notShown('tests fail without the change, but nothing shows that they are its own');
  }
  return tests.length === 0
    ? notShown(
        `without the change, it fails, and its output names no failure; ${adviseReport(red.output)}`,
      )
    : withoutFailure(runs, files, 'none of its tests fails without the change');
}

/**
 * The same of tests that people wrote before the change, which has none. They are named, and fail in each of these runs
 * without the change.
 */
export function verifyStanding(
  heads: readonly CommandResult[],
  bases: readonly CommandResult[],
): Regression {
  const none = notShown('the change has no test of its own');
  const started = bases.filter(isStarted);
  const last = started.at(-1);
  if (last === undefined || started.length < bases.length || started.some(hasPassed)) return none;
  const [first = [], again = first] = started.map((base) =>
    numberedNames(
      readTestRun(base).failed.filter(({ isSuite, isShared }) => !isSuite && !isShared),
    ),
  );
  const red = repeatedFailures(first, again);
  const tests = newFailures(red, heads.filter(isStarted).flatMap(findFailures));
  if (tests.length === 0) return none;
  return fewerTests(heads.at(-1), last) ?? { kind: 'shown', tests, isOfBase: true };
}

function lastPassed({ heads }: RegressionRuns): boolean {
  const last = heads.at(-1);
  return last !== undefined && hasPassed(last);
}

/** The tests of the change fail without it; in doubt, they must do so twice, unless that takes long. */
function verifyNamed(
  runs: RegressionRuns,
  files: readonly TestFile[],
  isSteady: boolean,
): RegressionResult {
  if (!isSteady && !isSlow(runs)) {
    if (runs.redAgain === undefined) return wanted('redAgain');
    if (runs.redAgain.kind === 'not-run') return notShown(runs.redAgain.why);
  }
  const reds = [runs.red, runs.redAgain].filter(isStarted);
  const [first = [], last = first] = reds.map((one) =>
    ownFailures(one, files).tests.map(({ name }) => name),
  );
  const red = repeatedFailures(first, last);
  if (red.length === 0) return notShown('its tests sometimes pass without the change');
  const heads = runs.heads.filter(isStarted);
  const green = repeatedFailures(first, newFailures(red, heads.flatMap(findFailures)));
  if (green.length === 0) return notShown('its tests sometimes fail with the change, too');
  if (runs.finding.kind === 'passed') {
    const tests = green.map(({ name }) => name);
    const fewer = reds.map((one) => fewerTests(heads.at(-1), one)).find(Boolean);
    return fewer ?? { kind: 'shown', tests };
  }
  const { base } = runs;
  if (base === undefined) return wanted('base');
  if (base.kind === 'not-run') return notShown(base.why);
  const added = newFailures(green, findFailures(base));
  if (added.length === 0) return notShown('its tests fail without any change, too');
  return fewerTests(heads.at(-1), base) ?? { kind: 'shown', tests: added };
}

/** Milliseconds of a run that is not repeated. */
export const tooSlowToRepeat = 60_000;

function isSlow({ heads, red }: RegressionRuns): boolean {
  return [...heads, red].filter(isStarted).some(({ elapsed }) => elapsed > tooSlowToRepeat);
}

/** Explains why no test of the change fails without it: `why`, unless the command does not run them. */
function withoutFailure(
  runs: RegressionRuns,
  files: readonly TestFile[],
  why: string,
): RegressionResult {
  const { finding, heads, unreadable } = runs;
  if (finding.kind === 'inconclusive') return notShown(whyInconclusive(finding));
  const isNamed = (head: StartedCommand) => files.some((file) => namesFile(head, file));
  if (heads.filter(isStarted).some(isNamed)) return notShown(why);
  if (unreadable === undefined) return wanted('unreadable');
  if (unreadable.kind === 'not-run') {
    return notShown(`${why}, or the test command does not run them`);
  }
  const isLoaded = lastPassed(runs) ? !hasPassed(unreadable) : failsOtherwise(unreadable, heads);
  return isLoaded ? notShown(why) : { kind: 'not-shown', why: unrun, isUnrun: true };
}

const unrun = 'its own tests were not run: the test command does not cover them';

/** Whether a run fails in another way than all those of a suite that always fails. */
function failsOtherwise(result: StartedCommand, others: readonly CommandResult[]): boolean {
  if (others.filter(isStarted).some(({ output }) => isSameOutput(output, result.output)))
    return false;
  const known = new Set(others.flatMap(findFailures));
  const failures = findFailures(result);
  return failures.some((name) => !known.has(name)) || !failures.some((name) => known.has(name));
}

/** A suite that runs fewer tests with the change proves nothing. */
function fewerTests(head: CommandResult | undefined, base: StartedCommand): Regression | undefined {
  if (head === undefined || !isStarted(head)) return undefined;
  const [now = 0, before = 0] = comparableCounts(head, base) ?? [];
  if (now >= before) return undefined;
  return notShown(`only ${now} tests run with the change, but ${before} without it`);
}

function isStarted(result: CommandResult | undefined): result is StartedCommand {
  return result !== undefined && result.kind !== 'not-run';
}
