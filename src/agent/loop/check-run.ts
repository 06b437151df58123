import {
  type BaseComparison,
  type CheckFinding,
  type CheckResults,
  type CommandName,
  type CommandResult,
  type ComparedRuns,
  compareWithBase,
  onlyTests,
  type Regression,
  type RegressionResult,
  type RegressionRuns,
  testsTouched,
  verifyRegression,
} from '../../core/checks/index.ts';
import { emptyPatch, type Patch, samePatch, sortedChanges } from '../../core/edits/index.ts';
import { requestFingerprint } from '../../core/text/index.ts';
import type { Checks } from '../ports.ts';

/** What commands did in this run of the agent, by command and patch, so that none is run for nothing. */
export interface TrialMemory {
  readonly runs: Map<string, CommandResult[]>;
}

/** A memory for one run of the agent. */
export function newTrialMemory(): TrialMemory {
  return { runs: new Map() };
}

/**
 * What the project's own commands say of a patch. Every end of a command is a value; it rejects when
 * cancelled, and with the UserError of a setting that is wrong.
 */
export async function tryPatch(
  patch: Patch,
  tests: Checks,
  memory: TrialMemory,
  signal: AbortSignal,
): Promise<CheckResults> {
  const run: RunNth = (command, laid, turn) =>
    remembered(memory, { command, laid, turn }, () => {
      signal.throwIfAborted();
      return tests.run(command, laid, signal);
    });
  const commands = new Set(tests.commands);
  const lint = commands.has('lint') ? await find('lint', patch, run) : unset('lint-command');
  if (!commands.has('tests')) return told(lint, unset('test-command'), 'the tests were not run');
  if (lint.kind === 'failed') return told(lint, notRun(lintFirst), 'the tests were not run');
  const finding = await find('tests', patch, run);
  return { lint, tests: finding, regression: await regressionOf(patch, finding, run) };
}

const lintFirst = 'the lint command fails because of the change, and comes first';

const notRun = (why: string): CheckFinding => ({ kind: 'not-run', why });
const unset = (setting: string) => notRun(`no \`${setting}\` is set`);

function told(lint: CheckFinding, tests: CheckFinding, why: string): CheckResults {
  return { lint, tests, regression: { kind: 'not-shown', why } };
}

/** Runs a command on a patch for the first or the second time. */
type RunNth = (command: CommandName, patch: Patch, turn: 0 | 1) => Promise<CommandResult>;

async function find(command: CommandName, patch: Patch, run: RunNth): Promise<CheckFinding> {
  let runs: ComparedRuns = { command, head: await run(command, patch, 0) };
  let judgement: BaseComparison = compareWithBase(runs);
  while (judgement.kind === 'wanted') {
    const ran = await (judgement.run === 'again'
      ? run(command, patch, 1)
      : run(command, emptyPatch, 0));
    runs = { ...runs, [judgement.run]: ran };
    judgement = compareWithBase(runs);
  }
  return judgement;
}

async function regressionOf(patch: Patch, finding: CheckFinding, run: RunNth): Promise<Regression> {
  if (!testsTouched(patch)) return { kind: 'not-shown', why: 'the change has no test of its own' };
  const tests = onlyTests(patch);
  if (samePatch(tests, patch)) return { kind: 'not-shown', why: 'the change is of tests alone' };
  const last = finding.kind === 'passed' ? 0 : 1;
  let runs: RegressionRuns = { finding, head: await run('tests', patch, last) };
  let judgement: RegressionResult = verifyRegression(runs);
  while (judgement.kind === 'wanted') {
    const wanted = judgement.run;
    const ran = await (wanted === 'base'
      ? run('tests', emptyPatch, 0)
      : run('tests', tests, wanted === 'red' ? 0 : 1));
    runs = { ...runs, [wanted]: ran };
    judgement = verifyRegression(runs);
  }
  return judgement;
}

interface Ask {
  readonly command: CommandName;
  readonly laid: Patch;
  readonly turn: 0 | 1;
}

/** What the command did with this patch at this turn: from memory, or by running it now. */
async function remembered(
  memory: TrialMemory,
  { command, laid, turn }: Ask,
  run: () => Promise<CommandResult>,
): Promise<CommandResult> {
  const files = sortedChanges(laid).map(({ path, after, executable }) => [path, after, executable]);
  const key = requestFingerprint([command, files]);
  const known = memory.runs.get(key) ?? [];
  const ran = known[turn] ?? (await run());
  if (known[turn] === undefined) memory.runs.set(key, [...known, ran]);
  return ran;
}
