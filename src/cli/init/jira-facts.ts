import { jiraInspection } from '../../adapters/jira/index.ts';
import type { Settings } from '../../settings/index.ts';
import { projectIn, type Setup } from './setup.ts';

/**
 * Asks Jira who the agent is, what the query finds and which statuses the project has; resolves to `undefined`
 * without a token. Rejects with UserError for a token or a query that Jira refuses.
 */
export async function askJira(setup: Setup, settings: Settings, signal: AbortSignal) {
  const { read, show, isGiven } = settings;
  if (!isGiven('jira-token')) return undefined;
  const { jiraUrl, jiraEmail, jql } = setup;
  const login = { email: jiraEmail, token: read('jira-token'), cloudId: read('cloud-id') };
  const jira = jiraInspection({ baseUrl: jiraUrl, ...login, show }, { signal });
  const { ids: accounts } = await jira.account();
  const tickets = await jira.count(jql);
  const project = projectIn(jql);
  const statuses =
    project === undefined ? undefined : await jira.statuses(project).catch(() => undefined);
  return { accounts, tickets, statuses };
}
