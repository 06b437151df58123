import { jiraInspection } from '../../adapters/jira/index.ts';
import { counted, firstFew, foldCase } from '../../core/text/index.ts';
import type { Status } from '../../core/tickets/index.ts';
import { errorMessage, UserError } from '../../core/user-error.ts';
import type { Settings } from '../../settings/index.ts';
import { checkOf } from './answers.ts';
import type { Asker } from './asker.ts';
import { moveNames, projectIn, type Setup } from './setup.ts';

/** What asking Jira takes. */
export interface JiraQuestion {
  readonly settings: Settings;
  readonly signal: AbortSignal;
  /** Asks again for what Jira refuses; missing if nobody can answer. */
  readonly asker: Asker | undefined;
  readonly say: (text: string) => void;
}

type Inspection = ReturnType<typeof jiraInspection>;

/**
 * Tries the account, the query and the statuses that tickets are moved to. The token is from `given`, to which an
 * answer is added, or from the settings. Rejects with UserError for what Jira refuses if nobody can answer. Resolves to
 * the set-up with what was then chosen, to what was found out, in sentences, and to the IDs of the agent's account, by
 * which the Worker recognises its own changes; none if they stay unknown.
 */
export async function askJira(settled: Setup, given: Map<string, string>, question: JiraQuestion) {
  const found = await askAccount(settled, given, question);
  if (found === undefined) {
    return { setup: await withReview(settled, undefined, question), accounts: [], notes: [] };
  }
  const { jira, accounts } = found;
  const { jql, tickets } = await tryQuery(jira, settled.jql, question);
  const statuses = await statusesOf(jira, projectIn(jql));
  const setup = await withReview({ ...settled, jql }, statuses, question);
  const matches = tickets === undefined ? [] : [`${counted(tickets, 'ticket')} found by: ${jql}`];
  return { setup, accounts, notes: [...matches, ...judgeTargets(setup, statuses, question)] };
}

/** Asks who the agent is; `undefined` if Jira cannot be asked. */
async function askAccount(
  setup: Setup,
  given: Map<string, string>,
  question: JiraQuestion,
): Promise<{ readonly jira: Inspection; readonly accounts: readonly string[] } | undefined> {
  const { settings, asker, say, signal } = question;
  const { read, show, isGiven } = settings;
  const { jiraUrl, jiraEmail } = setup;
  const token = given.get('JIRA_TOKEN') ?? (isGiven('jira-token') ? read('jira-token') : '');
  if (token === '') return undefined;
  // The repository's variables are those of whoever owns it.
  if (asker === undefined && !isGiven('jira-url')) {
    say(`Jira was not asked: set ${show('jira-url')} to ${jiraUrl} if you trust it.`);
    return undefined;
  }
  const access = { baseUrl: jiraUrl, email: jiraEmail, token, cloudId: read('cloud-id'), show };
  const jira = jiraInspection(access, { signal });
  try {
    return { jira, accounts: (await jira.account()).ids };
  } catch (error) {
    if (!(error instanceof UserError)) {
      say(`Jira was not asked: ${errorMessage(error)}`);
      return undefined;
    }
    if (asker === undefined || isGiven('jira-token')) throw error;
    say(error.message);
    given.delete('JIRA_TOKEN');
    const message = "Another token of the agent's Jira account (empty: later)";
    const another = await asker.secret({ message });
    if (another !== '') given.set('JIRA_TOKEN', another);
    return askAccount(setup, given, question);
  }
}

/** Counts what a query finds, and asks for another as long as Jira refuses it. */
async function tryQuery(
  jira: Inspection,
  jql: string,
  question: JiraQuestion,
): Promise<{ readonly jql: string; readonly tickets: number | undefined }> {
  const { asker, say } = question;
  try {
    return { jql, tickets: await jira.count(jql) };
  } catch (error) {
    if (!(error instanceof UserError)) {
      say(`The query was not tried: ${errorMessage(error)}`);
      return { jql, tickets: undefined };
    }
    if (asker === undefined) throw error;
    say(error.message);
    const check = checkOf('sweep-jql');
    const another = await asker.text({ message: 'Another JQL query', initial: jql, check });
    return tryQuery(jira, another, question);
  }
}

/** The statuses of a project; `undefined` if they are not known. */
async function statusesOf(jira: Inspection, project: string | undefined) {
  return project === undefined ? undefined : jira.statuses(project).catch(() => undefined);
}

/** The set-up with the status for reviews that somebody chooses. */
async function withReview(
  setup: Setup,
  statuses: readonly Status[] | undefined,
  { settings, asker }: JiraQuestion,
): Promise<Setup> {
  const name = 'transition-on-pull-request';
  if (settings.isGiven(name) || asker === undefined) return setup;
  const chosen = await askReview(statuses, asker);
  return chosen === '' ? setup : { ...setup, inputs: { ...setup.inputs, [name]: chosen } };
}

function askReview(statuses: readonly Status[] | undefined, asker: Asker): Promise<string> {
  const message = 'Status of a ticket whose pull request waits for a review';
  if (statuses === undefined) {
    const isNone = checkOf('transition-on-pull-request');
    const check = (text: string) => (text === '' ? undefined : isNone(text));
    return asker.text({ message: `${message} (empty: it stays in progress)`, check });
  }
  // A comma would separate two names.
  const named = statuses
    .filter(({ category }) => category === 'indeterminate')
    .map(({ id = '', name }) => [name.includes(',') ? id : name, name] as const);
  return asker.choose<string>(message, [['', 'it stays in progress'], ...named], '');
}

/** Names the targets that a project has no status for, with those that it has. */
function judgeTargets(
  { jql }: Setup,
  statuses: readonly Status[] | undefined,
  { settings }: JiraQuestion,
): readonly string[] {
  if (statuses === undefined) return [];
  const has = firstFew(
    statuses.map(({ name }) => `“${name}”`),
    20,
  ).join(', ');
  return moveNames.flatMap((setting) => {
    const target = settings.read(setting);
    if (target.kind !== 'named') return [];
    const names = target.names.map(foldCase);
    if (
      statuses.some(({ id, name }) => [id, name].some((one) => names.includes(foldCase(one ?? ''))))
    )
      return [];
    const wanted = target.names.map((name) => `“${name}”`).join(' or ');
    const place = `${settings.show(setting)}: ${projectIn(jql)} has no status ${wanted}`;
    return [`${place}, unless a transition has that name. It has ${has}.`];
  });
}
