import { flag, option, type Setting, type Subcommand } from './kinds.ts';

const everyCommand: readonly Subcommand[] = [
  'run',
  'sweep',
  'outcomes',
  'doctor',
  'init',
  'replay',
];

/** What a command can be asked besides its work: to change nothing, and how much to say in which form. */
export const commandSettings = {
  'dry-run': {
    kind: flag,
    default: 'false',
    places: [option('', ['run', 'init'])],
    description: 'Print what would change, and change nothing.',
  },
  json: {
    kind: flag,
    default: 'false',
    places: [option('', ['run', 'outcomes', 'doctor', 'init'])],
    description:
      'Print the result as JSON. run prints each step once it is done, and the outcome last: one object a line.',
  },
  csv: {
    kind: flag,
    default: 'false',
    places: [option('', ['outcomes'])],
    description: 'Print a line of CSV for each pull request.',
  },
  verbose: {
    kind: flag,
    default: 'false',
    places: [option('', ['run', 'sweep', 'outcomes', 'doctor'])],
    description:
      'Also print each request with its status, time and size, each wait, and what is behind each step. Known secrets are hidden.',
  },
  quiet: {
    kind: flag,
    default: 'false',
    places: [option('', ['run'], undefined, 'q')],
    description: 'Print only the result and what is wrong.',
  },
  help: {
    kind: flag,
    default: 'false',
    places: [option('', everyCommand, undefined, 'h')],
    description: 'Print this help.',
  },
  version: {
    kind: flag,
    default: 'false',
    places: [option('', everyCommand, undefined, 'v')],
    description: 'Print the version.',
  },
} as const satisfies Readonly<Record<string, Setting>>;
