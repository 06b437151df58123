import { commitWorkspace, fetchCommit } from '../../src/adapters/git/index.ts';
import { githubForge } from '../../src/adapters/github/index.ts';
import { jiraTickets } from '../../src/adapters/jira/index.ts';
import { type JobResult, runJob } from '../../src/agent/work/index.ts';
import { type GitHubStandIn, startGitHub } from '../../test/support/github/github.ts';
import { type JiraStandIn, startJira } from '../../test/support/jira/jira.ts';
import { memoryContext, type Scripted, scriptedModel } from '../../test/support/memory/context.ts';
import { cart } from '../../test/support/memory/job-fixture.ts';
import { type JobParts, jobOf } from '../../test/support/memory/samples/jobs.ts';
import { ticketOf } from '../../test/support/memory/samples/tickets.ts';
import { runGit, temporaryFolder } from '../../test/support/repository.ts';

const repository = 'acme/shop';
const token = 'token-of-the-outages';

/** Milliseconds after which the requests to each service are given up. */
export interface TimeLimits {
  readonly jira: number;
  readonly github: number;
}

/** Limits that no other site has, so that what ends one site's requests leaves the others' alone. */
export function timeLimits(site: number): TimeLimits {
  return { jira: 30_000 + 2 * site, github: 30_001 + 2 * site };
}

/** One run of a job. */
export interface OutageRun {
  readonly script: readonly Scripted[];
  readonly job?: JobParts;
  /** Called with the number of each request to the model, from 1. */
  readonly onRequest?: (number: number) => Promise<void> | void;
}

/** What a run did. */
export interface EndedRun extends JobResult {
  /** Requests to the model. */
  readonly asked: number;
}

/** Jira and GitHub on loopback, with one ticket, and the real adapters. */
export interface OutageSite extends AsyncDisposable {
  readonly jira: JiraStandIn;
  readonly github: GitHubStandIn;
  readonly run: (options: OutageRun) => Promise<EndedRun>;
}

export const { key, branch } = jobOf();

/** Starts both services. No wait of the adapters takes time. */
export async function startOutageSite(times: TimeLimits = timeLimits(0)): Promise<OutageSite> {
  const [jira, github, folder] = await Promise.all([
    startJira(),
    startGitHub({ repository, token, files: cart }),
    temporaryFolder(),
  ]);
  const { summary, description } = ticketOf();
  jira.addIssue({ key, summary, description });
  const { directory } = folder;
  const remote = { url: `${github.url}/${repository}`, token, patience: 1 };
  let runs = 0;
  const run = async ({ script, job, onRequest }: OutageRun): Promise<EndedRun> => {
    const model = scriptedModel(...script);
    const asking = {
      ask: async (...of: Parameters<typeof model.ask>) => {
        await onRequest?.(model.requests.length + 1);
        return model.ask(...of);
      },
    };
    const base = await github.commitOf('main');
    const context = memoryContext(asking, Object.fromEntries(await github.tree('main')));
    // Later than the leases of all runs before.
    runs += 1;
    const ahead = 3_600_000 * runs;
    const result = await runJob(jobOf({ base, ...job }), {
      ...context,
      date: () => new Date(context.date().getTime() + ahead),
      ...connect(jira, github, times),
      filesAt: async (commit) => {
        await runGit(directory, ['init', '--quiet']);
        await fetchCommit(directory, remote, commit);
        return commitWorkspace(directory, commit);
      },
    });
    return { ...result, asked: model.requests.length };
  };
  return {
    ...{ jira, github, run },
    [Symbol.asyncDispose]: async () => {
      await Promise.all([jira, github, folder].map((one) => one[Symbol.asyncDispose]()));
    },
  };
}

/** New adapters, as each run has them. */
function connect(jira: JiraStandIn, github: GitHubStandIn, times: TimeLimits) {
  const { url: baseUrl, email, token: jiraToken } = jira;
  return {
    tickets: jiraTickets(
      { baseUrl, email, token: jiraToken },
      { timeoutMs: times.jira, wait: async () => {} },
    ),
    forge: githubForge(
      { apiUrl: github.url, repository, token },
      { timeoutMs: times.github, wait: async () => true },
    ),
  };
}
