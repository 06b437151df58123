import { UserError } from '../../core/user-error.ts';
import type { Settings } from '../../settings/index.ts';
import type { JiraSettings } from './settings.ts';

/**
 * How Jira is reached, from settings that have names: Data Center where `jira-email` is empty. Rejects
 * the first one that is missing with a UserError that names it.
 */
export function readJiraSettings(settings: Settings): JiraSettings {
  const { get } = settings;
  const baseUrl = siteAddress(settings);
  const email = get('jira-email').trim();
  const cloudId = get('cloud-id').trim();
  const token = 'an API token of the account, or a personal access token of Data Center';
  return {
    baseUrl,
    email,
    token: needed(settings, 'jira-token', `${token}, from a secret`),
    ticketFields: linesOf(get('ticket-fields')),
    ...(cloudId === '' ? {} : { cloudId }),
  };
}

function siteAddress({ get, show }: Settings): string {
  const given = get('jira-url').trim();
  if (URL.canParse(given) && /^https?:$/.test(new URL(given).protocol))
    return given.replace(/\/+$/, '');
  throw new UserError(
    `Set ${show('jira-url')} to the address of your Jira, such as https://example.atlassian.net.`,
  );
}

function needed({ get, show }: Settings, name: string, what: string): string {
  const value = get(name).trim();
  if (value === '') throw new UserError(`Set ${show(name)} to ${what}.`);
  return value;
}

/** A field's name may hold a comma, so each has a line of its own. */
function linesOf(text: string): readonly string[] {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  return [...new Set(lines.filter((line) => line !== ''))];
}
