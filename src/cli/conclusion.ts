import { writePatch } from '../adapters/git/index.ts';
import type { LoopResult } from '../agent/loop/index.ts';
import type { CommandName } from '../core/checks/index.ts';
import { patchDiff } from '../core/edits/index.ts';
import { describeCost } from '../core/report/index.ts';
import { checkResultsOf, keptPatch, planOf, type Run, stopReasons } from '../core/run/index.ts';
import type { CliOptions } from './arguments.ts';
import { describeEvidence } from './evidence.ts';
import { harmless, printError, printResult } from './print.ts';
import { inTerminalNames } from './setting-names.ts';

/** Where a run has worked, and which of the project's own commands were to try its change. */
export interface Place {
  readonly root: string;
  readonly commands: readonly CommandName[];
}

/** Shows what came of a run, writes an approved fix to the work tree, and says how it ended; resolves to the exit code. */
export async function concludeRun(
  ended: LoopResult,
  command: CliOptions,
  place: Place,
): Promise<number> {
  const { run } = ended;
  const { change, exitCode } = stopReasons[ended.reason];
  showResult(ended);
  const told = describeEvidence(run);
  if (told !== '') printError(told);
  if (change === 'fix' && !command.dryRun) await writePatch(place.root, keptPatch(run));
  printEnd(ended, command, place.commands);
  return exitCode;
}

/** The text for the ticket's people, or the diff of a change that is approved or for people to judge. */
function showResult({ reason, run }: LoopResult): void {
  const plan = planOf(run);
  if (plan !== undefined && plan.kind !== 'fix') printResult(harmless(plan.reply));
  if (stopReasons[reason].change !== 'none') printResult(patchDiff(keptPatch(run)));
}

function printEnd(
  ended: LoopResult,
  { rules, dryRun }: CliOptions,
  commands: readonly CommandName[],
): void {
  const { reason, run, problem, cause } = ended;
  if (ended.spent.calls > 0) printError(`${describeCost({ ...ended, allowed: rules })}.`);
  if (problem !== undefined) printError(inTerminalNames(problem));
  if (cause instanceof Error && stopReasons[reason].isDefect)
    printError(cause.stack ?? cause.message);
  printError(`Stopped: ${reason}. ${sentenceOf(ended, dryRun)}${untried(run, reason, commands)}`);
}

/** What a reason means for the work tree. */
function sentenceOf({ reason }: LoopResult, dryRun: boolean): string {
  const { change, sentence } = stopReasons[reason];
  switch (change) {
    case 'fix':
      return dryRun ? 'This is the fix; nothing was changed.' : 'The fix is in the work tree.';
    case 'draft':
      return "The project's own checks fail with this change, so nothing was changed.";
    case 'none':
      return sentence;
  }
}

const names: Readonly<Record<CommandName, string>> = {
  lint: 'The lint command did not run.',
  tests: 'The tests did not run.',
};

/** Which commands were asked for and have not tried the approved change. */
function untried(run: Run, reason: LoopResult['reason'], commands: readonly CommandName[]): string {
  if (stopReasons[reason].change !== 'fix') return '';
  const trial = checkResultsOf(run);
  const missing = commands.filter((name) => (trial?.[name].kind ?? 'not-run') === 'not-run');
  return missing.map((name) => ` ${names[name]}`).join('');
}
