import { githubDispatcher, githubForge } from '../../adapters/github/index.ts';
import { jiraTickets } from '../../adapters/jira/index.ts';
import { sweepTickets } from '../../agent/job/index.ts';
import { stopReasons } from '../../core/run/index.ts';
import { describeFinding, describeSweep, sweepProblem } from '../../core/tickets/index.ts';
import { harmless, printError, printResult } from '../terminal/index.ts';
import type { SweepRequest } from './index.ts';

/** Prints the tickets that a sweep finds, and dispatches those that are due if asked to; resolves to the exit code. */
export async function sweepFromCli(
  { jira, sweep, github }: SweepRequest,
  signal: AbortSignal,
): Promise<number> {
  const findings = await sweepTickets(sweep, {
    tickets: jiraTickets(jira, { signal }),
    forge: github && githubForge(github),
    dispatch: github && githubDispatcher(github),
    date: () => new Date(),
    signal,
    onFinding: (finding) => printResult(harmless(describeFinding(finding))),
  });
  printError(describeSweep(findings));
  if (signal.aborted) return stopReasons.cancelled.exitCode;
  const problem = sweepProblem(findings);
  if (problem === undefined) return 0;
  printError(problem);
  return stopReasons.failed.exitCode;
}
