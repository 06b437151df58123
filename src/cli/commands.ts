import type { Subcommand } from '../settings/index.ts';
import { doctorCommand } from './doctor/index.ts';
import { initCommand } from './init/index.ts';
import { runCommand } from './run/index.ts';
import type { Command } from './terminal/index.ts';

/** Every command, in the order of the help: as a newcomer needs them. */
export const commands = {
  run: runCommand,
  init: initCommand,
  doctor: doctorCommand,
} as const satisfies Readonly<Record<Subcommand, Command>>;

/** The names of all commands, in the order of the help. */
export const commandNames: readonly Subcommand[] = Object.keys(commands).filter(
  (name): name is Subcommand => name in commands,
);

/** What the help explains besides the commands. */
export const otherTopics = ['environment'] as const;
