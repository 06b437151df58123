import { createInterface } from 'node:readline';
import type { Proxies } from '../../adapters/proxy/index.ts';
import { UserError } from '../../engines/errors.ts';
import {
  atTerminal,
  jiraSettings,
  type SettingName,
  type Settings,
  type Subcommand,
  settingNames,
} from '../../settings/index.ts';

/** What the arguments and the environment of a command give. */
export interface Given {
  /** The words after the command that are not options. */
  readonly words: readonly string[];
  readonly settings: Settings;
  /** Throws UserError for an address that is none. */
  readonly proxies: () => Proxies;
}

/** What a command was asked to do. */
export interface CommandRequest {
  readonly kind: Subcommand;
  readonly proxies: Proxies;
}

/** A command of the command line. */
export interface Command<Request extends CommandRequest = CommandRequest> {
  /** What follows the program's name, such as `doctor [options]`. */
  readonly synopsis: string;
  /** What the command does, as one sentence in the list of commands. */
  readonly sentence: string;
  /** Paragraphs of its help, above its options. */
  readonly details: readonly string[];
  /** Whole command lines. */
  readonly examples: readonly string[];
  /** Adds what the work tree gives to the settings; asks for a yes if that runs commands. */
  settle?(settings: Settings, signal: AbortSignal): Promise<Settings>;
  /** Throws UserError, with a line for each problem. */
  read(given: Given): Request;
  /** Resolves to the exit code. Loads only what the command needs. */
  perform(request: Request, signal: AbortSignal): Promise<number>;
}

/** The name of the program in help and examples. */
export const program = 'jira-bug-fix-agent';

/** The settings with an option of a subcommand, except those that only matter if Jira is asked. */
export function optionsOf(subcommand: Subcommand): readonly SettingName[] {
  return settingNames.filter(
    (name) =>
      atTerminal(name).option?.subcommands.includes(subcommand) && !jiraSettings.includes(name),
  );
}

/** Throws UserError for a word after a command that takes none, such as a ticket. */
export function refuseWord([word]: readonly string[], reason: string): void {
  if (word !== undefined) throw new UserError(`${reason}; remove ${JSON.stringify(word)}.`);
}

/** How much a command says beside its result. */
export type Verbosity = 'quiet' | 'normal' | 'verbose';

/** Reads how much a run says. Throws UserError if it is to say both more and less. */
export function readVerbosity({ read }: Settings): Verbosity {
  const [quiet, verbose] = [read('quiet'), read('verbose')];
  if (quiet && verbose) throw new UserError('Remove --quiet or --verbose: one excludes the other.');
  return quiet ? 'quiet' : verbose ? 'verbose' : 'normal';
}

/** Returns what asks the user for a yes; `undefined` if nobody can answer. */
export function confirmIfAsked(signal: AbortSignal) {
  const isTerminal = process.stdin.isTTY && process.stderr.isTTY;
  return isTerminal ? (question: string) => confirmAtTerminal(question, signal) : undefined;
}

/** Asks for a yes at a terminal; everything else is a no, and so is the end of the input. */
function confirmAtTerminal(question: string, signal: AbortSignal): Promise<boolean> {
  const { stdin: input, stderr: output } = process;
  // Without `terminal`, Ctrl-C stays a signal.
  const lines = createInterface({ input, output, terminal: false });
  return new Promise<boolean>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
    lines.on('close', () => resolve(false));
    lines.question(question, { signal }, (answer) => resolve(/^y(?:es)?$/i.test(answer.trim())));
  }).finally(() => lines.close());
}
