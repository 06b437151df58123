import {
  type Client,
  createClient,
  isAuthError,
  isNetworkError,
  isScopeError,
  type SendRequestOptions,
} from 'jira.js/core';
import { UserError } from '../../core/user-error.ts';
import { patiently } from './patience.ts';
import type { JiraSettings } from './settings.ts';

const defaultTimeout = 30_000;

/**
 * A client of jira.js that gives each request a time limit, waits when Jira asks it to, and rejects
 * with a UserError when Jira cannot be reached or does not know the account.
 */
export function jiraClient(settings: JiraSettings): Client {
  const { baseUrl, email, token, onSchemaMismatch = 'silent' } = settings;
  const auth = { type: 'basic', email, apiToken: token } as const;
  const inner = createClient({ host: baseUrl, auth, onSchemaMismatch });
  const limit = settings.timeoutMs ?? defaultTimeout;
  return {
    sendRequest: <T>(options: SendRequestOptions<T>) =>
      patiently(options.method ?? 'GET', () =>
        withinTime(inner.sendRequest(options), limit, baseUrl),
      ).catch((error: unknown) => {
        throw mendable(error, baseUrl);
      }),
  };
}

/** The error of a request, as a sentence for the person where a setting can mend it. */
function mendable(error: unknown, baseUrl: string): unknown {
  if (isNetworkError(error)) {
    return new UserError(
      `Jira cannot be reached at ${baseUrl}: check jira-url, and that this runner may connect to it.`,
      { cause: error },
    );
  }
  if (isScopeError(error)) {
    return new UserError(
      'jira-token lacks a scope: make one with read:jira-work, write:jira-work and read:jira-user.',
      { cause: error },
    );
  }
  if (isAuthError(error)) {
    return new UserError(
      `Jira at ${baseUrl} does not accept jira-email with jira-token: put the account's e-mail address and an unexpired API token of that account there.`,
      { cause: error },
    );
  }
  return error;
}

/** jira.js cannot abort a request, so a late answer is left to itself. */
async function withinTime<T>(answer: Promise<T>, limit: number, baseUrl: string): Promise<T> {
  const sentence = `Jira at ${baseUrl} did not answer within ${limit / 1000} s: check jira-url, and that this runner may connect to it.`;
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new UserError(sentence)), limit);
  });
  try {
    return await Promise.race([answer, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
