import { parseArgs } from 'node:util';
import type { JiraSettings } from '../adapters/jira/index.ts';
import { type PathRules, pathRules } from '../core/repository/index.ts';
import type { Rules } from '../core/run/index.ts';
import { type TicketKey, ticketKey } from '../core/tickets/index.ts';
import { UserError } from '../core/user-error.ts';
import { readRules, type Settings } from '../settings/index.ts';
import { readJiraOptions } from './jira-options.ts';
import { type ProjectOptions, readProjectOptions } from './project-options.ts';
import { readSweepOptions, type SweepCommand } from './sweep-options.ts';

/** Where the ticket is read from. */
export type TicketSource =
  | { readonly kind: 'file'; readonly path: string }
  | {
      readonly kind: 'jira';
      readonly key: TicketKey;
      readonly jira: JiraSettings;
    };

export interface RunCommand extends ProjectOptions {
  readonly kind: 'run';
  readonly ticket: TicketSource;
  readonly repository: string;
  readonly model: { readonly baseUrl: string; readonly apiKey: string; readonly model: string };
  readonly rules: Rules;
  readonly paths: PathRules;
  /** Whether the model is asked for a test that fails without the fix. */
  readonly reproduce: boolean;
  readonly dryRun: boolean;
  /** Where the record of the run is written. */
  readonly trace?: string;
}

export type Command =
  | RunCommand
  | SweepCommand
  | { readonly kind: 'help' }
  | { readonly kind: 'version' };

const options = {
  ticket: { type: 'string' },
  repo: { type: 'string', default: '.' },
  model: { type: 'string' },
  'base-url': { type: 'string' },
  'max-attempts': { type: 'string' },
  'max-calls': { type: 'string' },
  'max-tokens': { type: 'string' },
  'deadline-minutes': { type: 'string' },
  'price-prompt': { type: 'string' },
  'price-completion': { type: 'string' },
  'max-cost': { type: 'string' },
  'safe-directory': { type: 'string', default: '.' },
  'max-files': { type: 'string' },
  'max-lines': { type: 'string' },
  'setup-command': { type: 'string' },
  'lint-command': { type: 'string' },
  'test-command': { type: 'string' },
  'test-timeout-minutes': { type: 'string' },
  'test-isolation': { type: 'string' },
  'test-environment': { type: 'string', multiple: true },
  reproduce: { type: 'boolean', default: false },
  'jira-url': { type: 'string' },
  'cloud-id': { type: 'string' },
  'ticket-field': { type: 'string', multiple: true },
  'dry-run': { type: 'boolean', default: false },
  trace: { type: 'string' },
  jql: { type: 'string' },
  hours: { type: 'string' },
  limit: { type: 'string' },
  dispatch: { type: 'string' },
  help: { type: 'boolean', default: false },
  version: { type: 'boolean', default: false },
} as const;

type Values = ReturnType<typeof parse>['values'];

/** The command that the arguments and the environment ask for; a UserError says what to mend. */
export function readArguments(args: readonly string[], env: NodeJS.ProcessEnv): Command {
  const { values, positionals } = parse(args);
  const [verb, key, ...rest] = positionals;
  if (values.version) return { kind: 'version' };
  if (values.help || verb === undefined || verb === 'help') return { kind: 'help' };
  if (verb === 'sweep') return sweepCommand(key, values, env);
  if (verb !== 'run')
    throw new UserError(`There is no command ${JSON.stringify(verb)}; use run, sweep or --help.`);
  if (rest.length > 0)
    throw new UserError(`One run works one ticket; ${JSON.stringify(rest[0])} is one too many.`);
  const settings = settingsOf(values);
  return {
    kind: 'run',
    ticket: ticketSource(key, values, env),
    repository: values.repo,
    model: modelSettings(values, env),
    rules: readRules(settings),
    paths: pathsOption(values['safe-directory']),
    ...readProjectOptions(settings),
    reproduce: values.reproduce,
    dryRun: values['dry-run'],
    ...(values.trace === undefined ? {} : { trace: values.trace }),
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (cause) {
    throw new UserError(
      `${cause instanceof Error ? cause.message.split(/\.\s/)[0] : String(cause)}; see --help.`,
    );
  }
}

function sweepCommand(key: string | undefined, values: Values, env: NodeJS.ProcessEnv): Command {
  if (key === undefined) return readSweepOptions(values, env);
  throw new UserError(`A sweep finds its tickets by --jql; ${JSON.stringify(key)} is too much.`);
}

function ticketSource(
  key: string | undefined,
  values: Values,
  env: NodeJS.ProcessEnv,
): TicketSource {
  if (key !== undefined && values.ticket !== undefined) {
    throw new UserError('Give either a ticket key or --ticket FILE, not both.');
  }
  if (values.ticket !== undefined) return { kind: 'file', path: values.ticket };
  if (key === undefined)
    throw new UserError('Name the ticket: --ticket FILE, or a key such as APP-17.');
  const checked = ticketKey(key);
  if (checked === undefined)
    throw new UserError(`${JSON.stringify(key)} is not a ticket key such as APP-17.`);
  return { kind: 'jira', key: checked, jira: readJiraOptions(values, env) };
}

/** A local endpoint such as Ollama takes any key, so only OpenAI's own must be given one. */
function modelSettings(values: Values, env: NodeJS.ProcessEnv): RunCommand['model'] {
  const baseUrl = webAddress(
    values['base-url'] ?? (env.OPENAI_BASE_URL || 'https://api.openai.com/v1'),
    '--base-url or the variable OPENAI_BASE_URL',
  );
  const model = values.model ?? env.MODEL ?? '';
  if (model === '')
    throw new UserError('Set --model to the name of a model that the endpoint serves.');
  const needsKey = new URL(baseUrl).hostname === 'api.openai.com';
  const apiKey = needsKey
    ? variable(env, 'OPENAI_API_KEY', "the endpoint's key")
    : env.OPENAI_API_KEY || 'none';
  return { baseUrl, apiKey, model };
}

function variable(env: NodeJS.ProcessEnv, name: string, what: string): string {
  const value = env[name] ?? '';
  if (value === '') throw new UserError(`Set the variable ${name} to ${what}.`);
  return value;
}

function webAddress(value: string | undefined, where: string): string {
  if (value === undefined || !URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol)) {
    throw new UserError(`Set ${where} to an address that begins with https:// or http://.`);
  }
  return value.replace(/\/+$/, '');
}

/** The options as settings that are read elsewhere; one that is given several times has a line for each. */
function settingsOf(values: Values): Settings {
  const given = new Map(Object.entries(values));
  return {
    get: (name) => [given.get(name) ?? ''].flat().join('\n'),
    show: (name) => `--${name}`,
  };
}

function pathsOption(directory: string): PathRules {
  const rules = pathRules(directory);
  if (rules === undefined)
    throw new UserError('Set --safe-directory to a directory inside the repository.');
  return rules;
}
