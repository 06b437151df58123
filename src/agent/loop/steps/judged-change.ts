import {
  findTestFiles,
  type OldTestRuns,
  type PatchParts,
  type Regression,
  type RegressionResult,
  type RegressionRuns,
  type Runnable,
  splitPatch,
  tooSlowToRepeat,
  verifyRegression,
  verifyStanding,
  type WantedRun,
  withUnreadableTests,
  writesTests,
} from '../../../core/proof/index.ts';
import { emptyPatch, type Patch } from '../../../engines/edits/index.ts';
import {
  type CheckFinding,
  type CommandResult,
  describeTimeLimit,
  firstTimeLimit,
  hasPassed,
  timeLimitOf,
} from '../../../engines/evidence/index.ts';

/** Runs a command on a patch; a known result is not run again. `why` is for people, missing for the change itself. */
export type RunCommand = (
  what: Runnable,
  patch: Patch,
  nth?: 0 | 1,
  why?: string,
) => Promise<CommandResult>;

/** A change, and how the tests that judge it are run. */
export interface JudgedChange {
  readonly patch: Patch;
  /** The text of the command for all tests. */
  readonly command: string;
  /** That of the command for certain files. */
  readonly filesCommand?: string | undefined;
  readonly run: RunCommand;
  /** Runs all tests, if `run` runs those of the change alone. */
  readonly all?: RunCommand | undefined;
}

/** Why each run is made. */
const reasons = {
  again: 'again: it failed',
  base: 'without the change: did it fail before?',
  baseAgain: 'without the change, again: it failed',
  old: 'with the tests as they were: do they still pass?',
  oldAgain: 'with the tests as they were, again: they failed',
  red: 'with the tests of the change alone: do they fail?',
  redAgain: 'with the tests of the change alone, again: they failed',
  unreadable: 'with unreadable tests: are they run at all?',
} as const satisfies Readonly<
  Record<WantedRun | Exclude<keyof OldTestRuns, 'head'> | 'again' | 'baseAgain', string>
>;

/** Runs a command as often as a comparison wants to. */
export function runsOf({ patch, command, run }: JudgedChange) {
  const { tests, settings } = splitPatch(patch, command);
  const without = (part: Patch) => new Map([...patch].filter(([path]) => !part.has(path)));
  const code = new Map([...without(tests)].filter(([path]) => !settings.has(path)));
  const on: Readonly<Record<keyof typeof reasons, readonly [Patch, 0 | 1]>> = {
    again: [patch, 1],
    base: [emptyPatch, 0],
    baseAgain: [emptyPatch, 1],
    old: [code, 0],
    oldAgain: [code, 1],
    red: [tests, 0],
    redAgain: [tests, 1],
    unreadable: [withUnreadableTests(patch), 0],
  };
  return (which: keyof typeof reasons, what: Runnable) => run(what, ...on[which], reasons[which]);
}

/** Whether the tests of a change fail without the rest of it. */
export async function judgeRegression(
  change: JudgedChange,
  finding: CheckFinding,
): Promise<Regression> {
  const parts = splitPatch(change.patch, change.command);
  if (!writesTests(parts.tests)) return judgeStanding(change, finding, parts);
  if (parts.code.size + parts.settings.size === 0) return notShown('the change is of tests alone');
  const files = findTestFiles(change.patch);
  const runOn = runsOf(change);
  let runs: RegressionRuns = { finding, heads: await knownRuns(change, finding) };
  const stopped = firstTimeLimit(...runs.heads);
  if (stopped !== undefined) return notShown(`it ${describeTimeLimit(stopped)} with the change`);
  let regression: RegressionResult = verifyRegression(runs, files);
  while (regression.kind === 'wanted') {
    const { run } = regression;
    // What was stopped at its limit would take as long again.
    const isKnown = run === 'redAgain' && timeLimitOf(runs.red) !== undefined;
    runs = { ...runs, [run]: isKnown ? runs.red : await runOn(run, 'tests') };
    regression = verifyRegression(runs, files);
  }
  return appendLimit(regression, runs);
}

/** Whether a change of code alone turns tests green that stood red in the repository. */
async function judgeStanding(
  change: JudgedChange,
  finding: CheckFinding,
  { tests, settings }: PatchParts,
): Promise<Regression> {
  const heads = await knownRuns(change, finding);
  const [runOn, isOfCode] = [runsOf(change), tests.size + settings.size === 0];
  const isShown = finding.kind === 'passed' || finding.kind === 'tolerated';
  const isSlow = heads.some((head) => head.kind !== 'not-run' && head.elapsed > tooSlowToRepeat);
  const base = isOfCode && isShown && !isSlow ? [await runOn('base', 'tests')] : [];
  const once = verifyStanding(heads, base);
  if (once.kind === 'not-shown') return once;
  return verifyStanding(heads, [...base, await runOn('baseAgain', 'tests')]);
}

/** Says of a regression at which limit a run without the fix was stopped. */
function appendLimit(regression: Regression, { red, base }: RegressionRuns): Regression {
  const limit = firstTimeLimit(red, base);
  if (limit === undefined) return regression;
  if (regression.kind === 'shown') return { ...regression, limit };
  const why = `${regression.why}; without the fix, it ${describeTimeLimit(limit)}`;
  return { ...regression, limit, why };
}

export const notShown = (why: string): Regression => ({ kind: 'not-shown', why });

/** The runs behind a finding that may show a regression. They are known, so no command runs again. */
export async function knownRuns(
  { patch, run }: JudgedChange,
  { kind }: CheckFinding,
): Promise<readonly CommandResult[]> {
  if (kind === 'failed' || kind === 'not-run') return [];
  const first = await run('tests', patch);
  if (hasPassed(first) || timeLimitOf(first) !== undefined) return [first];
  return [first, await run('tests', patch, 1, reasons.again)];
}
