import { jiraInspection, jiraTickets } from '../../adapters/jira/index.ts';
import {
  amber,
  green,
  type JointVerdict,
  judgeMoves,
  notChecked,
  red,
} from '../../core/diagnosis/index.ts';
import { emptyRecord, projectOf } from '../../core/tickets/index.ts';
import {
  jiraSettings,
  readJira,
  readQuery,
  readTargets,
  type Settings,
} from '../../settings/index.ts';
import { type GroupProbes, once, type Probe } from './examine.ts';

/** Milliseconds before a request is repeated: a probe has little time. */
const pause = 300;

/** Probes of Jira. Nothing is changed there. */
export function jiraProbes(settings: Settings, patience: number): GroupProbes<'jira'> {
  const { read, show, isGiven } = settings;
  if (!jiraSettings.some(isGiven)) return { absent: notChecked(`set ${show('jira-url')}`) };
  const options = {
    // A request that timed out is tried once more.
    timeoutMs: patience * 0.45,
    wait: () => new Promise<void>((resolve) => setTimeout(resolve, pause)),
  };
  const jira = once(() => jiraInspection(readJira(settings), options));
  const tickets = once(() => jiraTickets(readJira(settings), options));
  const account = once(async (signal) => jira(signal).account());
  const key = read('sample-ticket');
  const noTicket = notChecked(
    `set ${show('sample-ticket')} to a ticket of the project, such as APP-17`,
  );
  const onTicket =
    (
      probe: (ticket: NonNullable<typeof key>, signal: AbortSignal) => Promise<JointVerdict>,
    ): Probe =>
    (signal) =>
      key === undefined ? noTicket : probe(key, signal);
  const lacking = once(async (signal) =>
    key === undefined ? undefined : jira(signal).lacking(key),
  );
  const permissions: Probe = async (signal) => {
    const found = await lacking(signal);
    if (found === undefined || key === undefined) return noTicket;
    if (found.size === 0) return green('granted');
    const names = [...found].map((name) => `“${name}”`).join(', ');
    const roles = `${read('jira-url')}/plugins/servlet/project-config/${projectOf(key)}/roles`;
    // Without it, a ticket that was assigned to the agent stays with it.
    const isRequired = found.size > 1 || !found.has('Assign issues');
    const advice = `Grant the agent's account ${names} in the project: ${roles}`;
    return isRequired ? red(advice) : amber(advice);
  };
  return {
    site: async (signal) => green(`${await jira(signal).site()} answers`),
    account: async (signal) => green((await account(signal)).name || 'accepted'),
    language: async (signal) =>
      judgeLanguage((await account(signal)).locale, isGiven('jira-email')),
    'project-permissions': permissions,
    ticket: onTicket(async (ticket, signal) => {
      await tickets(signal).read(ticket, emptyRecord);
      return green(`${ticket} is readable`);
    }),
    scopes: onTicket(async (ticket, signal) => {
      await jira(signal).write(ticket);
      return green('the token may write');
    }),
    moves: onTicket(async (ticket, signal) =>
      judgeMoves(await jira(signal).workflow(ticket), readTargets(settings)),
    ),
    sweep: async (signal) => {
      if (!isGiven('sweep-jql')) return notChecked(`set ${show('sweep-jql')}`);
      const scope = { jql: readQuery(settings), hours: 1, limit: 1 };
      await tickets(signal).sweep(scope);
      return green('Jira accepts it');
    },
  };
}

/** The agent recognizes Jira's refusals by their English words. */
function judgeLanguage(locale: string | undefined, isCloud: boolean): JointVerdict {
  if (locale === undefined)
    return notChecked("Jira does not tell the account's language, which is to be English");
  if (/^en\b|^en_/i.test(locale)) return green(locale);
  const link = isCloud ? ' (https://id.atlassian.com/manage-profile/account-preferences)' : '';
  return amber(
    `Set the language of the agent's account to English in its profile${link}: it is ${locale}.`,
  );
}
