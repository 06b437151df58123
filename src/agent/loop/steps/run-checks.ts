import { isRed } from '../../../core/checks/index.ts';
import { attempts, type Run, stagedPatch } from '../../../core/run/index.ts';
import type { Checks } from '../../ports.ts';
import { tryPatch } from '../check-run.ts';
import type { PerformStep } from '../run-context.ts';

/** Has the project's own commands try the staged patch. */
export const test: PerformStep = async (task, run, world) => {
  const tests = world.checks ?? noCommands;
  const results = await tryPatch(stagedPatch(run), tests, world.trials, world.signal);
  const isShort = task.reproduce === true && results.regression.kind === 'not-shown';
  const mayAsk = !hasAsked(run) && attempts(run) < world.rules.maxAttempts;
  const { isolation } = tests;
  return { kind: 'tested', results, isolation, wantsTest: isShort && !isRed(results) && mayAsk };
};

const noCommands: Checks = {
  commands: [],
  isolation: '',
  run: async () => ({ kind: 'not-run', why: 'there is no such command' }),
};

/** A test is asked for once: what cannot be tested is still worth a fix. */
function hasAsked({ steps }: Run): boolean {
  return steps.some((step) => step.kind === 'tested' && step.wantsTest);
}
