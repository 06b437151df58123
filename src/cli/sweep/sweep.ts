import { randomUUID } from 'node:crypto';
import {
  type GitHubSettings,
  githubDispatcher,
  githubForge,
  githubPulls,
} from '../../adapters/github/index.ts';
import { type JiraPlace, jiraTickets } from '../../adapters/jira/index.ts';
import { sweepTickets } from '../../agent/job/index.ts';
import { type Followed, followPulls, pullDispatch } from '../../agent/pulls/index.ts';
import { stopReasons } from '../../core/run/index.ts';
import { describeFinding, describeSweep, sweepProblem } from '../../core/tickets/index.ts';
import { harmless, printError, printResult } from '../terminal/index.ts';
import type { SweepRequest } from './index.ts';

/**
 * Prints the tickets that a sweep finds, and dispatches those that are due if asked to, with what pull requests ask
 * for; resolves to the exit code.
 */
export async function sweepFromCli(request: SweepRequest, signal: AbortSignal): Promise<number> {
  const { jira, sweep, github } = request;
  const findings = await sweepTickets(sweep, {
    tickets: jiraTickets({ ...jira, place: github && placeOf(github) }, { signal }),
    forge: github && githubForge(github),
    dispatch: github && githubDispatcher(github),
    date: () => new Date(),
    signal,
    onFinding: (finding) => printResult(harmless(describeFinding(finding))),
  });
  printError(describeSweep(findings));
  const looks = github && !signal.aborted ? await sweepPulls(request, github, signal) : [];
  if (signal.aborted) return stopReasons.cancelled.exitCode;
  const failed = looks.find(({ failure }) => failure !== undefined);
  const problem = sweepProblem(findings) ?? failed?.sentence;
  if (problem === undefined) return 0;
  printError(problem);
  return stopReasons.failed.exitCode;
}

/** Where the records of the repository are kept, with the address of its server by that of its API. */
function placeOf({ repository, apiUrl }: GitHubSettings): JiraPlace {
  const server = apiUrl.replace('https://api.', 'https://').replace(/\/(?:api\/v3\/?)?$/, '');
  return { repository, server };
}

/** Does what pull requests ask for, and prints a sentence for each. */
async function sweepPulls(
  { jira, sweep, follow }: SweepRequest,
  github: GitHubSettings,
  signal: AbortSignal,
): Promise<readonly Followed[]> {
  const send = githubDispatcher(github);
  const instant = new Date(Date.now() - 3_600_000 * sweep.hours);
  const looks = await followPulls(
    { kind: 'since', instant },
    { ...follow, run: `terminal/${randomUUID()}` },
    {
      pulls: githubPulls(github, { signal }),
      tickets: jiraTickets({ ...jira, place: placeOf(github) }, { signal }),
      forge: githubForge(github, { signal }),
      date: () => new Date(),
      signal,
      dispatch: (key, reaction) => send(pullDispatch(key, reaction, new URL(jira.baseUrl).host)),
    },
  );
  for (const { sentence } of looks) printResult(harmless(sentence));
  return looks;
}
