import { githubDispatcher, githubForge } from '../adapters/github/index.ts';
import { jiraTickets } from '../adapters/jira/index.ts';
import { sweepTickets } from '../agent/job/index.ts';
import { describeFinding, describeSweep, sweepProblem } from '../core/tickets/index.ts';
import { readJira, readSweep, requireValid, type Settings } from '../settings/index.ts';
import { readersOfMode } from './inputs.ts';
import { failSweep, printLine, reportSentence } from './runner.ts';
import { readWorkflowJob } from './workflow-job.ts';

/** Starts the workflow for each ticket that is due. Throws UserError for configuration problems. */
export async function sweepFromAction(settings: Settings, signal: AbortSignal): Promise<void> {
  requireValid([...readersOfMode(settings, 'sweep'), () => readJira(settings)]);
  const github = { ...readWorkflowJob(), token: settings.read('github-token') };
  const findings = await sweepTickets(readSweep(settings), {
    tickets: jiraTickets(readJira(settings), { signal }),
    forge: githubForge(github, { signal }),
    dispatch: githubDispatcher(github),
    date: () => new Date(),
    signal,
    onFinding: (finding) => printLine(describeFinding(finding)),
  });
  await reportSentence(describeSweep(findings), findings.map(describeFinding));
  const problem = sweepProblem(findings);
  if (signal.aborted) failSweep('cancelled', 'The sweep was cancelled; the next one continues.');
  else if (problem !== undefined) failSweep('failed', problem);
}
