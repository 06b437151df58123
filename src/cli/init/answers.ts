import { UserError } from '../../core/user-error.ts';
import {
  readersOf,
  requireValid,
  type SettingName,
  type Settings,
  settingsTable,
} from '../../settings/index.ts';
import type { Asker } from './asker.ts';
import type { ExistingWorkflow } from './existing-workflow.ts';
import { knownProviders, providerAtAddress } from './providers.ts';
import { secretsOf, type WantedSecret } from './secrets.ts';
import {
  type HostedRepository,
  isCloudSite,
  type OwnCommands,
  type Setup,
  type StepInputs,
} from './setup.ts';

/** What need not be asked. */
export interface Known {
  readonly repository: HostedRepository;
  readonly apiUrl: string;
  readonly action: string;
  /** GitHub's variables of the repository. */
  readonly variables: ReadonlyMap<string, string>;
  /** The secrets that the repository has already. */
  readonly stored: ReadonlySet<string>;
  /** What the workflow that exists says. */
  readonly workflow: ExistingWorkflow;
  /** The project that the Worker takes tickets from. */
  readonly project: string | undefined;
  /** Whether there is a Worker's configuration. */
  readonly hasWorker: boolean;
  /** The guess, used if there is no workflow. */
  readonly commands: OwnCommands;
}

/** Settles what to set up: from the settings, from what is known, and by questions if somebody can answer. */
export async function settle(settings: Settings, known: Known, asker: Asker | undefined) {
  const ask = questions(settings, asker);
  const { variables, workflow } = known;
  const { inputs, cron } = workflow;
  if (asker === undefined) requireAll(settings, known);
  const jiraUrl = (
    await ask('jira-url', 'Address of your Jira site', variables.get('JIRA_URL'))
  ).replace(/\/+$/, '');
  const emailHint = isCloudSite(jiraUrl) ? '' : ' (empty for Data Center)';
  const message = `E-mail address of the agent's Jira account${emailHint}`;
  const jiraEmail = await ask('jira-email', message, variables.get('JIRA_EMAIL') ?? '');
  if (jiraEmail === '' && isCloudSite(jiraUrl)) {
    throw new UserError('Set JIRA_EMAIL to the e-mail address of the account in Jira Cloud.');
  }
  const jql = await askJql(settings, knownJql(known), ask, asker);
  const baseUrl = await askEndpoint(settings, addressIn(inputs), ask, asker);
  const model = await ask(
    'model',
    'Model',
    variables.get('MODEL') ?? providerAtAddress(baseUrl)?.model,
  );
  const own = isEmpty(inputs) ? known.commands : commandsIn(inputs);
  const setup: Setup = {
    ...{ repository: known.repository, apiUrl: known.apiUrl, action: known.action },
    ...{ jiraUrl, jiraEmail: jiraEmail || undefined, jql, model, baseUrl },
    ...{ inputs: { ...inputs, ...insecureHosts(settings) }, cron },
    commands: {
      setup: await ask('setup-command', 'Command that installs (empty: none)', own.setup),
      tests: await ask('test-command', 'Command that tests (empty: none)', own.tests),
      lint: await ask('lint-command', 'Command that lints (empty: none)', own.lint),
    },
    trigger: await askTrigger(settings, known, asker),
    usesApp: await askApp(settings, variables, asker),
  };
  const wanted = secretsOf(setup).filter(({ name }) => !known.stored.has(name));
  const inGitHub = wanted.filter(({ place }) => place === 'github');
  // What the Worker lacks is known, and asked for, once the user agreed to run wrangler.
  const given = [await askSecrets(settings, wanted), await askSecrets(settings, inGitHub, asker)];
  return { setup, given: new Map(given.flatMap((one) => [...one])) };
}

/** A workflow needs them, too. */
const insecureHosts = ({ read, isGiven }: Settings): StepInputs =>
  isGiven('insecure-hosts') ? { 'insecure-hosts': read('insecure-hosts').join('\n') } : {};

const isEmpty = (inputs: StepInputs) => Object.keys(inputs).length === 0;

const addressIn = ({ 'base-url': address = '' }: StepInputs) =>
  URL.canParse(address) ? address : undefined;

const commandsIn = (inputs: StepInputs): OwnCommands => ({
  setup: inputs['setup-command'] ?? '',
  tests: inputs['test-command'] ?? '',
  lint: inputs['lint-command'] ?? '',
});

function knownJql({ workflow, project }: Known): string | undefined {
  return workflow.jql ?? (project && usualJql(project));
}

const usualJql = (project: string) => `project = ${project} AND issuetype = Bug`;

