import { UserError } from '../../engines/errors.ts';
import {
  readersOf,
  readQuery,
  requireValid,
  type SettingName,
  type Settings,
  settingsTable,
} from '../../settings/index.ts';
import type { Asker } from './asker.ts';
import type { OwnCommands } from './own-commands.ts';
import { knownProviders, providerAtAddress } from './providers.ts';
import { isCloudSite, type Setup } from './setup.ts';

/** What need not be asked. */
interface Known extends Pick<Setup, 'repository' | 'apiUrl' | 'action'> {
  /** The guess. */
  readonly commands: OwnCommands;
}

/** Settles what to set up: from the settings, from what is known, and by questions if somebody can answer. */
export async function settle(
  settings: Settings,
  { commands, ...place }: Known,
  asker: Asker | undefined,
): Promise<Setup> {
  if (asker === undefined) requireValid(readersOf(settings, ['jira-url', 'sweep-jql', 'model']));
  const ask = questions(settings, asker);
  const site = await ask('jira-url', 'Address of your Jira site');
  const jiraUrl = site.replace(/\/+$/, '');
  const jiraEmail = await askEmail(jiraUrl, ask);
  const jql = await askJql(settings, asker);
  const baseUrl = await askEndpoint(settings, ask, asker);
  const usual = providerAtAddress(baseUrl)?.model;
  const model = await ask('model', `Model at ${new URL(baseUrl).host}`, usual);
  const trigger = await askTrigger(settings, asker);
  const appId = settings.read('app-id') ?? (await askApp(place.action, ask));
  const review = await askReview(asker);
  const inputs = { ...inputsOf(settings, baseUrl, commands), ...review };
  return { ...place, jiraUrl, jiraEmail, jql, baseUrl, model, trigger, appId, inputs };
}

/** The inputs that say something: an option, or what was found out. */
function inputsOf({ read, isGiven }: Settings, baseUrl: string, own: OwnCommands) {
  const inputs = {
    'base-url': baseUrl === 'https://api.openai.com/v1' ? '' : baseUrl,
    'setup-command': read('setup-command') ?? own.setup,
    'lint-command': read('lint-command') ?? own.lint,
    'test-command': read('test-command') ?? own.tests,
    // Another command need not write where the guessed one does.
    'test-report': isGiven('test-command') ? '' : (own.reports ?? ''),
  };
  return Object.fromEntries(Object.entries(inputs).filter(([, value]) => value !== ''));
}

type Ask = (name: SettingName, message: string, initial?: string) => Promise<string>;

/** Resolves to the text of a setting, valid for its kind. */
function questions(settings: Settings, asker: Asker | undefined): Ask {
  return async (name, message, initial) => {
    if (settings.isGiven(name)) return String(settings.read(name));
    if (asker === undefined) return initial ?? '';
    return asker.text({ message, initial, check: checkOf(name) });
  };
}

/** Returns what says that an answer is no value of a setting. */
function checkOf(name: SettingName) {
  const { kind } = settingsTable[name];
  return (text: string) => (kind.parse(text) === null ? `Enter ${kind.wanted}.` : undefined);
}

async function askEmail(jiraUrl: string, ask: Ask): Promise<string | undefined> {
  const isCloud = isCloudSite(jiraUrl);
  const hint = isCloud ? '' : ' (empty for Data Center)';
  const email = await ask('jira-email', `E-mail address of the agent's Jira account${hint}`);
  if (email !== '') return email;
  if (!isCloud) return undefined;
  throw new UserError('Set JIRA_EMAIL to the e-mail address of the account in Jira Cloud.');
}

async function askJql(settings: Settings, asker: Asker | undefined): Promise<string> {
  if (settings.isGiven('sweep-jql') || asker === undefined) return readQuery(settings);
  const check = (text: string) =>
    /^[A-Za-z][A-Za-z0-9_]+$/.test(text) ? undefined : 'Enter the key of a project, such as APP.';
  const key = await asker.text({ message: 'Key of the Jira project', check });
  return `project = ${key.toUpperCase()} AND issuetype = Bug`;
}

async function askEndpoint(settings: Settings, ask: Ask, asker: Asker | undefined) {
  const usual = settings.read('base-url');
  if (settings.isGiven('base-url') || asker === undefined) return usual;
  const listed = knownProviders.map(({ name, baseUrl }) => [baseUrl, name] as const);
  const choices = [...listed, ['', 'another, by its address'] as const];
  const chosen = await asker.choose<string>('Who serves the model?', choices, usual);
  const isWhole = chosen !== '' && !chosen.includes('RESOURCE');
  return isWhole ? chosen : ask('base-url', 'Address of the endpoint', chosen);
}

async function askTrigger(settings: Settings, asker: Asker | undefined): Promise<Setup['trigger']> {
  const usual = settings.read('trigger');
  if (settings.isGiven('trigger') || asker === undefined) return usual;
  return asker.choose(
    'What starts work on a ticket?',
    [
      ['webhook', "Jira's webhooks, through a Worker on Cloudflare: at once"],
      ['schedule', 'an hourly sweep, without a Worker: the fewest steps'],
      ['both', 'webhooks, and a sweep for what they miss'],
    ],
    usual,
  );
}

async function askApp(action: string, ask: Ask): Promise<string | undefined> {
  const page = `https://github.com/${action.split('@')[0]}/blob/main/docs/setup.md#the-github-app`;
  const message = `Client ID of the agent's GitHub App (empty: tokens act, without an App) ${page}`;
  return (await ask('app-id', message)) || undefined;
}

/** By its category alone, no ticket reaches a status for reviews. */
async function askReview(asker: Asker | undefined): Promise<Setup['inputs']> {
  const name = 'transition-on-pull-request';
  const message =
    'Status of a ticket whose pull request waits for a review (empty: it stays in progress)';
  const isNone = checkOf(name);
  const check = (text: string) => (text === '' ? undefined : isNone(text));
  const status = (await asker?.text({ message, check })) ?? '';
  return status === '' ? {} : { [name]: status };
}
