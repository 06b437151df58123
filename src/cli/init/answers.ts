import { UserError } from '../../core/user-error.ts';
import {
  readersOf,
  readQuery,
  requireValid,
  type SettingName,
  type Settings,
  settingsTable,
} from '../../settings/index.ts';
import type { Asker } from './asker.ts';
import type { FoundOnGitHub } from './found.ts';
import type { OwnCommands } from './own-commands.ts';
import { knownProviders, providerAtAddress } from './providers.ts';
import { type WantedSecret, wantedSecrets } from './secrets.ts';
import { isCloudSite, moveNames, type Setup, targetText } from './setup.ts';

/** What need not be asked. */
interface Known extends Pick<Setup, 'repository' | 'apiUrl' | 'action'> {
  readonly github: FoundOnGitHub;
  /** The guess. */
  readonly commands: OwnCommands;
  /** The secrets that were given before, in a round that ended with a no. */
  readonly before: ReadonlyMap<string, string>;
}

/** Settles what to set up: from the settings, from what is known, and by questions if somebody can answer. */
export async function settle(settings: Settings, known: Known, asker: Asker | undefined) {
  const { github, commands, before, ...place } = known;
  const { variables } = github;
  if (asker === undefined) requireAll(settings, variables);
  const ask = questions(settings, asker);
  const site = await ask('jira-url', 'Address of your Jira site', variables.get('JIRA_URL'));
  const jiraUrl = site.replace(/\/+$/, '');
  const jiraEmail = await askEmail(jiraUrl, ask, variables.get('JIRA_EMAIL'));
  const jql = await askJql(settings, asker);
  const baseUrl = await askEndpoint(settings, ask, asker);
  const usualModel = variables.get('MODEL') ?? providerAtAddress(baseUrl)?.model;
  const setup: Setup = {
    ...{ ...place, jiraUrl, jiraEmail, jql, baseUrl },
    model: await ask('model', `Model at ${new URL(baseUrl).host}`, usualModel),
    inputs: inputsOf(settings, baseUrl, commands),
    trigger: await askTrigger(settings, asker),
    appId: settings.read('app-id') ?? variables.get('APP_ID') ?? (await askApp(place.action, ask)),
  };
  const wanted = wantedSecrets(setup, github.secrets);
  return { setup, given: await askSecrets(settings, wanted, { asker, before }) };
}

/** The inputs that say something: an option, or what was found out. */
function inputsOf({ read, isGiven }: Settings, baseUrl: string, own: OwnCommands) {
  const inputs = {
    'base-url': baseUrl === 'https://api.openai.com/v1' ? '' : baseUrl,
    'insecure-hosts': isGiven('insecure-hosts') ? read('insecure-hosts').join('\n') : '',
    'setup-command': read('setup-command') ?? own.setup,
    'lint-command': read('lint-command') ?? own.lint,
    'test-command': read('test-command') ?? own.tests,
    'test-files-command': read('test-files-command') ?? '',
    'services-command': read('services-command') ?? '',
    'services-ports': read('services-ports').join('\n'),
    'test-services': read('test-services').join('\n'),
    'test-report': reportsOf({ read, isGiven }, own),
    ...Object.fromEntries(
      moveNames.map((name) => [name, isGiven(name) ? targetText(read(name)) : '']),
    ),
  };
  return Object.fromEntries(Object.entries(inputs).filter(([, value]) => value !== ''));
}

/** Another command need not write where the guessed one does. */
function reportsOf({ read, isGiven }: Pick<Settings, 'read' | 'isGiven'>, own: OwnCommands) {
  if (isGiven('test-report')) return read('test-report').join('\n');
  return isGiven('test-command') ? '' : (own.reports ?? '');
}

type Ask = (name: SettingName, message: string, initial: string | undefined) => Promise<string>;

/** Resolves to the text of a setting, valid for its kind. */
function questions(settings: Settings, asker: Asker | undefined): Ask {
  return async (name, message, initial) => {
    if (settings.isGiven(name)) return String(settings.read(name));
    if (asker === undefined) return initial ?? '';
    return asker.text({ message, initial, check: checkOf(name) });
  };
}

/** Returns what says that an answer is no value of a setting. */
export function checkOf(name: SettingName) {
  const { kind } = settingsTable[name];
  return (text: string) => (kind.parse(text) === null ? `Enter ${kind.wanted}.` : undefined);
}

/** Throws UserError with a line for each setting that nothing else says. */
function requireAll(settings: Settings, variables: FoundOnGitHub['variables']): void {
  const needed: readonly (readonly [SettingName, string])[] = [
    ['jira-url', 'JIRA_URL'],
    ['sweep-jql', ''],
    ['model', 'MODEL'],
  ];
  const open = needed.filter(([, variable]) => !variables.has(variable)).map(([name]) => name);
  requireValid(readersOf(settings, open));
}

async function askEmail(jiraUrl: string, ask: Ask, known = ''): Promise<string | undefined> {
  const isCloud = isCloudSite(jiraUrl);
  const hint = isCloud ? '' : ' (empty for Data Center)';
  const email = await ask('jira-email', `E-mail address of the agent's Jira account${hint}`, known);
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
  return (await ask('app-id', message, undefined)) || undefined;
}

/** Resolves to those of some secrets that are given: by settings, or by answers if somebody can give them. */
async function askSecrets(
  settings: Settings,
  wanted: readonly WantedSecret[],
  { asker, before }: Pick<Known, 'before'> & { readonly asker: Asker | undefined },
): Promise<Map<string, string>> {
  const given = new Map<string, string>();
  for (const { name, setting, what, link = '' } of wanted) {
    if (setting === undefined) continue;
    if (settings.isGiven(setting)) given.set(name, String(settings.read(setting)));
    else if (asker !== undefined) {
      const kept = before.get(name) ?? '';
      const empty = kept === '' ? 'later' : 'as before';
      const message = `The ${what} (empty: ${empty}) ${link}`.trimEnd();
      const isNone = checkOf(setting);
      const check = (text: string) => (text === '' ? undefined : isNone(text));
      const answer = (await asker.secret({ message, check })) || kept;
      if (answer !== '') given.set(name, answer);
    }
  }
  return given;
}
