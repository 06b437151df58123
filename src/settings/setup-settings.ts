import {
  address,
  freeText,
  input,
  key,
  ofCommands,
  option,
  optional,
  privateKey,
  type Setting,
  type Subcommand,
  secret,
  variable,
  word,
} from './kinds.ts';

/** How to reach GitHub. */
export const githubSettings = {
  'github-token': {
    kind: secret('a token that can write contents and pull requests'),
    default: { expression: 'github.token' },
    places: [
      input('ignored', 'work', 'follow', 'sweep'),
      variable('GITHUB_TOKEN', 'Token for doctor, which reads the repository with it.'),
    ],
    description:
      "Token that can write contents and pull requests. With a GitHub App's token, the checks of the pull request start by themselves.",
  },
  'app-id': {
    kind: optional(freeText('the App ID or client ID of a GitHub App', /^[\w.-]+$/)),
    places: [input('ignored', 'work', 'follow', 'sweep'), option('ID', ['init'])],
    description:
      'Client ID of the GitHub App that acts in place of github-token; app-private-key is its key.',
  },
  'app-private-key': {
    kind: optional(privateKey),
    places: [input('ignored', 'work', 'follow', 'sweep')],
    description:
      'Private key of that App, the whole .pem file that GitHub made; line breaks may be written as \\n.',
  },
  'github-api-url': {
    kind: address('the address of the GitHub API'),
    default: 'https://api.github.com',
    places: [variable('GITHUB_API_URL')],
    description: 'Address of the GitHub API, such as https://github.example.com/api/v3.',
  },
} as const satisfies Readonly<Record<string, Setting>>;

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
