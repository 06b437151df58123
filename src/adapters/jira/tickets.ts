import type { Tickets } from '../../agent/ports.ts';
import { cloudTickets } from './cloud/index.ts';
import { serverTickets } from './server/index.ts';
import { accessOf, checkSettings, type JiraSettings } from './settings.ts';
import { jiraTransport, type TransportOptions } from './transport/index.ts';

/** Returns the tickets of a Jira site. Throws UserError for invalid settings. */
export function jiraTickets(given: JiraSettings, options: TransportOptions = {}): Tickets {
  const settings = checkSettings(given);
  const access = accessOf(settings);
  const transport = jiraTransport(access, options);
  return access.kind === 'cloud'
    ? cloudTickets(transport, settings)
    : serverTickets(transport, settings);
}
