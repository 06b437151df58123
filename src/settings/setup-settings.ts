import {
  address,
  freeText,
  key,
  ofCommands,
  option,
  optional,
  type Setting,
  type Subcommand,
  secret,
  variable,
  word,
} from './kinds.ts';

/** What a check of a set-up examines besides what a run and a sweep are given. */
export const doctorSettings = {
  'sample-ticket': {
    kind: optional(key),
    places: [option('KEY', ['doctor'])],
    description:
      'Ticket of the project, such as APP-17, on which permissions and transitions are checked.',
  },
  github: {
    kind: optional(freeText('the repository, as owner/name', /^[\w.-]+\/[\w.-]+$/)),
    places: [option('OWNER/NAME', ['doctor', 'init'])],
    description: 'Repository on GitHub. Defaults to the one that the work tree was cloned from.',
  },
  'worker-url': {
    kind: optional(address('the address of the Worker, such as https://name.example.workers.dev')),
    places: [option('URL', ['doctor']), variable('WORKER_URL')],
    description: 'Address of the Worker to check.',
  },
  'run-commands': {
    ...ofCommands(['run']),
    description: 'Run the commands that .jira-bug-fix.yml names, without asking.',
  },
  'webhook-secret': {
    kind: optional(secret("the secret of the Worker and of Jira's webhook")),
    places: [variable('JIRA_WEBHOOK_SECRET')],
    description: 'Secret of the webhook. doctor signs a ping to the Worker with it.',
  },
} as const satisfies Readonly<Record<string, Setting>>;

/** What `init` sets up, and how. */
export const initSettings = {
  trigger: {
    kind: word(['webhook', 'schedule', 'both']),
    default: 'webhook',
    places: [option('WORD', ['init'])],
    description:
      "What starts work. webhook: Jira's webhooks, through a Worker. schedule: an hourly sweep, without a Worker. both: the sweep finds what a webhook missed.",
  },
  action: {
    kind: optional(
      freeText('the Action and its version, as owner/name@ref', /^[\w.-]+\/[\w.-]+@[\w./-]+$/),
    ),
    places: [option('OWNER/NAME@REF', ['init'])],
    description:
      'Action that the workflow uses. Defaults to the repository and version that this program comes from.',
  },
  force: {
    ...ofCommands(['init']),
    description: 'Overwrite a workflow that differs, after showing the difference.',
  },
} as const satisfies Readonly<Record<string, Setting>>;

const everyCommand: readonly Subcommand[] = ['run', 'doctor', 'init'];

/** What a command can be asked besides its work: to change nothing, and how much to say in which form. */
export const commandSettings = {
  'dry-run': {
    ...ofCommands(['run', 'init']),
    description: 'Print what would change, and change nothing.',
  },
  json: {
    ...ofCommands(['run', 'doctor']),
    description:
      'Print the result as JSON. run prints each step once it is done, and the outcome last: one object a line.',
  },
  verbose: {
    ...ofCommands(['run']),
    description: 'Also print each wait, and what is behind each step. Known secrets are hidden.',
  },
  quiet: {
    ...ofCommands(['run'], 'q'),
    description: 'Print only the result and what is wrong.',
  },
  help: {
    ...ofCommands(everyCommand, 'h'),
    description: 'Print this help.',
  },
  version: {
    ...ofCommands(everyCommand, 'v'),
    description: 'Print the version.',
  },
} as const satisfies Readonly<Record<string, Setting>>;
