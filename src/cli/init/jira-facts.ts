import { jiraInspection } from '../../adapters/jira/index.ts';
import { ticketKey } from '../../core/tickets/index.ts';
import { errorMessage, UserError } from '../../core/user-error.ts';
import type { Settings } from '../../settings/index.ts';
import type { Asker } from './asker.ts';
import { projectIn, type Setup } from './setup.ts';

/** What Jira says about the agent's account. */
export interface JiraFacts {
  /** By which the Worker recognises the agent's own changes. */
  readonly accounts: readonly string[];
  /** Whether its language is English, which Jira's answers are then in. */
  readonly isEnglish: boolean;
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

/** What asking Jira takes. */
export interface JiraQuestion {
  readonly settings: Settings;
  readonly signal: AbortSignal;
  /** Asks for another token if Jira refuses one; missing if nobody can answer. */
  readonly asker: Asker | undefined;
  readonly say: (text: string) => void;
  /** Whether the repository has a token already. */
  readonly isStored: boolean;
}

/**
 * Asks Jira about the account, if its token is known: from `given`, to which an answer is added, or from the
 * settings. Rejects with UserError if Jira refuses it and nobody can answer; an outage leaves things unknown.
 */
export async function askJira(
  setup: Setup,
  given: Map<string, string>,
  question: JiraQuestion,
): Promise<JiraFacts> {
  const { settings, asker, say, isStored } = question;
  const fromSettings = settings.isGiven('jira-token') ? settings.read('jira-token') : undefined;
  const token = given.get('JIRA_TOKEN') ?? fromSettings;
  if (!token) return unknownJira(isStored);
  // The repository's variables are those of whoever owns it.
  if (asker === undefined && !settings.isGiven('jira-url')) {
    const advice = `set ${settings.show('jira-url')} to ${setup.jiraUrl} if you trust it`;
    return { ...unknownJira(isStored), problem: `Jira was not asked: ${advice}.` };
  }
  try {
    return await askAbout(setup, token, question);
  } catch (error) {
    if (!(error instanceof UserError)) {
      return { ...unknownJira(isStored), problem: `Jira was not asked: ${errorMessage(error)}` };
    }
    if (asker === undefined || fromSettings !== undefined) throw error;
    say(error.message);
    given.delete('JIRA_TOKEN');
    const another = await asker.secret({
      message: "Another token of the agent's Jira account (empty: later)",
    });
    if (another !== '') given.set('JIRA_TOKEN', another);
    return askJira(setup, given, question);
  }
}

/** A set-up that has a token was finished once, and `doctor` tells what the account lacks. */
function unknownJira(isStored: boolean): JiraFacts {
  return { accounts: [], isEnglish: isStored, lacking: isStored ? [] : needed, problem: '' };
}

async function askAbout(
  { jiraUrl, jiraEmail, jql }: Setup,
  token: string,
  { settings: { read, show }, signal }: JiraQuestion,
): Promise<JiraFacts> {
  const access = { baseUrl: jiraUrl, email: jiraEmail, token, cloudId: read('cloud-id'), show };
  const inspection = jiraInspection(access, { signal });
  const { ids, locale } = await inspection.account();
  const key = ticketKey(`${projectIn(jql) ?? ''}-1`);
  const lacking = key && (await inspection.lacking(key).catch(onlyUserError));
  return {
    ...{ accounts: ids, isEnglish: locale?.startsWith('en') === true, problem: '' },
    lacking: lacking ? [...lacking] : needed,
  };
}

/** An account that does not see the project yet lacks every permission in it. */
function onlyUserError(error: unknown): undefined {
  if (error instanceof UserError) return undefined;
  throw error;
}
