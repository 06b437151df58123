import type { JiraAccess } from './transport/index.ts';

/** How a Jira is reached, and as whom; without `email` it is Data Center. */
export interface JiraSettings {
  /** The site, such as `https://example.atlassian.net`, without a slash at its end. */
  readonly baseUrl: string;
  readonly email?: string | undefined;
  readonly token: string;
  /** The Cloud site's ID: scoped and service-account tokens work through Atlassian's gateway only. */
  readonly cloudId?: string | undefined;
  /** Names or IDs of additional fields to read with a ticket. */
  readonly ticketFields?: readonly string[] | undefined;
}

export function accessOf({ baseUrl, email, token, cloudId }: JiraSettings): JiraAccess {
  return email === undefined
    ? { kind: 'data-center', baseUrl, token }
    : { kind: 'cloud', baseUrl, email, token, cloudId };
}
