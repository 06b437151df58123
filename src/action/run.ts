import { context } from '@actions/github';
import { jiraTickets } from '../adapters/jira/tickets.ts';
import { readJira, readMergeInputs, readMode } from './inputs.ts';
import { moveMerged } from './merged.ts';
import { reportMerge, reportToRunner } from './outputs.ts';
import { runSweep } from './sweep.ts';
import { runWork } from './work.ts';

/**
 * Does what the input `mode` asks for, and reports it to the runner. Rejects with a UserError for
 * what the settings can mend and no ticket can be told.
 */
export async function runAction(
  env: NodeJS.ProcessEnv,
  grammars: URL,
  signal: AbortSignal,
): Promise<void> {
  switch (readMode()) {
    case 'work':
      return reportToRunner(await runWork(env, grammars, signal));
    case 'merged':
      return reportMerge(await mergeOfJob(signal));
    case 'sweep':
      return runSweep(env, signal);
  }
}

function mergeOfJob(signal: AbortSignal): Promise<string> {
  const tickets = jiraTickets({ ...readJira(), signal });
  return moveMerged(context.payload, readMergeInputs(), tickets);
}
