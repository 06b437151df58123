import type { RunModelSettings } from '../../adapters/openai/index.ts';
import { UserError } from '../../core/user-error.ts';
import {
  atTerminal,
  givenSecrets,
  readApiKey,
  readEndpoint,
  readersOf,
  readJira,
  readRun,
  requireValid,
  type Settings,
  settingNames,
  settingsTable,
} from '../../settings/index.ts';
import { type Given, optionsOf, requireJira } from '../terminal/index.ts';
import { namedTicket, type TicketSource } from './ticket-source.ts';

/** A run at a terminal. */
export type RunRequest = ReturnType<typeof readRunRequest>;

/** Reads what a run is asked to do. Throws UserError, with a line for each problem. */
export function readRunRequest({ words, settings, proxies }: Given) {
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
    receipt: read('receipt'),
    trace: read('trace'),
    secrets: givenSecrets(settings),
    proxies: proxies(),
  };
}

function readModel(settings: Settings): RunModelSettings {
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
