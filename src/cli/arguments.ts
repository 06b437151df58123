import type { GitHubSettings } from '../adapters/github/index.ts';
import type { OpenAiSettings } from '../adapters/openai/index.ts';
import { type Proxies, readProxies } from '../adapters/proxy/index.ts';
import { ticketKey } from '../core/tickets/index.ts';
import { UserError } from '../core/user-error.ts';
import {
  atTerminal,
  jiraSettings,
  readApiKey,
  readEndpoint,
  readersOf,
  readJira,
  readRun,
  readSweep,
  requireValid,
  type SettingName,
  type Settings,
  type Subcommand,
  settingNames,
  settingsTable,
} from '../settings/index.ts';
import { nearest } from './nearest.ts';
import { openTerminalSettings } from './terminal-settings.ts';
import { namedTicket, seemsFile, type TicketSource } from './ticket-source.ts';

/** A run at a terminal. */
export type CliOptions = ReturnType<typeof readRunRequest>;

/** A sweep at a terminal; without `github` it only lists what it finds. */
export type CliSweep = ReturnType<typeof readSweepRequest>;

export type CliRequest =
  | CliOptions
  | CliSweep
  | { readonly kind: 'help' }
  | { readonly kind: 'version' };

/** Returns what the arguments and the environment ask for. Throws UserError, with a line for each problem. */
export function readArguments(args: readonly string[], env: NodeJS.ProcessEnv): CliRequest {
  const { settings, options, positionals } = openTerminalSettings(args, env);
  const [command, ...words] = positionals;
  if (settings.read('version')) return { kind: 'version' };
  if (settings.read('help') || args.length === 0 || command === 'help') return { kind: 'help' };
  const subcommand = subcommandOf(command);
  checkOptions(options, subcommand);
  const proxies = () => readProxies(env);
  return subcommand === 'run'
    ? readRunRequest(words, settings, proxies)
    : readSweepRequest(words, settings, proxies);
}

function subcommandOf(command: string | undefined): Subcommand {
  if (command === 'run' || command === 'sweep') return command;
  if (command === undefined) {
    throw new UserError('Put a command before the options, run or sweep; see --help.');
  }
  const isTicket = ticketKey(command.toUpperCase()) !== undefined || seemsFile(command);
  const meant = isTicket ? `run ${command}` : nearest(command, ['run', 'sweep', 'help']);
  const advice = meant === undefined ? 'use run, sweep or --help.' : `did you mean ${meant}?`;
  throw new UserError(`There is no command ${JSON.stringify(command)}: ${advice}`);
}

/** Throws UserError for an option of the other subcommand: ignoring `sweep --dry-run` would start work. */
function checkOptions(given: readonly string[], subcommand: Subcommand): void {
  const wrong = settingNames
    .map((name) => atTerminal(name).option)
    .find(
      (option) => option?.subcommands.includes(subcommand) === false && given.includes(option.name),
    );
  if (wrong === undefined) return;
  throw new UserError(`Remove --${wrong.name}: ${subcommand} has no such option; see --help.`);
}

function readRunRequest(words: readonly string[], settings: Settings, proxies: () => Proxies) {
  const { read, show } = settings;
  const ticket = () => namedTicket(words, read('ticket-file'));
  requireValid([
    ticket,
    () => ticket().kind === 'key' && requireJira(settings),
    ...readersOf(settings, optionsOf('run')),
    () => readModel(settings),
    () => checkEnvironment(read('test-environment'), show),
    () => readRun(settings),
    proxies,
  ]);
  const named = ticket();
  const source: TicketSource =
    named.kind === 'file' ? named : { kind: 'jira', key: named.key, jira: readJira(settings) };
  return {
    kind: 'run' as const,
    ticket: source,
    repository: read('repo'),
    model: readModel(settings),
    show,
    ...readRun(settings),
    dryRun: read('dry-run'),
    trace: read('trace'),
    proxies: proxies(),
  };
}

function readSweepRequest([word]: readonly string[], settings: Settings, proxies: () => Proxies) {
  requireValid([
    () => refuseWord(word),
    () => requireJira(settings),
    ...readersOf(settings, optionsOf('sweep')),
    () => readGitHubSettings(settings),
    proxies,
  ]);
  return {
    kind: 'sweep' as const,
    sweep: readSweep(settings),
    jira: readJira(settings),
    github: readGitHubSettings(settings),
    proxies: proxies(),
  };
}

function refuseWord(word: string | undefined): void {
  if (word === undefined) return;
  throw new UserError(`A sweep finds its tickets by --jql; remove ${JSON.stringify(word)}.`);
}

/** The settings with an option of a subcommand, except those that only matter if Jira is asked. */
function optionsOf(subcommand: Subcommand): readonly SettingName[] {
  return settingNames.filter(
    (name) =>
      atTerminal(name).option?.subcommands.includes(subcommand) && !jiraSettings.includes(name),
  );
}

function requireJira(settings: Settings): void {
  requireValid([...readersOf(settings, jiraSettings), () => readJira(settings)]);
}

function readGitHubSettings({ read, show }: Settings): GitHubSettings | undefined {
  const repository = read('dispatch');
  if (repository === undefined) return undefined;
  return { repository, apiUrl: read('github-api-url'), token: read('github-token'), show };
}

function readModel(settings: Settings): OpenAiSettings {
  return { apiKey: readApiKey(settings), ...readEndpoint(settings), show: settings.show };
}

/** Throws UserError for a variable that can hold one of the secrets of this program. */
function checkEnvironment(names: readonly string[], show: Settings['show']): void {
  const secrets = settingNames.filter((name) => settingsTable[name].kind.form === 'secret');
  const variables = new Set(secrets.map((name) => atTerminal(name).variable));
  const secret = names.find((name) => variables.has(name));
  if (secret === undefined) return;
  throw new UserError(
    `Remove ${secret} from ${show('test-environment')}: code under test must not see a secret.`,
  );
}
