import type { GitHubSettings } from '../../adapters/github/index.ts';
import {
  givenSecrets,
  readersOf,
  readFollow,
  readJira,
  readQuery,
  readSweep,
  requireValid,
  type Settings,
} from '../../settings/index.ts';
import {
  type Command,
  type Given,
  optionsOf,
  program,
  refuseWord,
  requireJira,
} from '../terminal/index.ts';

/** A sweep at a terminal; without `github` it only lists what it finds. */
export type SweepRequest = ReturnType<typeof readSweepRequest>;

/** Finds the tickets that are due, and can start a workflow for each. */
export const sweepCommand: Command<SweepRequest> = {
  synopsis: 'sweep --jql QUERY [options]',
  sentence: 'Lists the tickets in Jira that are due, and can start a workflow for each.',
  details: [
    "With --dispatch, it also looks at the agent's pull requests in that repository: what needs no model is done at once, such as moving the ticket of one that was merged, and the workflow is started for what needs an attempt.",
  ],
  examples: [
    `${program} sweep --jql 'project = APP AND issuetype = Bug'`,
    `${program} sweep --jql 'project = APP' --dispatch acme/shop`,
  ],
  read: readSweepRequest,
  async perform(request, signal) {
    const { sweepFromCli } = await import('./sweep.ts');
    return sweepFromCli(request, signal);
  },
};

/** Reads what a sweep is asked to do. Throws UserError, with a line for each problem. */
function readSweepRequest({ words, settings, proxies }: Given) {
  requireValid([
    () => refuseWord(words, 'A sweep finds its tickets by --jql'),
    () => requireJira(settings),
    () => readQuery(settings),
    ...readersOf(settings, optionsOf('sweep')),
    () => readGitHubSettings(settings),
    proxies,
  ]);
  return {
    kind: 'sweep' as const,
    sweep: readSweep(settings),
    follow: readFollow(settings),
    jira: readJira(settings),
    github: readGitHubSettings(settings),
    proxies: proxies(),
    secrets: givenSecrets(settings),
  };
}

function readGitHubSettings({ read, show }: Settings): GitHubSettings | undefined {
  const repository = read('dispatch');
  if (repository === undefined) return undefined;
  return { repository, apiUrl: read('github-api-url'), token: read('github-token'), show };
}
