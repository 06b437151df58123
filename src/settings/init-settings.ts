import { flag, freeText, option, optional, type Setting, word } from './kinds.ts';

/** What `init` sets up, and how. */
export const initSettings = {
  trigger: {
    kind: word(['webhook', 'schedule', 'both']),
    default: 'webhook',
    places: [option('WORD', ['init'])],
    description:
      "What starts work. webhook: Jira's webhooks, through a Worker. schedule: an hourly sweep, without a Worker. both: the sweep finds what a webhook missed.",
  },
  'app-id': {
    kind: optional(freeText('the client ID of a GitHub App', /^[\w.-]+$/)),
    places: [option('ID', ['init'])],
    description:
      "Client ID of the GitHub App that acts in place of tokens. Defaults to the repository's variable APP_ID.",
  },
  action: {
    kind: optional(
      freeText('the Action and its version, as owner/name@ref', /^[\w.-]+\/[\w.-]+@[\w./-]+$/),
    ),
    places: [option('OWNER/NAME@REF', ['init'])],
    description:
      'Action that the workflow uses. Defaults to the repository and version that this program comes from.',
  },
  yes: {
    kind: flag,
    default: 'false',
    places: [option('', ['init'], undefined, 'y')],
    description: 'Run the commands without asking. A file that differs is still not overwritten.',
  },
  force: {
    kind: flag,
    default: 'false',
    places: [option('', ['init'])],
    description: 'Overwrite files that differ, after showing the difference.',
  },
  print: {
    kind: flag,
    default: 'false',
    places: [option('', ['init'])],
    description: 'Write the files, but only print the commands.',
  },
} as const satisfies Readonly<Record<string, Setting>>;
