import { z } from 'zod';
import { UserError } from '../../core/user-error.ts';
import type { JiraAccess } from './transport/index.ts';

/** How a Jira is reached, and as whom; without an `email` it is Data Center. */
export interface JiraSettings {
  /** The site, such as `https://example.atlassian.net` or `https://jira.example.com/jira`. */
  readonly baseUrl: string;
  readonly email?: string;
  readonly token: string;
  /** The Cloud site's id: scoped and service-account tokens work through Atlassian's gateway only. */
  readonly cloudId?: string;
  /** Names or ids of further fields that are read with a ticket. */
  readonly ticketFields?: readonly string[];
}

/** Settings in one form; the address has no slash at its end, and `email` is empty for Data Center. */
export interface CheckedSettings extends JiraSettings {
  readonly email: string;
}

/** The settings in one form. Throws a UserError that names the first one that cannot be right. */
export function checkSettings(settings: JiraSettings): CheckedSettings {
  const { email = '', cloudId = '', ...rest } = settings;
  const { baseUrl, isCloudSite } = siteAddress(settings.baseUrl);
  if (email === '') refuseForDataCenter(isCloudSite, cloudId);
  else if (!z.email().safeParse(email).success) {
    throw new UserError(
      'jira-email is not an e-mail address: put the address of the account that owns jira-token there.',
    );
  }
  if (cloudId !== '' && !/^[A-Za-z0-9-]{8,64}$/.test(cloudId)) {
    throw new UserError(
      `cloud-id is not the id of a Jira site: put the id there that ${baseUrl}/_edge/tenant_info shows.`,
    );
  }
  const token = checkToken(settings.token, email === '');
  return { ...rest, baseUrl, email, token, ...(cloudId === '' ? {} : { cloudId }) };
}

/** The access that checked settings give. */
export function accessOf(settings: JiraSettings): JiraAccess {
  const { baseUrl, email = '', token, cloudId } = settings;
  if (email === '') return { kind: 'data-center', baseUrl, token };
  return { kind: 'cloud', baseUrl, email, token, cloudId };
}

/** A Data Center may live below a path; a Cloud site never does, so there a copied page's path is dropped. */
function siteAddress(given: string): { baseUrl: string; isCloudSite: boolean } {
  const address = URL.canParse(given) ? new URL(given) : undefined;
  const isWeb = address?.protocol === 'https:' || address?.protocol === 'http:';
  if (!isWeb || address.username !== '' || address.password !== '' || address.search !== '') {
    throw new UserError(
      'jira-url is not the address of a Jira site: put its address there, such as https://example.atlassian.net.',
    );
  }
  if (address.hostname === 'api.atlassian.com') {
    throw new UserError(
      'jira-url is the address of Atlassian’s gateway: put the address of the site there, and the id of the site into cloud-id.',
    );
  }
  const isCloudSite = /\.(atlassian\.net|jira\.com)$/.test(address.hostname);
  const path = isCloudSite ? '' : address.pathname.replace(/\/+$/, '');
  return { baseUrl: `${address.origin}${path}`, isCloudSite };
}

function refuseForDataCenter(isCloudSite: boolean, cloudId: string): void {
  if (isCloudSite) {
    throw new UserError(
      'jira-email is empty, but jira-url is a Cloud site: put the e-mail address of the account that owns jira-token there.',
    );
  }
  if (cloudId !== '') {
    throw new UserError(
      'cloud-id is for Jira Cloud, where jira-email is needed too: fill jira-email in, or leave cloud-id empty.',
    );
  }
}

/** A secret that was pasted often ends with a line break, which no header may hold. */
function checkToken(given: string, isPersonal: boolean): string {
  const token = given.trim();
  const what = isPersonal ? 'a personal access token' : 'an API token of the jira-email account';
  if (token === '') throw new UserError(`jira-token is empty: put ${what} there.`);
  if (!/^[\x21-\x7e]+$/.test(token)) {
    throw new UserError(
      `jira-token holds a character that no token has: put ${what} there, and nothing else.`,
    );
  }
  return token;
}
