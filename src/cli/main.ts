import manifest from '../../package.json' with { type: 'json' };
import { readProxies, useProxies } from '../adapters/proxy/index.ts';
import { meaningOf } from '../core/run/index.ts';
import { ticketKey } from '../core/tickets/index.ts';
import { eventWriter, outcomeEvent } from '../core/trace/index.ts';
import { errorMessage, isDefect, UnreachableError, UserError } from '../engines/errors.ts';
import { nearestWord } from '../engines/text/index.ts';
import { atTerminal, type Subcommand, settingNames } from '../settings/index.ts';
import { commandNames, commands, type HelpTopic, helpOn, otherTopics } from './commands.ts';
import { seemsFile } from './run/index.ts';
import {
  type Command,
  columnsOf,
  type Given,
  openTerminalSettings,
  printError,
  printResult,
} from './terminal/index.ts';

/** Does what the arguments ask for, and sets the exit code. Never rejects. */
export async function main(): Promise<void> {
  const cancelled = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM']) process.once(name, () => cancelled.abort());
  // Whoever reads the output may stop, as `head` does; a fix that was paid for is still written.
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error) => {
      if (!('code' in error) || error.code !== 'EPIPE') throw error;
    });
  }
  const args = process.argv.slice(2);
  try {
    const { signal } = cancelled;
    const request = await settle(args, process.env, signal);
    process.exitCode = await perform(request, signal);
  } catch (cause) {
    const isMendable = cause instanceof UserError || cause instanceof UnreachableError;
    const reason = isMendable ? 'misconfigured' : 'failed';
    const stack = isDefect(cause) && cause instanceof Error ? cause.stack : undefined;
    printError(stack ?? errorMessage(cause));
    printError(`Stopped: ${reason}.`);
    // Whoever reads the events of a run gets its end, too, whatever it is.
    const hasEvents = args.includes('run') && args.includes('--json');
    if (hasEvents)
      printResult(
        eventWriter({ secrets: [] })(outcomeEvent({ reason, problem: errorMessage(cause) })),
      );
    process.exitCode = meaningOf({ reason }).exitCode;
  }
}

/** Resolves to the exit code. Loads only what the command needs. */
async function perform(request: CliRequest, signal: AbortSignal): Promise<number> {
  switch (request.kind) {
    case 'help':
      printResult(helpOn(request.topic, columnsOf(process.stdout)));
      return 0;
    case 'version':
      printResult(manifest.version);
      return 0;
    default: {
      await useProxies(request.proxies);
      const command: Command = commands[request.kind];
      return command.perform(request, signal);
    }
  }
}

type CliRequest =
  | ReturnType<(typeof commands)[Subcommand]['read']>
  | { readonly kind: 'help'; readonly topic?: HelpTopic | undefined }
  | { readonly kind: 'version' };

/** Returns what the arguments, the environment and the work tree ask for. Rejects as `readArguments` throws. */
async function settle(args: readonly string[], env: NodeJS.ProcessEnv, signal: AbortSignal) {
  const asked = parseArguments(args, env);
  if ('kind' in asked) return asked;
  const { subcommand, given } = asked;
  const command: Command = commands[subcommand];
  const settings = (await command.settle?.(given.settings, signal)) ?? given.settings;
  return commands[subcommand].read({ ...given, settings });
}

/** Returns what the arguments and the environment ask for. Throws UserError, with a line for each problem. */
export function readArguments(args: readonly string[], env: NodeJS.ProcessEnv): CliRequest {
  const asked = parseArguments(args, env);
  return 'kind' in asked ? asked : commands[asked.subcommand].read(asked.given);
}

type Asked =
  | Extract<CliRequest, { kind: 'help' | 'version' }>
  | { readonly subcommand: Subcommand; readonly given: Given };

function parseArguments(args: readonly string[], env: NodeJS.ProcessEnv): Asked {
  const { settings, options, positionals } = openTerminalSettings(args, env);
  const [command, ...words] = positionals;
  if (settings.read('version')) return { kind: 'version' };
  if (command === 'help') return { kind: 'help', topic: topicOf(words[0]) };
  if (settings.read('help')) return { kind: 'help', topic: topicOf(command) };
  if (args.length === 0) return { kind: 'help' };
  const subcommand = subcommandOf(command);
  checkOptions(options, subcommand);
  return { subcommand, given: { words, settings, proxies: () => readProxies(env) } };
}

function topicOf(word: string | undefined): HelpTopic | undefined {
  const topics = [...commandNames, ...otherTopics];
  const known = topics.find((topic) => topic === word);
  if (word === undefined || known !== undefined) return known;
  const meant = nearestWord(word, topics);
  const advice = meant === undefined ? `use ${topics.join(', ')}.` : `did you mean ${meant}?`;
  throw new UserError(`There is no help on ${JSON.stringify(word)}: ${advice}`);
}

function subcommandOf(word: string | undefined): Subcommand {
  const known = commandNames.find((name) => name === word);
  if (known !== undefined) return known;
  const all = commandNames.join(', ');
  if (word === undefined) {
    throw new UserError('Put a command before the options, such as run; see --help.');
  }
  const isTicket = ticketKey(word.toUpperCase()) !== undefined || seemsFile(word);
  const meant = isTicket ? `run ${word}` : nearestWord(word, [...commandNames, 'help']);
  const advice = meant === undefined ? `use ${all} or --help.` : `did you mean ${meant}?`;
  throw new UserError(`There is no command ${JSON.stringify(word)}: ${advice}`);
}

/** Throws UserError for an option of another subcommand: ignoring `doctor --dry-run` would ask the model. */
function checkOptions(given: readonly string[], subcommand: Subcommand): void {
  const options = settingNames.flatMap((name) => atTerminal(name).option ?? []);
  const own = options.filter(({ subcommands }) => subcommands.includes(subcommand));
  // One name may be an option of two subcommands, each with a meaning of its own.
  const wrong = given.find((name) => own.every((option) => option.name !== name));
  if (wrong === undefined) return;
  throw new UserError(`Remove --${wrong}: ${subcommand} has no such option; see --help.`);
}
