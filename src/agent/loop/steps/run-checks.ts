import {
  adviseReport,
  type CheckResults,
  compareWithOldTests,
  findTestFiles,
  findTouchedTests,
  findWeakenings,
  isRed,
  namesAllFiles,
  type OldTestRuns,
  type OldTestsResult,
  type PatchParts,
  splitPatch,
  touchesOldTests,
  type Weakening,
} from '../../../core/proof/index.ts';
import { attempts, type Run, stagedPatch } from '../../../core/run/index.ts';
import { type Patch, patchDigest } from '../../../engines/edits/index.ts';
import {
  type CheckFinding,
  type CommandName,
  type CommandResult,
  type ComparedRuns,
  compareRuns,
  foundNoTest,
  type RunComparison,
} from '../../../engines/evidence/index.ts';
import type { Checks } from '../../ports.ts';
import { type CommandContext, commandResult, type PerformStep } from '../context/index.ts';
import { type CheckContext, nearbyTests, withCanary } from './canary-run.ts';
import {
  type JudgedChange,
  judgeRegression,
  knownRuns,
  notShown,
  type RunCommand,
  runsOf,
} from './judged-change.ts';

/** Runs the project's own commands on the staged patch. */
export const runChecks: PerformStep = async (task, run, context) => {
  const patch = stagedPatch(run);
  const withTests = { ...context, nearbyTests: () => nearbyTests(patch, { task, context }) };
  const results = await withIgnoredReports(await checkPatch(patch, withTests), patch, context);
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
export async function checkPatch(patch: Patch, context: CheckContext): Promise<CheckResults> {
  const { checks = noChecks } = context;
  const run: RunCommand = (what, applied, nth = 0, on) =>
    commandResult(what, { patch: applied, nth, on }, context);
  const commands = new Map(checks.commands.map(({ name, text }) => [name, text]));
  const filesCommand = checks.testFilesCommand;
  const change: JudgedChange = { patch, command: commands.get('tests') ?? '', filesCommand, run };
  const unset = (name: CommandName) =>
    notRun(commands.size === 0 ? 'no command is set' : unsetCommands[name]);
  const lint = commands.has('lint') ? await compare('lint', change) : unset('lint');
  if (!commands.has('tests')) return withoutTests(lint, unset('tests'));
  if (lint.kind === 'failed') return withoutTests(lint, notRun(lintFailed));
  const all = await compare('tests', change);
  const tested =
    checks.testFilesCommand === undefined || all.kind === 'failed'
      ? await withRegression(all, change)
      : await withOwnTests(all, change);
  const head = (await knownRuns(change, tested.tests)).at(-1);
  return { lint, ...(await withCanary(tested, { change, head }, context)) };
}

type Tested = Omit<CheckResults, 'lint'>;

/** A silent command that tests of the change turn red runs tests. */
async function withRegression(all: CheckFinding, change: JudgedChange): Promise<Tested> {
  const regression = await judgeRegression(change, all);
  const isShown = all.kind === 'inconclusive' && regression.kind === 'shown';
  return withWeakened(change, { tests: isShown ? { kind: 'passed' } : all, regression });
}

/** Runs the tests of the change by name, whether or not the command for all tests covers them. */
async function withOwnTests(all: CheckFinding, change: JudgedChange): Promise<Tested> {
  const own = findTestFiles(change.patch);
  if (own.length === 0) return withRegression(all, change);
  const byName = runningByName(change);
  const whole = await change.run('tests', change.patch);
  if (all.kind === 'passed' && whole.kind === 'exited' && namesAllFiles(whole, own))
    return judgeAll(withHead(byName, whole), { tests: all, own: all });
  // What looks like a test may be its data, which no runner takes by name.
  const first = await byName.run('tests', change.patch);
  if (first.kind === 'exited' && foundNoTest(first.output)) return withRegression(all, change);
  const finding = await compare('tests', byName);
  return finding.kind === 'failed'
    ? withWeakened(byName, { tests: finding, regression: notShown(ownFail) })
    : judgeAll(byName, { tests: all, own: finding });
}

/** Judges a change by its own tests, after what all tests and its own have shown. */
async function judgeAll(
  change: JudgedChange,
  { tests, own }: Readonly<Record<'tests' | 'own', CheckFinding>>,
): Promise<Tested> {
  return withWeakened(change, { tests, regression: await judgeRegression(change, own) });
}

/** The same change, judged by the tests in the files that it touches, as far as these exist in a run. */
function runningByName({ run, ...change }: JudgedChange): JudgedChange {
  const touched = findTouchedTests(change.patch);
  return {
    ...change,
    all: run,
    run: async (_, applied, ...how) => {
      const testFiles = touched.flatMap(({ path, before }) =>
        existsIn(path, before, applied) ? [path] : [],
      );
      return testFiles.length === 0 ? noTests : run({ testFiles }, applied, ...how);
    },
  };
}

/** Adds what makes the tests see less. A change of how they are run is no evidence for itself. */
async function withWeakened(change: JudgedChange, tested: Tested): Promise<Tested> {
  const parts = splitPatch(change.patch, change.command);
  const text = findWeakenings(change.patch);
  const shown = touchesOldTests(parts) ? await judgeOldTests(change, parts, tested.tests) : unknown;
  const said = text.filter(({ kind }) => kind !== 'deleted' || shown.isAsMany !== true);
  const isSaid = ({ test = '' }: Weakening) =>
    said.some((one) => one.test !== undefined && test.includes(one.test));
  const weakened = [...said, ...shown.weakened.filter((one) => !isSaid(one))];
  if (weakened.length === 0) return tested;
  const isOwnEvidence = weakened.some(({ kind }) => kind === 'run') && hasGood(tested.tests);
  return { ...tested, ...(isOwnEvidence && { tests: ownEvidence }), weakened };
}

const hasGood = ({ kind }: CheckFinding) => kind === 'passed' || kind === 'flaky';

const ownEvidence: CheckFinding = {
  kind: 'inconclusive',
  why: 'it passes, but the change alters how tests are run',
};

type OldTests = Extract<OldTestsResult, { readonly kind: 'compared' }>;

/** Nothing was compared. */
const unknown: OldTests = { kind: 'compared', weakened: [] };

async function judgeOldTests(
  change: JudgedChange,
  parts: PatchParts,
  finding: CheckFinding,
): Promise<OldTests> {
  // What is run by name does not show how all are run.
  const judged = parts.settings.size > 0 ? { ...change, run: change.all ?? change.run } : change;
  const head = (await knownRuns(judged, finding)).at(-1);
  if (head === undefined || head.kind === 'not-run') return unknown;
  const runOn = runsOf(judged);
  const about = {
    files: findTestFiles(change.patch),
    hasSettings: parts.settings.size > 0,
    hasCode: parts.code.size > 0,
  };
  let runs: OldTestRuns = { head };
  let result: OldTestsResult = compareWithOldTests(runs, about);
  while (result.kind === 'wanted') {
    runs = { ...runs, [result.run]: await runOn(result.run, 'tests') };
    result = compareWithOldTests(runs, about);
  }
  return result;
}

/** The same change, with what the command for all tests has said of it. */
const withHead = (change: JudgedChange, whole: CommandResult): JudgedChange => ({
  ...change,
  run: async (what, applied, nth = 0, why) =>
    applied === change.patch && nth === 0 ? whole : change.run(what, applied, nth, why),
});

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

function withoutTests(lint: CheckFinding, tests: CheckFinding): CheckResults {
  return { lint, tests, regression: notShown('the tests were not run') };
}

async function compare(command: CommandName, change: JudgedChange): Promise<CheckFinding> {
  const runOn = runsOf(change);
  const text = change.all === undefined ? change.command : change.filesCommand;
  const head = await change.run(command, change.patch);
  let runs: ComparedRuns = { command, text, advise: adviseReport, head };
  let comparison: RunComparison = compareRuns(runs);
  while (comparison.kind === 'wanted') {
    runs = { ...runs, [comparison.run]: await runOn(comparison.run, command) };
    comparison = compareRuns(runs);
  }
  return comparison;
}

/** Adds to what the tests say which of their reports were not used. The tests have run with the patch. */
async function withIgnoredReports(
  results: CheckResults,
  patch: Patch,
  context: CommandContext,
): Promise<CheckResults> {
  const { tests } = results;
  if (tests.kind === 'not-run') return results;
  const ran = await commandResult('tests', { patch, nth: 0, on: undefined }, context);
  const ignored = ran.kind === 'not-run' ? [] : (ran.report?.ignored ?? []);
  return ignored.length === 0 ? results : { ...results, tests: { ...tests, ignored } };
}
