import {
  type BaseComparison,
  type CheckFinding,
  type CheckResults,
  type CommandName,
  type CommandResult,
  type ComparedRuns,
  compareWithBase,
  describeLimit,
  findTestFiles,
  firstLimit,
  foundNoTest,
  hasPassed,
  isRed,
  limitOf,
  onlyTests,
  type Regression,
  type RegressionResult,
  type RegressionRuns,
  type Runnable,
  testsTouched,
  verifyRegression,
  type WantedRun,
  withUnreadableTests,
} from '../../../core/checks/index.ts';
import { emptyPatch, type Patch, patchDigest, samePatch } from '../../../core/edits/index.ts';
import { attempts, type Run, stagedPatch } from '../../../core/run/index.ts';
import type { Checks } from '../../ports.ts';
import { type CommandContext, commandResult, type PerformStep } from '../context/index.ts';

/** Runs the project's own commands on the staged patch. */
export const runChecks: PerformStep = async (task, run, context) => {
  const patch = stagedPatch(run);
  const results = await checkPatch(patch, context);
  const isShort = task.reproduce === true && results.regression.kind === 'not-shown';
  const mayAsk = !hasAsked(run) && attempts(run) < context.rules.maxAttempts;
  const { isolation } = context.checks ?? noChecks;
  const wantsTest = isShort && !isRed(results) && mayAsk;
  return { kind: 'tested', results, isolation, wantsTest, digest: patchDigest(patch) };
};

const noChecks: Checks = {
  commands: [],
  isolation: '',
  prepare: async () => undefined,
  run: async () => ({ kind: 'not-run', why: 'there is no such command' }),
};

/** A test is asked for once: a fix without one is still a fix. */
function hasAsked({ steps }: Run): boolean {
  return steps.some((step) => step.kind === 'tested' && step.wantsTest);
}

/**
 * Returns what the project's own commands say about a patch; every end of a command is a value. Rejects
 * when aborted. Throws UserError for configuration problems.
 */
export async function checkPatch(patch: Patch, context: CommandContext): Promise<CheckResults> {
  const { checks = noChecks } = context;
  const run: RunCommand = (what, applied, nth) =>
    commandResult(what, { patch: applied, nth, on: variantOf(applied, patch, nth) }, context);
  const commands = new Set(checks.commands.map(({ name }) => name));
  const unset = (name: CommandName) =>
    notRun(commands.size === 0 ? 'no command is set' : unsetCommands[name]);
  const lint = commands.has('lint') ? await compare('lint', patch, run) : unset('lint');
  if (!commands.has('tests')) return withoutTests(lint, unset('tests'));
  if (lint.kind === 'failed') return withoutTests(lint, notRun(lintFailed));
  const all = await compare('tests', patch, run);
  if (checks.testFilesCommand === undefined || all.kind === 'failed')
    return { lint, ...(await withRegression(all, patch, run)) };
  return { lint, ...(await withOwnTests(all, patch, run)) };
}

/** What a command runs on, if it is not the patch for the first time. */
function variantOf(applied: Patch, patch: Patch, nth: 0 | 1): string | undefined {
  if (applied.size === 0) return 'without the change';
  if (applied !== patch) return 'with a part of the change';
  return nth === 1 ? 'again' : undefined;
}

type Tested = Pick<CheckResults, 'tests' | 'regression'>;

/** A silent command that tests of the change turn red runs tests. */
async function withRegression(all: CheckFinding, patch: Patch, run: RunCommand): Promise<Tested> {
  const regression = await regressionOf(patch, all, run);
  const isShown = all.kind === 'inconclusive' && regression.kind === 'shown';
  return { tests: isShown ? { kind: 'passed' } : all, regression };
}

/** Runs the tests of the change by name, whether or not the command for all tests covers them. */
async function withOwnTests(all: CheckFinding, patch: Patch, run: RunCommand): Promise<Tested> {
  const own = findTestFiles(patch);
  const runOwn: RunCommand = async (_, applied, nth) => {
    const testFiles = own.flatMap(({ path, before }) =>
      existsIn(path, before, applied) ? [path] : [],
    );
    return testFiles.length === 0 ? noTests : run({ testFiles }, applied, nth);
  };
  // What looks like a test may be its data, which no runner takes by name.
  const first = await runOwn('tests', patch, 0);
  if (first.kind === 'exited' && foundNoTest(first.output)) return withRegression(all, patch, run);
  const finding = own.length === 0 ? all : await compare('tests', patch, runOwn);
  if (finding.kind === 'failed') return { tests: finding, regression: notShown(ownFail) };
  const regression = await regressionOf(patch, finding, runOwn);
  return { tests: all, regression };
}

