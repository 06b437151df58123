import {
  address,
  flag,
  freeText,
  key,
  option,
  optional,
  type Setting,
  secret,
  variable,
} from './kinds.ts';

/** What a check of a set-up examines besides what a run and a sweep are given. */
export const doctorSettings = {
  'sample-ticket': {
    kind: optional(key),
    places: [option('KEY', ['doctor'])],
    description:
      'Ticket of the project, such as APP-17, on which permissions and transitions are checked. It is only read.',
  },
  github: {
    kind: optional(freeText('the repository, as owner/name', /^[\w.-]+\/[\w.-]+$/)),
    places: [option('OWNER/NAME', ['doctor', 'init'])],
    description: 'Repository on GitHub. Defaults to the one that the work tree was cloned from.',
  },
  'worker-url': {
    kind: optional(
      address('the address of the Worker, such as https://name.example.workers.dev', 'anywhere'),
    ),
    places: [option('URL', ['doctor']), variable('WORKER_URL')],
    description: 'Address of the Worker to check.',
  },
  'run-commands': {
    kind: flag,
    default: 'false',
    places: [option('', ['doctor'])],
    description:
      'Run the commands that the workflow of the work tree names. Without it, they run once you agree to them at a terminal. Given commands always run.',
  },
  'webhook-secret': {
    kind: optional(secret("the secret of the Worker and of Jira's webhook")),
    places: [variable('JIRA_WEBHOOK_SECRET')],
    description:
      'Secret of the webhook. doctor signs a ping to the Worker with it, and init stores it in the Worker.',
  },
  json: {
    kind: flag,
    default: 'false',
    places: [option('', ['doctor', 'init'])],
    description: 'Print the result as JSON.',
  },
} as const satisfies Readonly<Record<string, Setting>>;