type Ask = (name: SettingName, message: string, initial: string | undefined) => Promise<string>;

/** Resolves to the text of a setting, valid for its kind. */
function questions(settings: Settings, asker: Asker | undefined): Ask {
  return async (name, message, initial) => {
    if (settings.isGiven(name)) return String(settings.read(name));
    const { kind } = settingsTable[name];
    const check = (text: string) =>
      kind.parse(text) === null ? `Enter ${kind.wanted}.` : undefined;
    return asker === undefined ? (initial ?? '') : asker.text({ message, initial, check });
  };
}

/** Throws UserError with a line for each setting that nothing else says. */
function requireAll(settings: Settings, known: Known): void {
  const { variables } = known;
  const needed: readonly (readonly [SettingName, boolean])[] = [
    ['jira-url', variables.has('JIRA_URL')],
    ['sweep-jql', knownJql(known) !== undefined],
    ['model', variables.has('MODEL')],
  ];
  requireValid(
    readersOf(
      settings,
      needed.flatMap(([name, isKnown]) => (isKnown ? [] : [name])),
    ),
  );
}

async function askJql(
  settings: Settings,
  known: string | undefined,
  ask: Ask,
  asker: Asker | undefined,
): Promise<string> {
  if (settings.isGiven('sweep-jql') || asker === undefined || known !== undefined) {
    return ask('sweep-jql', 'Tickets to work on, as JQL', known);
  }
  const check = (text: string) =>
    /^[A-Za-z][A-Za-z0-9_]+$/.test(text) ? undefined : 'Enter the key of a project, such as APP.';
  const key = await asker.text({ message: 'Key of the Jira project', check });
  return ask('sweep-jql', 'Tickets to work on, as JQL', usualJql(key.toUpperCase()));
}

async function askEndpoint(
  settings: Settings,
  known: string | undefined,
  ask: Ask,
  asker: Asker | undefined,
): Promise<string> {
  const usual = known ?? settings.read('base-url');
  const isForeign = known !== undefined && knownProviders.every(({ baseUrl }) => baseUrl !== known);
  if (asker === undefined && isForeign && !settings.isGiven('base-url')) {
    throw new UserError(
      `Set ${settings.show('base-url')} to ${known} if you trust it: only the workflow of the work tree names it.`,
    );
  }
  if (settings.isGiven('base-url') || asker === undefined) return ask('base-url', '', usual);
  const listed = knownProviders.map(({ name, baseUrl }) => [baseUrl, name] as const);
  const chosen = await asker.choose<string>(
    'Who serves the model?',
    [...listed, ['', 'another, by its address']],
    providerAtAddress(usual)?.baseUrl ?? '',
  );
  const isWhole = chosen !== '' && !chosen.includes('RESOURCE');
  return isWhole ? chosen : ask('base-url', 'Address of the endpoint', chosen || known);
}

function askTrigger(
  settings: Settings,
  { workflow, hasWorker }: Known,
  asker: Asker | undefined,
): Promise<Setup['trigger']> {
  const sweeps = workflow.jql !== undefined && !settings.isGiven('trigger');
  const usual = sweeps ? (hasWorker ? 'both' : 'schedule') : settings.read('trigger');
  if (settings.isGiven('trigger') || asker === undefined) return Promise.resolve(usual);
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

async function askApp(
  settings: Settings,
  variables: Known['variables'],
  asker: Asker | undefined,
): Promise<boolean> {
  if (variables.has('APP_ID')) return true;
  if (settings.isGiven('app') || asker === undefined) return settings.read('app');
  const why = 'checks of its pull requests start by themselves, and no token expires';
  return asker.confirm(`Create a GitHub App for the agent, so that ${why}?`, true);
}

/** Resolves to those of some secrets that are given: by settings, or by answers if somebody can give them. */
export async function askSecrets(
  settings: Settings,
  wanted: readonly WantedSecret[],
  asker?: Asker,
): Promise<Map<string, string>> {
  const given = new Map<string, string>();
  for (const { name, fetched } of wanted) {
    if (fetched === undefined) continue;
    const { setting, what, link = '' } = fetched;
    const { kind } = settingsTable[setting];
    if (settings.isGiven(setting)) given.set(name, String(settings.read(setting)));
    else if (asker !== undefined) {
      const message = `The ${what} (empty: later) ${link}`.trimEnd();
      const check = (text: string) =>
        text !== '' && kind.parse(text) === null ? `Enter ${kind.wanted}.` : undefined;
      const answer = await asker.secret({ message, check });
      if (answer !== '') given.set(name, answer);
    }
  }
  return given;
}
