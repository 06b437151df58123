import { jiraInspection } from '../../adapters/jira/index.ts';
import { errorMessage, UserError } from '../../core/user-error.ts';
import type { Settings } from '../../settings/index.ts';
import type { Asker } from './asker.ts';
import type { Setup } from './setup.ts';

/** What asking Jira takes. */
interface JiraQuestion {
  readonly settings: Settings;
  readonly signal: AbortSignal;
  /** Asks for another token if Jira refuses one; missing if nobody can answer. */
  readonly asker: Asker | undefined;
  readonly say: (text: string) => void;
}

/**
 * Asks Jira for the IDs of the agent's account, by which the Worker recognises its own changes; none if they stay
 * unknown. The token is from `given`, to which an answer is added, or from the settings. Rejects with UserError if
 * Jira refuses it and nobody can answer.
 */
export async function askJira(
  setup: Setup,
  given: Map<string, string>,
  question: JiraQuestion,
): Promise<readonly string[]> {
  const { settings, asker, say, signal } = question;
  const { read, show, isGiven } = settings;
  const { jiraUrl, jiraEmail } = setup;
  const token = given.get('JIRA_TOKEN') ?? (isGiven('jira-token') ? read('jira-token') : '');
  if (token === '') return [];
  // The repository's variables are those of whoever owns it.
  if (asker === undefined && !isGiven('jira-url')) {
    say(`Jira was not asked: set ${show('jira-url')} to ${jiraUrl} if you trust it.`);
    return [];
  }
  const access = { baseUrl: jiraUrl, email: jiraEmail, token, cloudId: read('cloud-id'), show };
  try {
    return (await jiraInspection(access, { signal }).account()).ids;
  } catch (error) {
    if (!(error instanceof UserError)) {
      say(`Jira was not asked: ${errorMessage(error)}`);
      return [];
    }
    if (asker === undefined || isGiven('jira-token')) throw error;
    say(error.message);
    given.delete('JIRA_TOKEN');
    const message = "Another token of the agent's Jira account (empty: later)";
    const another = await asker.secret({ message });
    if (another !== '') given.set('JIRA_TOKEN', another);
    return askJira(setup, given, question);
  }
}
