import { jiraInspection } from '../../adapters/jira/index.ts';
import { ticketKey } from '../../core/tickets/index.ts';
import { errorMessage, UserError } from '../../core/user-error.ts';
import type { Settings } from '../../settings/index.ts';
import { projectIn, type Setup } from './setup.ts';

/** What Jira says about the agent's account. */
export interface JiraFacts {
  /** By which the Worker recognises the agent's own changes. */
  readonly accounts: readonly string[];
  /** Such as `en_US`. */
  readonly locale: string | undefined;
  /** The permissions that the account lacks, or all that it needs if that is not known. */
  readonly lacking: readonly string[];
  /** Why Jira could not be asked; empty if it could. */
  readonly problem: string;
}

/** Everything that the account needs. */
const needed = [
  'Browse projects',
  'Add comments',
  'Edit issues',
  'Transition issues',
  'Link issues',
];

/** What is known without asking Jira. */
const unknownJira: JiraFacts = {
  ...{ accounts: [], locale: undefined, lacking: needed, problem: '' },
};

/**
 * Asks Jira about the account, if its token is known. Rejects with UserError if Jira refuses it; an outage
 * leaves things unknown.
 */
export async function askJira(
  { jiraUrl, jiraEmail, jql }: Setup,
  token: string | undefined,
  { read, show }: Settings,
  signal: AbortSignal,
): Promise<JiraFacts> {
  if (token === undefined) return unknownJira;
  const access = { baseUrl: jiraUrl, email: jiraEmail, token, cloudId: read('cloud-id'), show };
  const inspection = jiraInspection(access, { signal });
  try {
    const { ids, locale } = await inspection.account();
    const key = ticketKey(`${projectIn(jql) ?? ''}-1`);
    const lacking = key && (await inspection.lacking(key).catch(onlyUserError));
    return { accounts: ids, locale, lacking: lacking ? [...lacking] : needed, problem: '' };
  } catch (error) {
    if (error instanceof UserError) throw error;
    return { ...unknownJira, problem: `Jira was not asked: ${errorMessage(error)}` };
  }
}

/** An account that does not see the project yet lacks every permission in it. */
function onlyUserError(error: unknown): undefined {
  if (error instanceof UserError) return undefined;
  throw error;
}
