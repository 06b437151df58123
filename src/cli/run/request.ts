import { statSync } from 'node:fs';
import type { JiraSettings } from '../../adapters/jira/index.ts';
import { type TicketKey, ticketKey } from '../../core/tickets/index.ts';
import { UserError } from '../../engines/errors.ts';
import {
  atTerminal,
  givenSecrets,
  jiraSettings,
  readersOf,
  readJira,
  readModel,
  readRun,
  requireValid,
  type Settings,
  settingNames,
  settingsTable,
} from '../../settings/index.ts';
import { type Given, optionsOf, readVerbosity } from '../terminal/index.ts';

/** Where the ticket is read from. The path `-` is standard input. */
export type TicketSource =
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'jira'; readonly key: TicketKey; readonly jira: JiraSettings };

/** A run at a terminal. */
export type RunRequest = ReturnType<typeof readRunRequest>;

/** Reads what a run is asked to do. Throws UserError, with a line for each problem. */
export function readRunRequest({ words, settings, proxies }: Given) {
  const { read, show } = settings;
  const ticket = () => namedTicket(words, read('ticket-file'));
  const jiraParts = [...readersOf(settings, jiraSettings), () => readJira(settings)];
  requireValid([
    ticket,
    () => ticket().kind === 'key' && requireValid(jiraParts),
    ...readersOf(settings, optionsOf('run')),
    () => readModel(settings),
    () => checkEnvironment(read('test-environment'), show),
    () => readRun(settings),
    () => readVerbosity(settings),
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
    plan: read('plan'),
    trace: read('trace'),
    secrets: givenSecrets(settings),
    json: read('json'),
    verbosity: readVerbosity(settings),
    proxies: proxies(),
  };
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

/** What the arguments call the ticket. */
export type NamedTicket =
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'key'; readonly key: TicketKey };

/**
 * Returns the ticket that the words after `run`, or else `option`, name. Either takes a key, in any case, or
 * a file; a file in the option and a key among the words have priority. Throws UserError if no ticket or
 * several are named.
 */
export function namedTicket(words: readonly string[], option: string | undefined): NamedTicket {
  const [word, ...others] = [...words, ...(option === undefined ? [] : [option])];
  if (word === undefined) {
    throw new UserError('Name the ticket: a file such as bug.md, or a key such as APP-17.');
  }
  if (others.length > 0) {
    const more = others.map((other) => JSON.stringify(other)).join(', ');
    throw new UserError(`One run works on one ticket: remove ${JSON.stringify(word)} or ${more}.`);
  }
  const key = ticketKey(word.toUpperCase());
  const isExactly = key === word && option === undefined;
  if (key !== undefined && (isExactly || !isFile(word))) return { kind: 'key', key };
  if (option !== undefined || seemsFile(word)) return { kind: 'file', path: word };
  throw new UserError(
    `${JSON.stringify(word)} is neither a file nor a ticket key: name a file such as bug.md, or a key such as APP-17.`,
  );
}

/** Whether a word names a file, even one that does not exist. */
export function seemsFile(word: string): boolean {
  return word === '-' || /[\\/]|\.(md|markdown|txt|json)$/i.test(word) || isFile(word);
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true;
}
