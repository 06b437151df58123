import { mkdir, realpath } from 'node:fs/promises';
import type { Tests } from '../../agent/ports.ts';
import type { CommandName, Ran } from '../../core/checks/index.ts';
import { emptyPatch } from '../../core/edits/index.ts';
import { checkNames } from './environment.ts';
import { type Isolation, type IsolationMode, isolate } from './isolation.ts';
import { lastLine } from './output.ts';
import type { Ended } from './process.ts';
import type { Room } from './workspace.ts';

/** Which commands of the project run, and how. */
export interface TestSettings {
  /** The checkout. It is never changed, and commands see only a copy of it. */
  readonly root: string;
  /** Commands for bash. `setup` runs once, before the others and with network. */
  readonly commands: { readonly [name in CommandName | 'setup']?: string | undefined };
  /** Milliseconds. */
  readonly timeouts: { readonly setup: number; readonly command: number };
  readonly isolation: IsolationMode;
  /** Names of further variables that the commands are told. */
  readonly environment: readonly string[];
  /** A folder for the private copy, outside of the checkout. */
  readonly scratch: string;
}

/** The project's commands. To dispose of them removes the private copy. */
export interface ProjectTests extends Tests, AsyncDisposable {}

const names: readonly CommandName[] = ['lint', 'tests'];

/**
 * The project's own commands, on a private copy. Tries the isolation out at once, so that what it says
 * of itself is true. `job` is the environment of the job. Rejects with a UserError for names of variables
 * that cannot be passed on.
 */
export async function projectTests(
  settings: TestSettings,
  job: NodeJS.ProcessEnv = process.env,
): Promise<ProjectTests> {
  checkNames(settings.environment);
  const commands = names.filter((name) => settings.commands[name]);
  const isolation = await isolationFor(settings, commands, job);
  if (isolation.kind === 'missing') return notRunning(commands, isolation.sentence);
  const { room, sentence } = isolation;
  let prepared: Promise<string | undefined> | undefined;
  return {
    commands,
    isolation: sentence,
    run: async (name, patch, signal) => {
      signal.throwIfAborted();
      const command = settings.commands[name];
      if (!command) return notRun(`The settings name no command for ${name}.`);
      prepared ??= prepare(room, settings, signal);
      const obstacle = await prepared;
      if (obstacle !== undefined) return notRun(obstacle);
      const timeout = settings.timeouts.command;
      return ranOf(
        await room.run({ command, patch, stays: false, network: false, timeout, signal }),
      );
    },
    [Symbol.asyncDispose]: () => room[Symbol.asyncDispose](),
  };
}

async function isolationFor(
  settings: TestSettings,
  commands: readonly CommandName[],
  job: NodeJS.ProcessEnv,
): Promise<Isolation> {
  if (commands.length === 0) return { kind: 'missing', sentence: 'The settings name no command.' };
  const { environment, isolation } = settings;
  await mkdir(settings.scratch, { recursive: true });
  const [root, scratch] = await Promise.all([realpath(settings.root), realpath(settings.scratch)]);
  return isolate({ root, scratch, environment, job }, isolation);
}

/** Makes the copy ready; resolves to why the commands cannot run on it. */
async function prepare(
  room: Room,
  { commands, timeouts }: TestSettings,
  signal: AbortSignal,
): Promise<string | undefined> {
  try {
    await room.fill(signal);
  } catch (error) {
    signal.throwIfAborted();
    return `The checkout could not be copied for the commands: ${error instanceof Error ? error.message : error}.`;
  }
  if (!commands.setup) return undefined;
  const errand = { command: commands.setup, patch: emptyPatch, stays: true, network: true };
  const ended = await room.run({ ...errand, timeout: timeouts.setup, signal });
  const ran = ranOf(ended);
  if (ran.kind === 'not-run') return ran.why;
  if (ran.kind === 'exited' && ran.code === 0) return undefined;
  const how =
    ran.kind === 'exited'
      ? `ended with exit code ${ran.code}`
      : `took more than ${timeouts.setup / 1000} seconds`;
  return `The command of the input \`setup-command\` ${how}, so nothing was run after it. Its last lines: ${lastLines(ran.output)}`;
}

/** A command that was not even reached is one that did not run. */
function ranOf({ kind, code, output, errors, elapsed }: Ended): Ran {
  if (kind === 'timed-out') return { kind, output, elapsed };
  if (!/^ready$/m.test(errors)) {
    return notRun(`The place for the command could not be made: ${lastLine(errors)}.`);
  }
  return { kind, code, output, elapsed };
}

function notRunning(commands: readonly CommandName[], why: string): ProjectTests {
  return {
    commands,
    isolation: why,
    run: async (_name, _patch, signal) => {
      signal.throwIfAborted();
      return notRun(why);
    },
    [Symbol.asyncDispose]: async () => {},
  };
}

const notRun = (why: string): Ran => ({ kind: 'not-run', why });

const lastLines = (output: string) =>
  output.trimEnd().split('\n').slice(-10).join('\n').slice(-2_000);