const ownFail = 'its own tests fail with the change';

/** What no test prints. */
const noTests: CommandResult = { kind: 'exited', code: 0, output: '', elapsed: 0 };

/** Whether a file exists with a patch applied. */
function existsIn(path: string, before: string | null, applied: Patch): boolean {
  const change = [...applied.values()].find((one) => one.path === path);
  return (change === undefined ? before : change.after) !== null;
}

const lintFailed = 'the lint command fails because of the change, and comes first';

const notRun = (why: string): CheckFinding => ({ kind: 'not-run', why });
const unsetCommands: Readonly<Record<CommandName, string>> = {
  lint: 'lint-command is not set',
  tests: 'test-command is not set',
};
const notShown = (why: string): Regression => ({ kind: 'not-shown', why });

function withoutTests(lint: CheckFinding, tests: CheckFinding): CheckResults {
  return { lint, tests, regression: notShown('the tests were not run') };
}

/** Runs a command on a patch for the first (0) or second (1) time; a known result is not run again. */
type RunCommand = (what: Runnable, patch: Patch, nth: 0 | 1) => Promise<CommandResult>;

async function compare(command: CommandName, patch: Patch, run: RunCommand): Promise<CheckFinding> {
  let runs: ComparedRuns = { command, head: await run(command, patch, 0) };
  let comparison: BaseComparison = compareWithBase(runs);
  while (comparison.kind === 'wanted') {
    const isAgain = comparison.run === 'again';
    const result = await (isAgain ? run(command, patch, 1) : run(command, emptyPatch, 0));
    runs = { ...runs, [comparison.run]: result };
    comparison = compareWithBase(runs);
  }
  return comparison;
}

async function regressionOf(
  patch: Patch,
  finding: CheckFinding,
  run: RunCommand,
): Promise<Regression> {
  if (!testsTouched(patch)) return notShown('the change has no test of its own');
  const tests = onlyTests(patch);
  if (samePatch(tests, patch)) return notShown('the change is of tests alone');
  const files = findTestFiles(patch);
  const heads = await knownRuns(patch, finding, run);
  const stopped = firstLimit(...heads);
  if (stopped !== undefined) return notShown(`it ${describeLimit(stopped)} with the change`);
  const perform: Readonly<Record<WantedRun, () => Promise<CommandResult>>> = {
    headAgain: () => run('tests', patch, 1),
    red: () => run('tests', tests, 0),
    // What was stopped at its limit would take as long again.
    redAgain: async () => (limitOf(runs.red) ? runs.red : undefined) ?? run('tests', tests, 1),
    base: () => run('tests', emptyPatch, 0),
    unreadable: () => run('tests', withUnreadableTests(patch), 0),
  };
  let runs: RegressionRuns = { finding, heads };
  let regression: RegressionResult = verifyRegression(runs, files);
  while (regression.kind === 'wanted') {
    runs = { ...runs, [regression.run]: await perform[regression.run]() };
    regression = verifyRegression(runs, files);
  }
  return withLimit(regression, runs);
}

/** Says of a regression at which limit a run without the fix was stopped. */
function withLimit(regression: Regression, { red, base }: RegressionRuns): Regression {
  const limit = firstLimit(red, base);
  if (limit === undefined) return regression;
  if (regression.kind === 'shown') return { ...regression, limit };
  return {
    ...regression,
    limit,
    why: `${regression.why}; without the fix, it ${describeLimit(limit)}`,
  };
}

/** The runs behind a finding that may show a regression. They are known, so no command runs again. */
async function knownRuns(
  patch: Patch,
  { kind }: CheckFinding,
  run: RunCommand,
): Promise<readonly CommandResult[]> {
  if (kind === 'failed' || kind === 'not-run') return [];
  const first = await run('tests', patch, 0);
  if (hasPassed(first) || limitOf(first) !== undefined) return [first];
  return [first, await run('tests', patch, 1)];
}
