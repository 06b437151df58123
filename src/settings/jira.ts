import { UserError } from '../engines/errors.ts';
import type { SettingName, Settings } from './table.ts';

/** The settings that {@link readJira} reads. */
export const jiraSettings: readonly SettingName[] = [
  'jira-url',
  'jira-email',
  'jira-token',
  'jira-token-previous',
  'cloud-id',
  'ticket-fields',
  'reporters',
];

/**
 * Reads how to reach Jira, and as whom; without `email` it is Data Center. Throws UserError for the first
 * setting that is not valid, alone or with the others.
 */
export function readJira(settings: Settings) {
  const { read, show } = settings;
  const { baseUrl, isCloudSite } = siteAddress(settings);
  const email = read('jira-email');
  const cloudId = read('cloud-id');
  if (email === undefined && isCloudSite) {
    throw new UserError(
      `${show('jira-url')} is a Jira Cloud site: set ${show('jira-email')} to the e-mail address of the account that owns ${show('jira-token')}.`,
    );
  }
  if (email === undefined && cloudId !== undefined) {
    throw new UserError(
      `${show('cloud-id')} is for Jira Cloud only: set ${show('jira-email')} as well, or remove ${show('cloud-id')}.`,
    );
  }
  const ticketFields = [...new Set(read('ticket-fields'))];
  const reporters = read('reporters');
  return {
    ...{ baseUrl, email, token: read('jira-token'), cloudId },
    previousToken: read('jira-token-previous'),
    ...{ ticketFields, reporters, show },
  };
}

/** Data Center may have a base path. Cloud never does, so the path of a copied page is dropped. */
function siteAddress({ read, show }: Settings): { baseUrl: string; isCloudSite: boolean } {
  const url = new URL(read('jira-url'));
  if (url.username !== '' || url.password !== '' || url.search !== '') {
    throw new UserError(
      `Set ${show('jira-url')} to the address of the Jira site alone, without credentials or a query.`,
    );
  }
  if (url.hostname === 'api.atlassian.com') {
    throw new UserError(
      `${show('jira-url')} is the address of Atlassian's gateway: set it to the address of the site, and ${show('cloud-id')} to the ID of the site.`,
    );
  }
  const isCloudSite = /\.(atlassian\.net|jira\.com)$/.test(url.hostname);
  const path = isCloudSite ? '' : url.pathname.replace(/\/+$/, '');
  return { baseUrl: `${url.origin}${path}`, isCloudSite };
}
