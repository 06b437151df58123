import type { GitHubSettings } from '../adapters/github/index.ts';
import type { JiraSettings } from '../adapters/jira/index.ts';
import type { OpenAiSettings } from '../adapters/openai/index.ts';
import { type TicketKey, ticketKey } from '../core/tickets/index.ts';
import { UserError } from '../core/user-error.ts';
import {
  atTerminal,
  readJira,
  readRun,
  readSweep,
  type Settings,
  type Subcommand,
  settingNames,
  settingsTable,
} from '../settings/index.ts';
import { openTerminalSettings } from './terminal-settings.ts';

/** Where the ticket is read from. */
export type TicketSource =
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'jira'; readonly key: TicketKey; readonly jira: JiraSettings };

/** A run at a terminal. */
export type CliOptions = ReturnType<typeof readRunRequest>;

/** A sweep at a terminal; without `github` it only lists what it finds. */
export type CliSweep = ReturnType<typeof readSweepRequest>;

export type CliRequest =
  | CliOptions
  | CliSweep
  | { readonly kind: 'help' }
  | { readonly kind: 'version' };

/** Returns what the arguments and the environment ask for. Throws UserError if they are not valid. */
export function readArguments(args: readonly string[], env: NodeJS.ProcessEnv): CliRequest {
  const { settings, options, positionals } = openTerminalSettings(args, env);
  const [subcommand, ...keys] = positionals;
  if (settings.read('version')) return { kind: 'version' };
  if (settings.read('help') || subcommand === undefined || subcommand === 'help') {
    return { kind: 'help' };
  }
  if (subcommand !== 'run' && subcommand !== 'sweep') {
    throw new UserError(
      `There is no command ${JSON.stringify(subcommand)}; use run, sweep or --help.`,
    );
  }
  checkOptions(options, subcommand);
  return subcommand === 'run' ? readRunRequest(keys, settings) : readSweepRequest(keys, settings);
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

function readRunRequest([key, ...others]: readonly string[], settings: Settings) {
  if (others.length > 0) {
    throw new UserError(`One run works on one ticket; remove ${JSON.stringify(others[0])}.`);
  }
  const { read, show } = settings;
  const run = readRun(settings);
  checkEnvironment(run.project.environment, show);
  return {
    kind: 'run' as const,
    ticket: ticketSource(key, settings),
    repository: read('repo'),
    model: readModel(settings),
    show,
    ...run,
    dryRun: read('dry-run'),
    trace: read('trace'),
  };
}

function readSweepRequest([key]: readonly string[], settings: Settings) {
  if (key !== undefined) {
    throw new UserError(`A sweep finds its tickets by --jql; remove ${JSON.stringify(key)}.`);
  }
  return {
    kind: 'sweep' as const,
    sweep: readSweep(settings),
    jira: readJira(settings),
    github: readGitHubSettings(settings),
  };
}

function readGitHubSettings({ read, show }: Settings): GitHubSettings | undefined {
  const repository = read('dispatch');
  if (repository === undefined) return undefined;
  return { repository, apiUrl: read('github-api-url'), token: read('github-token'), show };
}

function ticketSource(key: string | undefined, settings: Settings): TicketSource {
  const path = settings.read('ticket-file');
  if (key !== undefined && path !== undefined) {
    throw new UserError('Give either a ticket key or --ticket FILE, not both.');
  }
  if (path !== undefined) return { kind: 'file', path };
  if (key === undefined) {
    throw new UserError('Name the ticket: --ticket FILE, or a key such as APP-17.');
  }
  const checked = ticketKey(key);
  if (checked === undefined) {
    throw new UserError(`${JSON.stringify(key)} is not a ticket key such as APP-17.`);
  }
  return { kind: 'jira', key: checked, jira: readJira(settings) };
}

/** Only OpenAI's own endpoint requires a key: a local one such as Ollama takes any. */
function readModel({ read, isGiven, show }: Settings): OpenAiSettings {
  const model = read('model');
  const baseUrl = read('base-url');
  const usesKey = isGiven('api-key') || new URL(baseUrl).hostname === 'api.openai.com';
  return { baseUrl, apiKey: usesKey ? read('api-key') : 'none', model, show };
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
