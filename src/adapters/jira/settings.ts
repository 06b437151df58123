import type { SchemaMismatchBehavior } from 'jira.js/core';
import { z } from 'zod';
import { UserError } from '../../core/user-error.ts';

/** How Jira Cloud is reached, and as whom. */
export interface JiraSettings {
  /** The site, such as `https://example.atlassian.net`, or the gateway with the site's cloud id. */
  readonly baseUrl: string;
  readonly email: string;
  readonly token: string;
  /** Milliseconds after which a request is given up. */
  readonly timeoutMs?: number;
  /** What to do when an answer is not of the form that Jira documents; by default nothing. */
  readonly onSchemaMismatch?: SchemaMismatchBehavior;
}

/** The settings with the site's address in one form, without a slash at its end. */
export function checkSettings(settings: JiraSettings): JiraSettings {
  const address = URL.canParse(settings.baseUrl) ? new URL(settings.baseUrl) : undefined;
  const isWeb = address?.protocol === 'https:' || address?.protocol === 'http:';
  if (!isWeb || address.username !== '' || address.search !== '') {
    throw new UserError(
      'jira-url is not the address of a Jira site: put its address there, such as https://example.atlassian.net.',
    );
  }
  if (!z.email().safeParse(settings.email).success) {
    throw new UserError(
      'jira-email is not an e-mail address: put the address of the account that owns jira-token there.',
    );
  }
  if (settings.token === '') {
    throw new UserError('jira-token is empty: put an API token of the jira-email account there.');
  }
  return { ...settings, baseUrl: `${address.origin}${address.pathname}`.replace(/\/+$/, '') };
}
