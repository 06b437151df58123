import { type JiraSettings, readJiraSettings } from '../adapters/jira/index.ts';

/** The options that say how Jira is reached, as the command line gives them. */
export interface JiraOptions {
  readonly 'jira-url'?: string | undefined;
  readonly 'cloud-id'?: string | undefined;
  readonly 'ticket-field'?: readonly string[] | undefined;
}

/** What each setting is called at a terminal; secrets and accounts come from variables only. */
const shown: ReadonlyMap<string, string> = new Map([
  ['jira-url', '--jira-url or the variable JIRA_URL'],
  ['jira-email', 'the variable JIRA_EMAIL'],
  ['jira-token', 'the variable JIRA_TOKEN'],
  ['cloud-id', '--cloud-id or the variable JIRA_CLOUD_ID'],
  ['ticket-fields', '--ticket-field'],
]);

/** How Jira is reached, from options and variables; a UserError says what to mend. */
export function readJiraOptions(values: JiraOptions, env: NodeJS.ProcessEnv): JiraSettings {
  const given: ReadonlyMap<string, string | undefined> = new Map([
    ['jira-url', values['jira-url'] ?? env.JIRA_URL],
    ['jira-email', env.JIRA_EMAIL],
    ['jira-token', env.JIRA_TOKEN],
    ['cloud-id', values['cloud-id'] ?? env.JIRA_CLOUD_ID],
    ['ticket-fields', values['ticket-field']?.join('\n')],
  ]);
  return readJiraSettings({
    get: (name) => given.get(name) ?? '',
    show: (name) => shown.get(name) ?? name,
  });
}
