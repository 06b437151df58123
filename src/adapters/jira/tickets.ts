import type { Tickets } from '../../agent/ports.ts';
import { cloudTickets } from './cloud/index.ts';
import { serverTickets } from './server/index.ts';
import { accessOf, checkSettings, type JiraSettings } from './settings.ts';
import { jiraTransport } from './transport/index.ts';

/** The tickets of a Jira. Throws a UserError when a setting cannot be what it should. */
export function jiraTickets(given: JiraSettings): Tickets {
  const settings = checkSettings(given);
  const access = accessOf(settings);
  const transport = jiraTransport(access, settings);
  return access.kind === 'cloud'
    ? cloudTickets(transport, settings)
    : serverTickets(transport, settings);
}
